"""What all tests share: hypothesis profiles (``ci`` and ``mutations`` repeat themselves exactly)."""

import os

from hypothesis import HealthCheck, Phase, settings

settings.register_profile("dev", deadline=None)
settings.register_profile(
    "ci", deadline=None, derandomize=True, database=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "mutations", deadline=None, derandomize=True, database=None, phases=[Phase.explicit, Phase.generate],
    report_multiple_bugs=False, suppress_health_check=[HealthCheck.too_slow],
)  # fmt: skip
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
