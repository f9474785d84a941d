"""The third party's tests are run where it is installed: see ``test_third_party``."""

collect_ignore = ["circus"]
