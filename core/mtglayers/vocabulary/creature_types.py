"""The creature types (205.3m), one constant each: a misspelt one is an error. New ones: ``subtype("…")``."""

from typing import Final

from mtglayers.filters import Word

Advisor: Final = Word("Advisor", "creature type")
Aetherborn: Final = Word("Aetherborn", "creature type")
Alien: Final = Word("Alien", "creature type")
Ally: Final = Word("Ally", "creature type")
Angel: Final = Word("Angel", "creature type")
Antelope: Final = Word("Antelope", "creature type")
Ape: Final = Word("Ape", "creature type")
Archer: Final = Word("Archer", "creature type")
Archon: Final = Word("Archon", "creature type")
Armadillo: Final = Word("Armadillo", "creature type")
Army: Final = Word("Army", "creature type")
Artificer: Final = Word("Artificer", "creature type")
Assassin: Final = Word("Assassin", "creature type")
Assembly_Worker: Final = Word("Assembly-Worker", "creature type")
Atog: Final = Word("Atog", "creature type")
Aurochs: Final = Word("Aurochs", "creature type")
Avatar: Final = Word("Avatar", "creature type")
Azra: Final = Word("Azra", "creature type")
Badger: Final = Word("Badger", "creature type")
Balloon: Final = Word("Balloon", "creature type")
Barbarian: Final = Word("Barbarian", "creature type")
Bard: Final = Word("Bard", "creature type")
Basilisk: Final = Word("Basilisk", "creature type")
Bat: Final = Word("Bat", "creature type")
Bear: Final = Word("Bear", "creature type")
Beast: Final = Word("Beast", "creature type")
Beaver: Final = Word("Beaver", "creature type")
Beeble: Final = Word("Beeble", "creature type")
Beholder: Final = Word("Beholder", "creature type")
Berserker: Final = Word("Berserker", "creature type")
Bird: Final = Word("Bird", "creature type")
Bison: Final = Word("Bison", "creature type")
Blinkmoth: Final = Word("Blinkmoth", "creature type")
Boar: Final = Word("Boar", "creature type")
Bringer: Final = Word("Bringer", "creature type")
Brushwagg: Final = Word("Brushwagg", "creature type")
Camarid: Final = Word("Camarid", "creature type")
Camel: Final = Word("Camel", "creature type")
Capybara: Final = Word("Capybara", "creature type")
Caribou: Final = Word("Caribou", "creature type")
Carrier: Final = Word("Carrier", "creature type")
Cat: Final = Word("Cat", "creature type")
Centaur: Final = Word("Centaur", "creature type")
Chimera: Final = Word("Chimera", "creature type")
Citizen: Final = Word("Citizen", "creature type")
Cleric: Final = Word("Cleric", "creature type")
Clown: Final = Word("Clown", "creature type")
Cockatrice: Final = Word("Cockatrice", "creature type")
Construct: Final = Word("Construct", "creature type")
Coward: Final = Word("Coward", "creature type")
Coyote: Final = Word("Coyote", "creature type")
Crab: Final = Word("Crab", "creature type")
Crocodile: Final = Word("Crocodile", "creature type")
Cyberman: Final = Word("Cyberman", "creature type")
Cyclops: Final = Word("Cyclops", "creature type")
Dalek: Final = Word("Dalek", "creature type")
Dauthi: Final = Word("Dauthi", "creature type")
Demigod: Final = Word("Demigod", "creature type")
Demon: Final = Word("Demon", "creature type")
Deserter: Final = Word("Deserter", "creature type")
Detective: Final = Word("Detective", "creature type")
Devil: Final = Word("Devil", "creature type")
Dinosaur: Final = Word("Dinosaur", "creature type")
Djinn: Final = Word("Djinn", "creature type")
Doctor: Final = Word("Doctor", "creature type")
Dog: Final = Word("Dog", "creature type")
Dragon: Final = Word("Dragon", "creature type")
Drake: Final = Word("Drake", "creature type")
Dreadnought: Final = Word("Dreadnought", "creature type")
Drix: Final = Word("Drix", "creature type")
Drone: Final = Word("Drone", "creature type")
Druid: Final = Word("Druid", "creature type")
Dryad: Final = Word("Dryad", "creature type")
Dwarf: Final = Word("Dwarf", "creature type")
Efreet: Final = Word("Efreet", "creature type")
Egg: Final = Word("Egg", "creature type")
Elder: Final = Word("Elder", "creature type")
Eldrazi: Final = Word("Eldrazi", "creature type")
Elemental: Final = Word("Elemental", "creature type")
Elephant: Final = Word("Elephant", "creature type")
Elf: Final = Word("Elf", "creature type")
Elk: Final = Word("Elk", "creature type")
Eternal: Final = Word("Eternal", "creature type")
Eye: Final = Word("Eye", "creature type")
Faerie: Final = Word("Faerie", "creature type")
Ferret: Final = Word("Ferret", "creature type")
Fish: Final = Word("Fish", "creature type")
Flagbearer: Final = Word("Flagbearer", "creature type")
Fox: Final = Word("Fox", "creature type")
Fractal: Final = Word("Fractal", "creature type")
Frog: Final = Word("Frog", "creature type")
Fungus: Final = Word("Fungus", "creature type")
Gamma: Final = Word("Gamma", "creature type")
Gargoyle: Final = Word("Gargoyle", "creature type")
Germ: Final = Word("Germ", "creature type")
Giant: Final = Word("Giant", "creature type")
Giraffe: Final = Word("Giraffe", "creature type")
Gith: Final = Word("Gith", "creature type")
Glimmer: Final = Word("Glimmer", "creature type")
Gnoll: Final = Word("Gnoll", "creature type")
Gnome: Final = Word("Gnome", "creature type")
Goat: Final = Word("Goat", "creature type")
Goblin: Final = Word("Goblin", "creature type")
God: Final = Word("God", "creature type")
Golem: Final = Word("Golem", "creature type")
Gorgon: Final = Word("Gorgon", "creature type")
Graveborn: Final = Word("Graveborn", "creature type")
Gremlin: Final = Word("Gremlin", "creature type")
Griffin: Final = Word("Griffin", "creature type")
Hag: Final = Word("Hag", "creature type")
Halfling: Final = Word("Halfling", "creature type")
Hamster: Final = Word("Hamster", "creature type")
Harpy: Final = Word("Harpy", "creature type")
Hellion: Final = Word("Hellion", "creature type")
Hero: Final = Word("Hero", "creature type")
Hippo: Final = Word("Hippo", "creature type")
Hippogriff: Final = Word("Hippogriff", "creature type")
Homarid: Final = Word("Homarid", "creature type")
Homunculus: Final = Word("Homunculus", "creature type")
Horror: Final = Word("Horror", "creature type")
Horse: Final = Word("Horse", "creature type")
Human: Final = Word("Human", "creature type")
Hydra: Final = Word("Hydra", "creature type")
Hyena: Final = Word("Hyena", "creature type")
Illusion: Final = Word("Illusion", "creature type")
Imp: Final = Word("Imp", "creature type")
Incarnation: Final = Word("Incarnation", "creature type")
Inhuman: Final = Word("Inhuman", "creature type")
Inkling: Final = Word("Inkling", "creature type")
Insect: Final = Word("Insect", "creature type")
Jackal: Final = Word("Jackal", "creature type")
Jellyfish: Final = Word("Jellyfish", "creature type")
Juggernaut: Final = Word("Juggernaut", "creature type")
Kangaroo: Final = Word("Kangaroo", "creature type")
Kavu: Final = Word("Kavu", "creature type")
Kirin: Final = Word("Kirin", "creature type")
Kithkin: Final = Word("Kithkin", "creature type")
Knight: Final = Word("Knight", "creature type")
Kobold: Final = Word("Kobold", "creature type")
Kor: Final = Word("Kor", "creature type")
Kraken: Final = Word("Kraken", "creature type")
Kree: Final = Word("Kree", "creature type")
Lamia: Final = Word("Lamia", "creature type")
Lammasu: Final = Word("Lammasu", "creature type")
Leech: Final = Word("Leech", "creature type")
Lemur: Final = Word("Lemur", "creature type")
Leviathan: Final = Word("Leviathan", "creature type")
Lhurgoyf: Final = Word("Lhurgoyf", "creature type")
Licid: Final = Word("Licid", "creature type")
Lizard: Final = Word("Lizard", "creature type")
Lobster: Final = Word("Lobster", "creature type")
Manticore: Final = Word("Manticore", "creature type")
Masticore: Final = Word("Masticore", "creature type")
Mercenary: Final = Word("Mercenary", "creature type")
Merfolk: Final = Word("Merfolk", "creature type")
Metathran: Final = Word("Metathran", "creature type")
Mime: Final = Word("Mime", "creature type")
Minion: Final = Word("Minion", "creature type")
Minotaur: Final = Word("Minotaur", "creature type")
Mite: Final = Word("Mite", "creature type")
Mole: Final = Word("Mole", "creature type")
Monger: Final = Word("Monger", "creature type")
Mongoose: Final = Word("Mongoose", "creature type")
Monk: Final = Word("Monk", "creature type")
Monkey: Final = Word("Monkey", "creature type")
Moogle: Final = Word("Moogle", "creature type")
Moonfolk: Final = Word("Moonfolk", "creature type")
Mount: Final = Word("Mount", "creature type")
Mouse: Final = Word("Mouse", "creature type")
Mutant: Final = Word("Mutant", "creature type")
Myr: Final = Word("Myr", "creature type")
Mystic: Final = Word("Mystic", "creature type")
Nautilus: Final = Word("Nautilus", "creature type")
Nephilim: Final = Word("Nephilim", "creature type")
Nightmare: Final = Word("Nightmare", "creature type")
Nightstalker: Final = Word("Nightstalker", "creature type")
Ninja: Final = Word("Ninja", "creature type")
Noble: Final = Word("Noble", "creature type")
Noggle: Final = Word("Noggle", "creature type")
Nomad: Final = Word("Nomad", "creature type")
Nymph: Final = Word("Nymph", "creature type")
Octopus: Final = Word("Octopus", "creature type")
Ogre: Final = Word("Ogre", "creature type")
Ooze: Final = Word("Ooze", "creature type")
Orb: Final = Word("Orb", "creature type")
Orc: Final = Word("Orc", "creature type")
Orgg: Final = Word("Orgg", "creature type")
Otter: Final = Word("Otter", "creature type")
Ouphe: Final = Word("Ouphe", "creature type")
Ox: Final = Word("Ox", "creature type")
Oyster: Final = Word("Oyster", "creature type")
Pangolin: Final = Word("Pangolin", "creature type")
Peasant: Final = Word("Peasant", "creature type")
Pegasus: Final = Word("Pegasus", "creature type")
Pentavite: Final = Word("Pentavite", "creature type")
Performer: Final = Word("Performer", "creature type")
Pest: Final = Word("Pest", "creature type")
Phelddagrif: Final = Word("Phelddagrif", "creature type")
Phoenix: Final = Word("Phoenix", "creature type")
Phyrexian: Final = Word("Phyrexian", "creature type")
Pilot: Final = Word("Pilot", "creature type")
Pincher: Final = Word("Pincher", "creature type")
Pirate: Final = Word("Pirate", "creature type")
Plant: Final = Word("Plant", "creature type")
Platypus: Final = Word("Platypus", "creature type")
Porcupine: Final = Word("Porcupine", "creature type")
Possum: Final = Word("Possum", "creature type")
Praetor: Final = Word("Praetor", "creature type")
Prism: Final = Word("Prism", "creature type")
Processor: Final = Word("Processor", "creature type")
Qu: Final = Word("Qu", "creature type")
Rabbit: Final = Word("Rabbit", "creature type")
Raccoon: Final = Word("Raccoon", "creature type")
Ranger: Final = Word("Ranger", "creature type")
Rat: Final = Word("Rat", "creature type")
Rebel: Final = Word("Rebel", "creature type")
Reflection: Final = Word("Reflection", "creature type")
Rhino: Final = Word("Rhino", "creature type")
Rigger: Final = Word("Rigger", "creature type")
Robot: Final = Word("Robot", "creature type")
Rogue: Final = Word("Rogue", "creature type")
Sable: Final = Word("Sable", "creature type")
Salamander: Final = Word("Salamander", "creature type")
Samurai: Final = Word("Samurai", "creature type")
Sand: Final = Word("Sand", "creature type")
Saproling: Final = Word("Saproling", "creature type")
Satyr: Final = Word("Satyr", "creature type")
Scarecrow: Final = Word("Scarecrow", "creature type")
Scientist: Final = Word("Scientist", "creature type")
Scion: Final = Word("Scion", "creature type")
Scorpion: Final = Word("Scorpion", "creature type")
Scout: Final = Word("Scout", "creature type")
Sculpture: Final = Word("Sculpture", "creature type")
Seal: Final = Word("Seal", "creature type")
Serf: Final = Word("Serf", "creature type")
Serpent: Final = Word("Serpent", "creature type")
Servo: Final = Word("Servo", "creature type")
Shade: Final = Word("Shade", "creature type")
Shaman: Final = Word("Shaman", "creature type")
Shapeshifter: Final = Word("Shapeshifter", "creature type")
Shark: Final = Word("Shark", "creature type")
Sheep: Final = Word("Sheep", "creature type")
Shi_ar: Final = Word("Shi'ar", "creature type")
Siren: Final = Word("Siren", "creature type")
Skeleton: Final = Word("Skeleton", "creature type")
Skrull: Final = Word("Skrull", "creature type")
Skunk: Final = Word("Skunk", "creature type")
Slith: Final = Word("Slith", "creature type")
Sliver: Final = Word("Sliver", "creature type")
Sloth: Final = Word("Sloth", "creature type")
Slug: Final = Word("Slug", "creature type")
Snail: Final = Word("Snail", "creature type")
Snake: Final = Word("Snake", "creature type")
Soldier: Final = Word("Soldier", "creature type")
Soltari: Final = Word("Soltari", "creature type")
Sorcerer: Final = Word("Sorcerer", "creature type")
Spawn: Final = Word("Spawn", "creature type")
Specter: Final = Word("Specter", "creature type")
Spellshaper: Final = Word("Spellshaper", "creature type")
Sphinx: Final = Word("Sphinx", "creature type")
Spider: Final = Word("Spider", "creature type")
Spike: Final = Word("Spike", "creature type")
Spirit: Final = Word("Spirit", "creature type")
Splinter: Final = Word("Splinter", "creature type")
Sponge: Final = Word("Sponge", "creature type")
Spy: Final = Word("Spy", "creature type")
Squid: Final = Word("Squid", "creature type")
Squirrel: Final = Word("Squirrel", "creature type")
Starfish: Final = Word("Starfish", "creature type")
Surrakar: Final = Word("Surrakar", "creature type")
Survivor: Final = Word("Survivor", "creature type")
Symbiote: Final = Word("Symbiote", "creature type")
Synth: Final = Word("Synth", "creature type")
Tentacle: Final = Word("Tentacle", "creature type")
Tetravite: Final = Word("Tetravite", "creature type")
Thalakos: Final = Word("Thalakos", "creature type")
Thopter: Final = Word("Thopter", "creature type")
Thrull: Final = Word("Thrull", "creature type")
Tiefling: Final = Word("Tiefling", "creature type")
Time_Lord: Final = Word("Time Lord", "creature type")
Toy: Final = Word("Toy", "creature type")
Treefolk: Final = Word("Treefolk", "creature type")
Trilobite: Final = Word("Trilobite", "creature type")
Triskelavite: Final = Word("Triskelavite", "creature type")
Troll: Final = Word("Troll", "creature type")
Turtle: Final = Word("Turtle", "creature type")
Unicorn: Final = Word("Unicorn", "creature type")
Utrom: Final = Word("Utrom", "creature type")
Vampire: Final = Word("Vampire", "creature type")
Varmint: Final = Word("Varmint", "creature type")
Vedalken: Final = Word("Vedalken", "creature type")
Villain: Final = Word("Villain", "creature type")
Volver: Final = Word("Volver", "creature type")
Wall: Final = Word("Wall", "creature type")
Walrus: Final = Word("Walrus", "creature type")
Warlock: Final = Word("Warlock", "creature type")
Warrior: Final = Word("Warrior", "creature type")
Weasel: Final = Word("Weasel", "creature type")
Weird: Final = Word("Weird", "creature type")
Werewolf: Final = Word("Werewolf", "creature type")
Whale: Final = Word("Whale", "creature type")
Wizard: Final = Word("Wizard", "creature type")
Wolf: Final = Word("Wolf", "creature type")
Wolverine: Final = Word("Wolverine", "creature type")
Wombat: Final = Word("Wombat", "creature type")
Worm: Final = Word("Worm", "creature type")
Wraith: Final = Word("Wraith", "creature type")
Wurm: Final = Word("Wurm", "creature type")
Yeti: Final = Word("Yeti", "creature type")
Zombie: Final = Word("Zombie", "creature type")
Zubera: Final = Word("Zubera", "creature type")

