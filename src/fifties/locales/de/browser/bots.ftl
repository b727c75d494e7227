### Bots on the screen; what they say themselves is in ../bots.ftl.

bots-talk = Was die Bots dazu sagen
