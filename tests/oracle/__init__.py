"""The literal oracle: rule 613 worked out object by object, slowly, from the same ability data as the engine.

It shares no line with the engine: it reads the fields of the nodes and calls none of their methods.
"""