CREATURE_TYPES: Final = tuple(value.word for value in list(globals().values()) if isinstance(value, Word))
"""All of them, by their words."""

__all__ = [
    "Advisor",
    "Aetherborn",
    "Alien",
    "Ally",
    "Angel",
    "Antelope",
    "Ape",
    "Archer",
    "Archon",
    "Armadillo",
    "Army",
    "Artificer",
    "Assassin",
    "Assembly_Worker",
    "Atog",
    "Aurochs",
    "Avatar",
    "Azra",
    "Badger",
    "Balloon",
    "Barbarian",
    "Bard",
    "Basilisk",
    "Bat",
    "Bear",
    "Beast",
    "Beaver",
    "Beeble",
    "Beholder",
    "Berserker",
    "Bird",
    "Bison",
    "Blinkmoth",
    "Boar",
    "Bringer",
    "Brushwagg",
    "Camarid",
    "Camel",
    "Capybara",
    "Caribou",
    "Carrier",
    "Cat",
    "Centaur",
    "Chimera",
    "Citizen",
    "Cleric",
    "Clown",
    "Cockatrice",
    "Construct",
    "Coward",
    "Coyote",
    "Crab",
    "Crocodile",
    "Cyberman",
    "Cyclops",
    "Dalek",
    "Dauthi",
    "Demigod",
    "Demon",
    "Deserter",
    "Detective",
    "Devil",
    "Dinosaur",
    "Djinn",
    "Doctor",
    "Dog",
    "Dragon",
    "Drake",
    "Dreadnought",
    "Drix",
    "Drone",
    "Druid",
    "Dryad",
    "Dwarf",
    "Efreet",
    "Egg",
    "Elder",
    "Eldrazi",
    "Elemental",
    "Elephant",
    "Elf",
    "Elk",
    "Eternal",
    "Eye",
    "Faerie",
    "Ferret",
    "Fish",
    "Flagbearer",
    "Fox",
    "Fractal",
    "Frog",
    "Fungus",
    "Gamma",
    "Gargoyle",
    "Germ",
    "Giant",
    "Giraffe",
    "Gith",
    "Glimmer",
    "Gnoll",
    "Gnome",
    "Goat",
    "Goblin",
    "God",
    "Golem",
    "Gorgon",
    "Graveborn",
    "Gremlin",
    "Griffin",
    "Hag",
    "Halfling",
    "Hamster",
    "Harpy",
    "Hellion",
    "Hero",
    "Hippo",
    "Hippogriff",
    "Homarid",
    "Homunculus",
    "Horror",
    "Horse",
    "Human",
    "Hydra",
    "Hyena",
    "Illusion",
    "Imp",
    "Incarnation",
    "Inhuman",
    "Inkling",
    "Insect",
    "Jackal",
    "Jellyfish",
    "Juggernaut",
    "Kangaroo",
    "Kavu",
    "Kirin",
    "Kithkin",
    "Knight",
    "Kobold",
    "Kor",
    "Kraken",
    "Kree",
    "Lamia",
    "Lammasu",
    "Leech",
    "Lemur",
    "Leviathan",
    "Lhurgoyf",
    "Licid",
    "Lizard",
    "Lobster",
    "Manticore",
    "Masticore",
    "Mercenary",
    "Merfolk",
    "Metathran",
    "Mime",
    "Minion",
    "Minotaur",
    "Mite",
    "Mole",
    "Monger",
    "Mongoose",
    "Monk",
    "Monkey",
    "Moogle",
    "Moonfolk",
    "Mount",
    "Mouse",
    "Mutant",
    "Myr",
    "Mystic",
    "Nautilus",
    "Nephilim",
    "Nightmare",
    "Nightstalker",
    "Ninja",
    "Noble",
    "Noggle",
    "Nomad",
    "Nymph",
    "Octopus",
    "Ogre",
    "Ooze",
    "Orb",
    "Orc",
    "Orgg",
    "Otter",
    "Ouphe",
    "Ox",
    "Oyster",
    "Pangolin",
    "Peasant",
    "Pegasus",
    "Pentavite",
    "Performer",
    "Pest",
    "Phelddagrif",
    "Phoenix",
    "Phyrexian",
    "Pilot",
    "Pincher",
    "Pirate",
    "Plant",
    "Platypus",
    "Porcupine",
    "Possum",
    "Praetor",
    "Prism",
    "Processor",
    "Qu",
    "Rabbit",
    "Raccoon",
    "Ranger",
    "Rat",
    "Rebel",
    "Reflection",
    "Rhino",
    "Rigger",
    "Robot",
    "Rogue",
    "Sable",
    "Salamander",
    "Samurai",
    "Sand",
    "Saproling",
    "Satyr",
    "Scarecrow",
    "Scientist",
    "Scion",
    "Scorpion",
    "Scout",
    "Sculpture",
    "Seal",
    "Serf",
    "Serpent",
    "Servo",
    "Shade",
    "Shaman",
    "Shapeshifter",
    "Shark",
    "Sheep",
    "Shi_ar",
    "Siren",
    "Skeleton",
    "Skrull",
    "Skunk",
    "Slith",
    "Sliver",
    "Sloth",
    "Slug",
    "Snail",
    "Snake",
    "Soldier",
    "Soltari",
    "Sorcerer",
    "Spawn",
    "Specter",
    "Spellshaper",
    "Sphinx",
    "Spider",
    "Spike",
    "Spirit",
    "Splinter",
    "Sponge",
    "Spy",
    "Squid",
    "Squirrel",
    "Starfish",
    "Surrakar",
    "Survivor",
    "Symbiote",
    "Synth",
    "Tentacle",
    "Tetravite",
    "Thalakos",
    "Thopter",
    "Thrull",
    "Tiefling",
    "Time_Lord",
    "Toy",
    "Treefolk",
    "Trilobite",
    "Triskelavite",
    "Troll",
    "Turtle",
    "Unicorn",
    "Utrom",
    "Vampire",
    "Varmint",
    "Vedalken",
    "Villain",
    "Volver",
    "Wall",
    "Walrus",
    "Warlock",
    "Warrior",
    "Weasel",
    "Weird",
    "Werewolf",
    "Whale",
    "Wizard",
    "Wolf",
    "Wolverine",
    "Wombat",
    "Worm",
    "Wraith",
    "Wurm",
    "Yeti",
    "Zombie",
    "Zubera",
]
