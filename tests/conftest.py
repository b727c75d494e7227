from hypothesis import settings

settings.register_profile("fifties", deadline=None, print_blob=True)
settings.load_profile("fifties")
