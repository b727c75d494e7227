### Tische auf diesem Gerät, ohne Server; und wie man das Spiel mitnimmt.

offline-copy = Ohne Netz spielen
offline-copy-text = Hol das Spiel einmal ({ $megabytes } MB). Dann spielst du mit Bots oder reichst dieses Gerät herum, wo immer du bist.
offline-copy-do = Mitnehmen
offline-copy-progress = Das Spiel wird geholt: { $percent } %
offline-copy-taken = Das Spiel ist auf diesem Gerät. Du kannst ohne Netz spielen.
offline-copy-full = Der Speicher dieses Geräts ist zu voll, um das Spiel mitzunehmen. Verloren ist nichts.
offline-copy-failed = Das Spiel ist nicht ganz angekommen. Versuch es noch einmal, wenn das Netz besser ist.
device-play = Auf diesem Gerät spielen
device-away = Der Server ist nicht erreichbar
device-away-text = Du kannst stattdessen hier spielen, mit Bots oder zu mehreren an diesem Gerät. Diese Spiele bleiben auf diesem Gerät: Von anderswo kann niemand dazukommen. Deine Plätze auf dem Server warten auf dich.
device-home = Auf diesem Gerät
device-home-text = Tische hier brauchen kein Netz. Spiel mit Bots oder reicht das Gerät herum: Von anderswo kann niemand dazukommen. Spiele werden auf diesem Gerät aufbewahrt.
device-to-server = Mit anderen auf dem Server spielen
device-lobby = An diesem Gerät
device-lobby-text = Dieser Tisch ist auf diesem Gerät. Alle, die mitspielen, setzen sich hier dazu, und ihr reicht es herum.
device-starting = Das Spiel wird auf diesem Gerät vorbereitet …
device-full = Der Speicher dieses Geräts ist voll. Alles, was bestätigt wurde, bleibt erhalten: Schaff Platz und versuch es noch einmal.
device-elsewhere = Das Spiel geht in einem anderen Fenster dieses Browsers weiter.
device-broken = Das Spiel ließ sich auf diesem Gerät nicht starten. Lade die Seite neu.
device-not-taken = Das Spiel wurde nicht mitgenommen und lässt sich hier deshalb nicht ohne Netz spielen.
device-print-size = Zum Drucken holt dieses Gerät zuerst { $megabytes } MB, einmalig.
device-review = Ob Können oder Glück entschied, ermittelt ein Server von fifties oder der Befehl „fifties review“.
device-import-text = Die Spiele sind nur auf diesem Gerät. Gibst du eines dem Server, steht es auch dort in deiner Liste, und wer den Link hat, kann es ansehen.
device-import = Dem Server geben
device-imported = Auch der Server hat es
device-master = Auf diesem Gerät denkt der Meister so weit voraus, wie seine Zeit reicht: weniger weit als auf einem Server.
