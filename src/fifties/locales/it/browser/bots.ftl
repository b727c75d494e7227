### Bots on the screen; what they say themselves is in ../bots.ftl.

bots-talk = Che cosa dicono i bot
