### Ce que disent les bots du résultat, selon leur niveau. Le terminal et le navigateur le disent.

remark-beginner-good = { $variant ->
    [0] Oh, c’est moi qui ai fait ça ?
    [1] La chance du débutant est ma préférée.
    [2] Les yeux fermés, et ça a marché !
    [3] Maman, regarde !
    [4] Ah, c’est donc comme ça !
    [5] Je ne sais pas pourquoi, mais hourra !
    [6] Encore mes chaussettes porte-bonheur.
    [7] On s’arrête pendant que ça va bien ?
    [8] Je pourrais m’y habituer.
    [9] Vous avez vu ? Moi, presque pas.
    [10] J’ai visé juste !
   *[11] Facile ! Attendez, vraiment ?
}
remark-beginner-bad = { $variant ->
    [0] Oups.
    [1] C’était mauvais ? On dirait bien.
    [2] Je regardais un oiseau.
    [3] Bon, au moins c’était joli.
    [4] Mon doigt a glissé. Juré.
    [5] Après la partie, je demanderai comment on joue.
    [6] La prochaine fois, j’essaie l’autre.
    [7] Dans ma tête, ça se passait autrement.
    [8] Qui a déplacé ma chance ?
    [9] Je m’échauffe seulement.
    [10] D’ici, ça avait l’air si bien.
   *[11] Personne ne m’avait parlé de ça.
}
remark-casual-good = { $variant ->
    [0] Pas mal pour une soirée tranquille.
    [1] Je l’espérais.
    [2] Vous voyez ? Rien ne presse.
    [3] Se détendre, ça marche aussi.
    [4] Ça tombait à pic.
    [5] Je prends, merci.
    [6] Un peu de chance ne nuit jamais.
    [7] Doucement, on arrive aussi.
    [8] Charmant. Qui a les biscuits ?
    [9] Même pas transpiré.
    [10] Il y a un début à tout.
   *[11] C’était presque un plan.
}
remark-casual-bad = { $variant ->
    [0] Ce n’est qu’un jeu.
    [1] Amusez-vous bien.
    [2] Ce n’était pas sur ma liste.
    [3] C’est la faute du temps.
    [4] On ne peut pas tout avoir.
    [5] J’ai vu pire.
    [6] Disons que j’étais d’humeur généreuse.
    [7] Mon thé en a refroidi.
    [8] Il fallait bien quelqu’un.
    [9] On appelle ça un entraînement ?
    [10] Je hausse les épaules, et je continue.
   *[11] La soirée est encore jeune.
}
remark-steady-good = { $variant ->
    [0] Exactement comme prévu.
    [1] Le soin paie.
    [2] Je l’avais essayé dans ma tête.
    [3] Un petit pas, mais sûr.
    [4] Le compte est bon.
    [5] J’aime quand les calculs tombent juste.
    [6] C’est noté, et je recommence.
    [7] L’ordre avant la chance.
    [8] Les probabilités étaient pour moi.
    [9] J’ai vérifié deux fois.
    [10] Une chose après l’autre.
   *[11] Rien laissé au hasard, ou presque.
}
remark-steady-bad = { $variant ->
    [0] C’était le cas le moins probable.
    [1] Je dois revoir mes calculs.
    [2] Selon mes calculs, cela ne devait pas arriver.
    [3] Un risque honnête, et le voilà.
    [4] Je le note pour la prochaine fois.
    [5] Même les bonnes chances perdent parfois.
    [6] Je referais la même chose.
    [7] Agaçant, mais explicable.
    [8] La suite est déjà calculée.
    [9] J’ai trop cru à la moyenne.
    [10] La prudence n’a pas suffi.
   *[11] Je recompte.
}
remark-sharp-good = { $variant ->
    [0] Je vous ai vus venir.
    [1] Merci pour la place.
    [2] Vous m’avez facilité la tâche.
    [3] Là où vous n’êtes pas, j’y suis.
    [4] Je vous avais à l’œil.
    [5] Trop lents, vous tous.
    [6] J’aime vos habitudes.
    [7] Ce n’était pas un hasard.
    [8] Attrapez-moi si vous pouvez.
    [9] Un piège ? Moi ? Jamais.
    [10] C’était écrit sur vos visages.
   *[11] Refaites ça, s’il vous plaît.
}
remark-sharp-bad = { $variant ->
    [0] Quelqu’un ici a appris quelque chose.
    [1] Vous étiez là où je voulais être.
    [2] J’ai voulu faire trop malin.
    [3] D’accord, celle-là est à vous.
    [4] Je m’en souviendrai.
    [5] Profitez-en tant que ça dure.
    [6] Pris à mon propre piège.
    [7] Beau bluff, si c’en était un.
    [8] Vous avez changé. Je l’ai remarqué.
    [9] C’était audacieux, et faux.
    [10] Je le récupérerai.
   *[11] Bon. Je ne souris plus.
}
remark-master-good = { $variant ->
    [0] Comme prévu, sans surprise.
    [1] Il n’y avait rien à ajouter.
    [2] Le temps jouait pour moi.
    [3] Le reste est patience.
    [4] Cela devait venir, tôt ou tard.
    [5] Un coup discret suffit.
    [6] Encore une manche ainsi, et on parlera de la fin.
    [7] Le hasard aide qui est prêt.
    [8] Je l’attendais.
    [9] L’attente en valait la peine.
    [10] Ne regardez pas encore les points.
   *[11] En équilibre, comme il se doit.
}
remark-master-bad = { $variant ->
    [0] Cela fait partie du jeu.
    [1] La chance est une invitée ; elle va chez tous.
    [2] Je ne regrette rien.
    [3] C’était juste quand même.
    [4] À la longue, cela s’arrange.
    [5] Vous l’avez mérité.
    [6] Même le meilleur choix peut perdre.
    [7] Demain, je choisirais de même.
    [8] Bien joué, ou bien espéré.
    [9] Un prix que je peux payer.
    [10] Intéressant. Très intéressant.
   *[11] Une hirondelle ne fait pas le printemps.
}
remark-casual-crowd = { $variant ->
    [0] Nous étions { $players } sur { $number } !
    [1] { $number } avait du succès : { $players } l’ont écrit.
    [2] { $players } têtes, une idée : { $number }.
    [3] La prochaine fois, je vous laisse { $number }.
    [4] { $number } était en promotion ?
    [5] Une foule de { $players } à { $number } ; j’ai apporté une chaise.
    [6] { $number } ! Qui d’autre ? Ah : nous sommes { $players }.
    [7] Fondons un club : { $players } membres, numéro { $number }.
    [8] { $players } fois { $number } : nous pensons pareil.
    [9] { $number } était bon, nous étions { $players } à le savoir.
    [10] Adieu, mon { $number } secret.
   *[11] On se serrait à { $number } : { $players } d’entre nous.
}
remark-beginner-crowd = { $variant ->
    [0] Oh ! Nous étions { $players } à vouloir { $number }.
    [1] Je croyais que personne d’autre ne comptait jusqu’à { $number }.
    [2] { $number } avait l’air si seul. Plus maintenant !
    [3] C’est bien, si nous écrivons { $number } à { $players } ?
    [4] Bonjour à vous autres sur { $number } !
    [5] { $players } d’entre nous sur { $number } : on fait une photo de groupe ?
    [6] J’ai pris { $number } parce qu’il est joli. Vous aussi ?
    [7] C’est moi qui ai copié { $number }, ou c’est vous ?
    [8] { $number } est complet. Je m’assieds où ?
    [9] Qui vous a parlé de { $number } ?
    [10] { $players } d’entre nous à { $number }, et j’y croyais tant.
   *[11] { $number } ! Jumeaux !
}
remark-steady-crowd = { $variant ->
    [0] { $players } à { $number } : c’est noté.
    [1] On faisait la queue à { $players } devant { $number }.
    [2] Un nombre correct, { $number }. Nous étions { $players } à le trouver correct.
    [3] { $number } : bien raisonné, trop de monde.
    [4] Cela fait { $players } d’entre nous à { $number }. Un seul suffisait.
    [5] { $number } était le choix propre, et les gens propres sont nombreux.
    [6] Je comptais sur { $number }. Les autres aussi, { $players } en tout.
    [7] { $players } d’entre nous ont fait le même calcul : { $number }.
    [8] Je raye { $number } de ma liste des endroits calmes.
    [9] Bien pensé, tous les { $players } ; mal tombé à { $number }.
    [10] À { $number }, il ne restait que des places debout : { $players }.
   *[11] Des mains calmes, { $players } en tout, toutes sur { $number }.
}
remark-sharp-crowd = { $variant ->
    [0] { $players } sur { $number } ? J’en prévoyais moins.
    [1] Seul, { $number } valait le coup. À { $players }, non.
    [2] Quelqu’un lit les mêmes tables : { $players } d’entre nous sur { $number }.
    [3] Je penchais vers { $number } ; nous étions { $players } à pencher.
    [4] { $number }, et { $players } d’entre nous au même endroit.
    [5] La foule a trouvé { $number }. Je vais voir ailleurs.
    [6] Bonne nouvelle : vous pensez comme moi. Mauvaise : { $number }.
    [7] { $players } d’entre nous ont vu le trou à { $number }. Il est bouché.
    [8] À retenir : { $number } n’est pas un secret, { $players } le connaissent.
    [9] { $number } avait ses chances. À { $players }, nous les avons gâchées.
    [10] Nous nous sommes poussés sur { $number }, tous les { $players }.
   *[11] Un tas de { $players } sur { $number } : la prochaine fois, je prends le nombre d’à côté.
}
remark-master-crowd = { $variant ->
    [0] { $players } esprits, la même erreur : { $number }.
    [1] { $number }, cela arrive. À { $players } d’entre nous, cette fois.
    [2] Même un bon mélange rencontre du monde : { $players } à { $number }.
    [3] On peut avoir raison sur { $number } et n’être qu’un parmi { $players }.
    [4] { $number } était sage. Nous étions { $players }, trop sages.
    [5] À la longue, { $number } paie. C’était la courte durée, à { $players }.
    [6] { $players } d’entre nous ont tiré { $number }. Le hasard a de l’humour.
    [7] Je pardonne à { $number }, et à nous tous, les { $players }.
    [8] Où { $players } se tiennent, personne ne compte : { $number }.
    [9] { $number } le montre encore : aucun nombre n’est à personne.
    [10] Il faut être { $players } pour gâcher { $number } à ce point.
   *[11] Patience. { $number } sera libre à nouveau, sans nous { $players }.
}
