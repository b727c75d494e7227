### Bots on the screen; what they say themselves is in ../bots.ftl.

bots-talk = Ce que disent les bots
