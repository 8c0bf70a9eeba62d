from __future__ import annotations

from pytest_bdd import scenarios

from comprules.book.places import features_folder

scenarios(str(features_folder()))
