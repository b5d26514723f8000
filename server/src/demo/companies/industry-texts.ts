import { pairs } from '../base/blocks.ts'

/** What companies of an industry say of themselves; two of these stand in each description. */
export const industryTexts = {
  machinery: pairs(`
Entwicklung, Fertigung und Montage liegen bei uns unter einem Dach. Wer eine Idee hat, geht einfach hinüber.
Design, production and assembly are under one roof here. If you have an idea, you just walk over.

Unsere Maschinen stehen in über 40 Ländern, gebaut werden sie hier.
Our machines run in more than 40 countries, but they are all built here.

Viele von uns haben in der eigenen Ausbildungswerkstatt angefangen und leiten heute Projekte.
Many of us started out in our own training workshop and now lead projects.

Ersatzteile liefern wir auch für Anlagen, die älter sind als die meisten von uns.
We supply spare parts even for machines that are older than most of us.
`),
  electronics: pairs(`
Vom Schaltplan bis zur Prüfung entsteht alles im eigenen Haus.
From circuit diagram to final test, everything is made in-house.

Unser Labor darf benutzen, wer dort etwas ausprobieren will, auch für eigene Basteleien.
Our lab is open to anyone who wants to try something out, including projects of their own.

Die meisten unserer Produkte sieht man nie. Man merkt nur, dass alles funktioniert.
You never see most of our products. You just notice that everything works.

Entwickelt wird in kleinen Teams, die ein Gerät von der Idee bis zur Serie begleiten.
We work in small teams that see a device through from idea to series production.
`),
  automotive: pairs(`
Wir stellen gerade vieles um: auf elektrische Antriebe, auf weniger Material, auf kürzere Wege.
We are changing a lot at the moment: electric drives, less material, shorter distances.

Auf unserem Prüfgelände sehen Studierende früh, was ihre Berechnung auf der Straße taugt.
On our test track, students see early on what their calculations are worth on the road.

Unsere Kundschaft baut Fahrzeuge, die arbeiten müssen. Entsprechend gründlich prüfen wir.
Our customers build vehicles that have to work for a living, so we test thoroughly.

Konstruktion, Versuch und Fertigung entscheiden gemeinsam, nicht nacheinander.
Design, testing and production make decisions together, not one after the other.
`),
  materials: pairs(`
Im Technikum probieren wir neue Werkstoffe im kleinen Maßstab aus, bevor sie in die Produktion gehen.
In our pilot plant, we try out new materials on a small scale before they go into production.

Energie und Rohstoffe zu sparen ist bei uns kein Projekt, sondern tägliche Arbeit.
Saving energy and raw materials is not a project here; it is part of everyday work.

Unsere Anlagen laufen rund um die Uhr, deshalb zählt jede gute Verbesserung doppelt.
Our plants run around the clock, so every good improvement counts twice.

Labor, Technik und Vertrieb arbeiten Tür an Tür.
Our laboratory, engineers and sales team work next door to each other.
`),
  software: pairs(`
Wir arbeiten in festen Teams von sechs bis acht Leuten, die ihre Software auch selbst betreiben.
We work in stable teams of six to eight people who also run the software they write.

Allen Code liest eine zweite Person. So lernt man am schnellsten.
Every line of code is read by a second person. It is the fastest way to learn.

Zwei Tage in der Woche sind wir gemeinsam im Büro, die übrigen teilt sich jedes Team selbst ein.
We are in the office together two days a week; the rest is up to each team.

Wir sprechen oft mit den Menschen, die unsere Programme benutzen, und sitzen bei ihnen mit am Tisch.
We often talk to the people who use our programs, and sit down at their desks with them.
`),
  media: pairs(`
Bei uns arbeiten Gestaltung, Technik und Beratung an einem langen Tisch.
Design, technology and consulting share one long table here.

Wir nehmen nur so viele Aufträge an, wie wir gut machen können.
We take on only as many jobs as we can do well.

Kurz vor einem Termin wird es auch bei uns laut. Danach wird gefeiert und ausgeschlafen.
Just before a deadline, things get loud here too. Afterwards, we celebrate and sleep in.

Ein Teil unserer Arbeit gilt Vereinen und Initiativen, für die wir zum halben Preis arbeiten.
Some of our work is for clubs and community groups, at half price.
`),
  banking: pairs(`
Wir sind da, wo man uns braucht: in der Filiale, am Telefon und in der App.
We are where we are needed: in the branch, on the phone and in the app.

Was wir verdienen, bleibt in der Region: bei Betrieben, Vereinen und Schulen.
What we earn stays in the region: with businesses, clubs and schools.

Beraten heißt bei uns zuerst zuhören. Verkaufsziele pro Kopf gibt es nicht.
For us, good advice starts with listening. There are no individual sales targets.

Kreditentscheidungen fallen im Haus, und wir erklären sie.
Lending decisions are made in-house, and we explain them.
`),
  insurance: pairs(`
Wenn etwas passiert ist, zählt ein Mensch, der zuhört und handelt. Dafür sind wir da.
When something has happened, you need a person who listens and acts. That is what we are here for.

In unserem Haus arbeiten Juristinnen, Mathematiker, Fachleute für IT und viele, die gern beraten.
We employ lawyers, mathematicians, IT specialists and many people who enjoy giving advice.

Schäden bearbeiten wir am liebsten am selben Tag und möglichst ohne Papier.
We like to settle claims on the same day, without paper if possible.

Wir planen in Jahrzehnten, nicht in Quartalen. Das merkt man an der Ruhe im Haus.
We plan in decades, not in quarters, and the mood is calmer for it.
`),
  tax: pairs(`
Unsere Mandate reichen vom Bäcker nebenan bis zur Stiftung mit Museum.
Our clients range from the baker next door to a foundation with a museum.

Wir arbeiten digital, und wir treffen die Menschen hinter den Zahlen.
We work digitally, and we meet the people behind the figures.

Wer bei uns lernt, sitzt früh mit im Gespräch und nicht im Archiv.
Our students join client meetings early on instead of sitting in the archive.

In den ruhigen Monaten bauen wir Überstunden ab, in den vollen helfen alle mit.
In quiet months, we take time off; in busy ones, everyone lends a hand.
`),
  retail: pairs(`
Über Sortiment und Preise entscheiden bei uns die, die täglich mit der Kundschaft sprechen.
The people who talk to customers every day decide on our range and prices.

Einkauf, Logistik und Onlinehandel sitzen bei uns auf einem Flur.
Buying, logistics and online retail share one corridor here.

Wer mit Menschen und Zahlen kann, findet bei uns schnell eigene Aufgaben.
If you are good with people and figures, you will soon be given tasks of your own.

Mehrere unserer Bereiche werden von Menschen geleitet, die einmal dual studiert haben.
Several of our departments are run by people who once did a dual study programme themselves.
`),
  logistics: pairs(`
Wir planen nicht nur auf dem Bildschirm. Wer bei uns lernt, kennt auch die Rampe.
We do not just plan on screen. Anyone who trains with us gets to know the loading bay too.

Unsere Disposition ist rund um die Uhr besetzt, die Büros sind es nicht.
Our dispatch team is there around the clock; our offices are not.

Ein Drittel unserer Wege legen wir schon elektrisch zurück, und es wird jedes Jahr mehr.
We already drive a third of our distances on electric power, and more every year.

Pünktlich zu sein ist bei uns Teamarbeit zwischen Lager, Fahrdienst und IT.
Being on time is teamwork between warehouse, drivers and IT.
`),
  energy: pairs(`
Bis 2035 wollen wir ohne Kohle, Öl und Gas auskommen. Daran arbeiten bei uns fast alle mit.
By 2035, we want to do without coal, oil and gas. Almost everyone here is working on it.

Unsere Netze und Anlagen liegen vor der Haustür. Man sieht, was man geplant hat.
Our grids and plants are on our doorstep. You can see what you have planned.

Wir verbinden Technik, Wirtschaft und Gespräche mit Menschen, die Fragen haben.
We combine engineering, business and conversations with people who have questions.

Was wir verdienen, stecken wir zum größten Teil in neue Anlagen.
Most of what we earn goes into new plants.
`),
  publicSector: pairs(`
Unsere Arbeit merkt man vor allem, wenn sie fehlt. Deshalb machen wir sie gern ordentlich.
People notice our work most when it is not done. That is why we like to do it properly.

Wir stellen gerade viele Wege vom Papier auf den Bildschirm um und suchen Leute mit Ideen.
We are moving many procedures from paper to screen and are looking for people with ideas.

Gleitzeit, Teilzeit und mobiles Arbeiten sind bei uns selbstverständlich.
Flexitime, part-time work and working from home are standard here.

Wir arbeiten für alle Menschen in der Region, unabhängig davon, wie laut sie sind.
We work for everyone in our area, however loud or quiet they are.
`),
  construction: pairs(`
Auf der Baustelle zählt, was man kann, und nicht, was auf der Visitenkarte steht.
On site, what you can do counts more than what your business card says.

Wir planen am digitalen Modell und stehen trotzdem jede Woche mit Helm im Matsch.
We plan with digital models and still stand in the mud in a hard hat every week.

Unsere Poliere und Bauleiterinnen erklären gern und erwarten, dass man fragt.
Our site managers like explaining things, and expect you to ask.

Wer hier studiert, kommt später an Gebäuden vorbei, an denen die eigene Handschrift zu sehen ist.
Study with us, and one day you will walk past buildings that bear your mark.
`),
  hospitality: pairs(`
Gute Gastgeber wird man nicht im Hörsaal allein. Deshalb lernen Studierende bei uns alle Bereiche kennen.
Good hosts are not made in lecture halls alone, so our students get to know every department.

Wir kaufen ein, was in der Nähe wächst, und kennen die Menschen dahinter.
We buy what grows nearby and know the people who grow it.

Dienstpläne stehen bei uns vier Wochen vorher fest, und jedes zweite Wochenende ist frei.
Our rotas are fixed four weeks ahead, and every other weekend is free.

Vieles ist Handwerk, vieles ist Rechnen. Beides macht bei uns Spaß.
A lot of it is craft, a lot of it is maths. We enjoy both.
`),
  health: pairs(`
Bei uns arbeiten viele Berufe an einem Ziel. Wer fragt, bekommt eine Antwort, egal wen.
Many professions work towards the same goal here. Whoever you ask, you get an answer.

Unsere Praxisanleitenden haben Zeit für Studierende, und zwar fest im Dienstplan.
Our practice supervisors have time for students, and it is set aside in the rota.

Wir dokumentieren am Tablet, damit mehr Zeit für Menschen bleibt.
We document on tablets so that there is more time for people.

Schwierige Tage besprechen wir gemeinsam. Niemand geht damit allein nach Hause.
We talk about difficult days together. Nobody takes them home alone.
`),
  social: pairs(`
Wir arbeiten mit dem, was Menschen können, und nicht mit dem, was ihnen fehlt.
We work with what people can do, not with what they lack.

Jede Studentin und jeder Student hat bei uns eine feste Anleitung mit Zeit für Fragen.
Every student here has a dedicated mentor with time for questions.

Supervision und Fallbesprechungen gehören bei uns zur Arbeitszeit.
Supervision and case discussions count as working time.

Unsere Teams sind so bunt wie die Stadtteile, in denen sie arbeiten.
Our teams are as diverse as the districts they work in.
`),
} as const

export type IndustryKey = keyof typeof industryTexts
