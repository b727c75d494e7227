### What bots say about how it went, by level. Terminal and browser both say it.

remark-beginner-good = { $variant ->
    [0] Wow, did I do that?
    [1] Beginner’s luck is my favourite kind of luck.
    [2] I closed my eyes, and it worked!
    [3] Mum, look at me!
    [4] So that is how it is done!
    [5] I have no idea why, but hooray!
    [6] My lucky socks again.
    [7] Can we stop while it goes so well?
    [8] I could get used to this.
    [9] Did you see that? I nearly missed it.
    [10] I pressed the right thing!
   *[11] Easy! Wait, was it?
}
remark-beginner-bad = { $variant ->
    [0] Oops.
    [1] Was that bad? It felt bad.
    [2] I was looking at a bird.
    [3] Ah well, it was pretty at least.
    [4] My finger slipped. Honestly.
    [5] I will ask how this works after the game.
    [6] Next time I try the other one.
    [7] That went differently in my head.
    [8] Who moved my luck?
    [9] I am only warming up.
    [10] It looked so good from here.
   *[11] Nobody told me about that part.
}
remark-casual-good = { $variant ->
    [0] Not bad for a quiet evening.
    [1] I hoped for that.
    [2] See? No need to hurry.
    [3] Leaning back works, too.
    [4] That came just right.
    [5] I take it, thank you.
    [6] A little luck never hurt.
    [7] Slow and friendly wins a round.
    [8] Lovely. Who has the biscuits?
    [9] I did not even sweat.
    [10] There is a first time for everything.
   *[11] That was almost a plan.
}
remark-casual-bad = { $variant ->
    [0] It is only a game.
    [1] Fine, have your fun.
    [2] That was not on my list.
    [3] I blame the weather.
    [4] One cannot have everything.
    [5] I have seen worse.
    [6] Let us say I was generous.
    [7] My tea got cold over that.
    [8] Well, somebody had to.
    [9] Shall we call that practice?
    [10] I shrug, and go on.
   *[11] The evening is still young.
}
remark-steady-good = { $variant ->
    [0] Just as I worked it out.
    [1] Care pays.
    [2] I had tried that in my head before.
    [3] A small step, but a sure one.
    [4] That adds up.
    [5] I like it when sums come out.
    [6] Noted, and I will do it again.
    [7] Order before luck.
    [8] The odds were with me.
    [9] I checked it twice.
    [10] One thing after the other.
   *[11] Nothing left to chance, or little.
}
remark-steady-bad = { $variant ->
    [0] That was the less likely case.
    [1] I must check my sums.
    [2] By my sums that should not happen.
    [3] A fair risk, and it came.
    [4] I write that down for next time.
    [5] Even good odds lose now and then.
    [6] I would do the same again.
    [7] Annoying, but explainable.
    [8] The next one is worked out already.
    [9] I trusted the average too much.
    [10] Careful was not enough.
   *[11] Let me count that once more.
}
remark-sharp-good = { $variant ->
    [0] I saw you coming.
    [1] Thanks for the gap.
    [2] You made that easy.
    [3] Where you are not, I am.
    [4] I had my eye on you.
    [5] Too slow, all of you.
    [6] I like your habits.
    [7] That was no accident.
    [8] Catch me if you can.
    [9] A trap? Me? Never.
    [10] I read it off your faces.
   *[11] Do that once more, please.
}
remark-sharp-bad = { $variant ->
    [0] Somebody here has learned something.
    [1] You were where I wanted to be.
    [2] Too clever by half, I was.
    [3] All right, that was yours.
    [4] I remember that.
    [5] Enjoy it while it lasts.
    [6] I set a trap and fell in.
    [7] Well bluffed, if it was one.
    [8] You changed your ways. I noticed.
    [9] That was bold, and wrong.
    [10] I will get that back.
   *[11] Fine. No more smiles from me.
}
remark-master-good = { $variant ->
    [0] As expected.
    [1] There was nothing to add.
    [2] Time was on my side.
    [3] The rest is patience.
    [4] It had to come, sooner or later.
    [5] A quiet move does it.
    [6] One more such round, and we talk about the end.
    [7] Chance helps whoever is ready for it.
    [8] I have waited for that.
    [9] It was worth the wait.
    [10] Do not look at the points yet.
   *[11] Balanced, as it should be.
}
remark-master-bad = { $variant ->
    [0] That belongs to it.
    [1] Luck is a guest; it comes to all.
    [2] I have no regrets about that.
    [3] It was right all the same.
    [4] The long run will see to it.
    [5] You have earned that.
    [6] Even the best choice can lose.
    [7] I would choose so again tomorrow.
    [8] Well played, or well hoped.
    [9] A price that I can pay.
    [10] Interesting. Very interesting.
   *[11] One swallow does not make a summer.
}
remark-casual-crowd = { $variant ->
    [0] { $players } of us on { $number }!
    [1] { $number } was popular: { $players } wrote it.
    [2] { $players } heads, one thought: { $number }.
    [3] Next time somebody else takes { $number }.
    [4] Was { $number } on sale?
    [5] A crowd of { $players } at { $number }; I brought a chair.
    [6] { $number }! Who else? Ah: { $players } of us.
    [7] We should found a club: { $players } members, number { $number }.
    [8] { $players } times { $number }: we think alike.
    [9] I knew that { $number } was good. So did { $players }.
    [10] So much for my secret { $number }.
   *[11] It got tight at { $number }: { $players } of us.
}
remark-beginner-crowd = { $variant ->
    [0] Oh! { $players } of us wanted { $number }.
    [1] I thought nobody else could count to { $number }.
    [2] { $number } looked so lonely before. Not any more!
    [3] Is it good if { $players } of us write { $number }?
    [4] Hello, everybody else on { $number }!
    [5] { $players } of us on { $number }: do we get a group photo?
    [6] I picked { $number } because it is pretty. So did you?
    [7] Did I copy { $number }, or did you?
    [8] { $number } is full. Where do I sit?
    [9] Who told you about { $number }?
    [10] { $players } of us at { $number }, and I was so sure.
   *[11] { $number }! Snap!
}
remark-steady-crowd = { $variant ->
    [0] { $players } at { $number }: noted.
    [1] { $number } had a queue of { $players } today.
    [2] A fair number, { $number }. { $players } of us found it fair.
    [3] { $number }: sound reasoning, too much company.
    [4] That makes { $players } of us at { $number }. One would have done.
    [5] { $number } was the tidy choice, and tidy people are many.
    [6] I counted on { $number }. So did the rest of us, { $players } in all.
    [7] { $players } of us did the same sum and got { $number }.
    [8] { $number } is crossed off my list of quiet places.
    [9] Well reasoned, all { $players } of us; badly timed at { $number }.
    [10] At { $number } there was standing room only: { $players }.
   *[11] Steady hands, { $players } of them, all on { $number }.
}
remark-sharp-crowd = { $variant ->
    [0] { $players } on { $number }? I priced in one fewer.
    [1] { $number } was worth it alone. With { $players } of us it was not.
    [2] Somebody reads the same tables: { $players } of us on { $number }.
    [3] I leaned towards { $number }; { $players } of us leaned.
    [4] { $number }, and { $players } of us at the edge of it. Literally.
    [5] The crowd found { $number }. I shall move on.
    [6] Good news: you think like me. Bad news: { $number }.
    [7] { $players } of us saw the gap at { $number }. It is closed now.
    [8] Note to myself: { $number } is no secret, { $players } know it.
    [9] { $number } had odds. { $players } of us spoiled them.
    [10] We outguessed each other into { $number }, { $players } of us.
   *[11] A pile of { $players } on { $number }: next time I take its neighbour.
}
remark-master-crowd = { $variant ->
    [0] { $players } minds, and the same mistake: { $number }.
    [1] { $number } happens. To { $players } of us, this time.
    [2] Even a good mixture meets company: { $players } at { $number }.
    [3] One may be right about { $number } and still be one of { $players }.
    [4] { $number } was sound. { $players } of us were too sound.
    [5] In the long run { $number } pays. This was the short run, with { $players } of us.
    [6] { $players } of us drew { $number }. The dice have humour.
    [7] I forgive { $number }, and all { $players } of us.
    [8] Where { $players } stand, nobody counts: { $number }.
    [9] { $number } again shows that nobody owns a number.
    [10] It takes { $players } to waste { $number } so thoroughly.
   *[11] Patience. { $number } will be free again, without the { $players } of us.
}
