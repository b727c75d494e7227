### Looking on: fifties watch.

input-only-looking = Whoever looks on cannot act.
input-not-at-table = nobody in this game is called { $name }; these played: { $known }.
input-still-secret = this game was not played to its end, so nobody’s numbers or cards can be seen; leave --seat out.
watch-more = Enter goes on, a number goes to that round, { $quit } leaves, { $help } helps:
watch-help = Enter tells what comes next; 1 to { $most } goes to that round; { $quit } leaves.
