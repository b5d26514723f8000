import { pairs } from '../base/blocks.ts'

/** What companies of an industry say of themselves; two of these stand in each description. */
export const industryTexts = {
  machinery: pairs(`
Entwicklung, Fertigung und Montage liegen bei uns unter einem Dach. Wer eine Idee hat, geht einfach hinüber.
Design, production and assembly are under one roof here. If you have an idea, you simply walk across.

Unsere Maschinen stehen in über 40 Ländern, gebaut werden sie hier.
Our machines stand in more than 40 countries, but they are built here.

Viele von uns haben in der eigenen Ausbildungswerkstatt angefangen und leiten heute Projekte.
Many of us started in our own training workshop and lead projects today.

Ersatzteile liefern wir auch für Anlagen, die älter sind als die meisten von uns.
We supply spare parts even for machines that are older than most of us.
`),
  electronics: pairs(`
Vom Schaltplan bis zur Prüfung entsteht alles im eigenen Haus.
From circuit diagram to final test, everything is made in-house.

Unser Labor darf benutzen, wer dort etwas ausprobieren will, auch für eigene Basteleien.
Our laboratory is open to everyone who wants to try something, including private tinkering.

Die meisten unserer Produkte sieht man nie. Man merkt nur, dass alles funktioniert.
Most of our products are never seen. You only notice that everything works.

Entwickelt wird in kleinen Teams, die ein Gerät von der Idee bis zur Serie begleiten.
We develop in small teams that stay with a device from idea to series production.
`),
  automotive: pairs(`
Wir stellen gerade vieles um: auf elektrische Antriebe, auf weniger Material, auf kürzere Wege.
We are changing a lot at the moment: to electric drives, less material and shorter distances.

Auf unserem Prüfgelände sehen Studierende früh, was ihre Berechnung auf der Straße taugt.
On our test track students see early on what their calculations are worth on the road.

Unsere Kundschaft baut Fahrzeuge, die arbeiten müssen. Entsprechend gründlich prüfen wir.
Our customers build vehicles that have to work for a living, so we test thoroughly.

Konstruktion, Versuch und Fertigung entscheiden gemeinsam, nicht nacheinander.
Design, testing and production decide together, not one after the other.
`),
  materials: pairs(`
Im Technikum probieren wir neue Werkstoffe im kleinen Maßstab aus, bevor sie in die Produktion gehen.
In our pilot plant we try out new materials on a small scale before they go into production.

Energie und Rohstoffe zu sparen ist bei uns kein Projekt, sondern tägliche Arbeit.
Saving energy and raw materials is not a project here but daily work.

Unsere Anlagen laufen rund um die Uhr, deshalb zählt jede gute Verbesserung doppelt.
Our plants run around the clock, so every good improvement counts twice.

Labor, Technik und Vertrieb arbeiten Tür an Tür.
Laboratory, engineering and sales work door to door.
`),
  software: pairs(`
Wir arbeiten in festen Teams von sechs bis acht Leuten, die ihre Software auch selbst betreiben.
We work in steady teams of six to eight people who also run the software they write.

Allen Code liest eine zweite Person. So lernt man am schnellsten.
All code is read by a second person. That is how you learn fastest.

Zwei Tage in der Woche sind wir gemeinsam im Büro, die übrigen teilt sich jedes Team selbst ein.
Two days a week we are in the office together, the rest is up to each team.

Wir sprechen oft mit den Menschen, die unsere Programme benutzen, und sitzen bei ihnen mit am Tisch.
We often talk to the people who use our programs, and sit at the table with them.
`),
  media: pairs(`
Bei uns arbeiten Gestaltung, Technik und Beratung an einem langen Tisch.
Design, technology and consulting work at one long table here.

Wir nehmen nur so viele Aufträge an, wie wir gut machen können.
We take on only as many jobs as we can do well.

Kurz vor einem Termin wird es auch bei uns laut. Danach wird gefeiert und ausgeschlafen.
Shortly before a deadline things get loud here, too. Afterwards we celebrate and sleep in.

Ein Teil unserer Arbeit gilt Vereinen und Initiativen, für die wir zum halben Preis arbeiten.
Part of our work is for clubs and initiatives, at half the price.
`),
  banking: pairs(`
Wir sind da, wo man uns braucht: in der Filiale, am Telefon und in der App.
We are where we are needed: in the branch, on the phone and in the app.

Was wir verdienen, bleibt in der Region: bei Betrieben, Vereinen und Schulen.
What we earn stays in the region: with businesses, clubs and schools.

Beraten heißt bei uns zuerst zuhören. Verkaufsziele pro Kopf gibt es nicht.
To us, advising means listening first. There are no sales targets per head.

Kreditentscheidungen fallen im Haus, und wir erklären sie.
Lending decisions are made in-house, and we explain them.
`),
  insurance: pairs(`
Wenn etwas passiert ist, zählt ein Mensch, der zuhört und handelt. Dafür sind wir da.
When something has happened, you need a person who listens and acts. That is what we are here for.

In unserem Haus arbeiten Juristinnen, Mathematiker, Fachleute für IT und viele, die gern beraten.
Our house employs lawyers, mathematicians, IT specialists and many who enjoy advising.

Schäden bearbeiten wir am liebsten am selben Tag und möglichst ohne Papier.
We like to deal with claims on the same day and without paper if possible.

Wir planen in Jahrzehnten, nicht in Quartalen. Das merkt man an der Ruhe im Haus.
We plan in decades, not in quarters, and the house is calmer for it.
`),
  tax: pairs(`
Unsere Mandate reichen vom Bäcker nebenan bis zur Stiftung mit Museum.
Our clients range from the baker next door to a foundation with a museum.

Wir arbeiten digital, und wir treffen die Menschen hinter den Zahlen.
We work digitally, and we meet the people behind the figures.

Wer bei uns lernt, sitzt früh mit im Gespräch und nicht im Archiv.
Those who train with us join the meetings early on instead of sitting in the archive.

In den ruhigen Monaten bauen wir Überstunden ab, in den vollen helfen alle mit.
In quiet months we take time off, in busy ones everyone lends a hand.
`),
  retail: pairs(`
Über Sortiment und Preise entscheiden bei uns die, die täglich mit der Kundschaft sprechen.
Range and prices are decided by those who talk to customers every day.

Einkauf, Logistik und Onlinehandel sitzen bei uns auf einem Flur.
Buying, logistics and online retail share one corridor here.

Wer mit Menschen und Zahlen kann, findet bei uns schnell eigene Aufgaben.
Those who are good with people and figures soon find tasks of their own here.

Mehrere unserer Bereiche werden von Menschen geleitet, die einmal dual studiert haben.
Several of our departments are run by people who once took a dual degree.
`),
  logistics: pairs(`
Wir planen nicht nur auf dem Bildschirm. Wer bei uns lernt, kennt auch die Rampe.
We do not only plan on screen. Those who train with us know the loading ramp, too.

Unsere Disposition ist rund um die Uhr besetzt, die Büros sind es nicht.
Our dispatch is staffed around the clock, our offices are not.

Ein Drittel unserer Wege legen wir schon elektrisch zurück, und es wird jedes Jahr mehr.
We already cover a third of our distances electrically, and more every year.

Pünktlich zu sein ist bei uns Teamarbeit zwischen Lager, Fahrdienst und IT.
Being on time is teamwork between warehouse, drivers and IT.
`),
  energy: pairs(`
Bis 2035 wollen wir ohne Kohle, Öl und Gas auskommen. Daran arbeiten bei uns fast alle mit.
By 2035 we want to do without coal, oil and gas. Almost everyone here works on it.

Unsere Netze und Anlagen liegen vor der Haustür. Man sieht, was man geplant hat.
Our grids and plants are on our doorstep. You see what you have planned.

Wir verbinden Technik, Wirtschaft und Gespräche mit Menschen, die Fragen haben.
We combine technology, business and talks with people who have questions.

Was wir verdienen, stecken wir zum größten Teil in neue Anlagen.
Most of what we earn we put into new plants.
`),
  publicSector: pairs(`
Unsere Arbeit merkt man vor allem, wenn sie fehlt. Deshalb machen wir sie gern ordentlich.
People notice our work most when it is missing. That is why we like to do it properly.

Wir stellen gerade viele Wege vom Papier auf den Bildschirm um und suchen Leute mit Ideen.
We are moving many procedures from paper to screen and are looking for people with ideas.

Gleitzeit, Teilzeit und mobiles Arbeiten sind bei uns selbstverständlich.
Flexitime, part time and mobile work are a matter of course here.

Wir arbeiten für alle Menschen in der Region, unabhängig davon, wie laut sie sind.
We work for everyone in our area, however loud or quiet they are.
`),
  construction: pairs(`
Auf der Baustelle zählt, was man kann, und nicht, was auf der Visitenkarte steht.
On site, what you can do counts more than what your business card says.

Wir planen am digitalen Modell und stehen trotzdem jede Woche mit Helm im Matsch.
We plan on the digital model and still stand in the mud with a helmet on every week.

Unsere Poliere und Bauleiterinnen erklären gern und erwarten, dass man fragt.
Our foremen and site managers like to explain, and expect you to ask.

Wer hier studiert, kommt später an Gebäuden vorbei, an denen die eigene Handschrift zu sehen ist.
Those who study with us later walk past buildings that bear their mark.
`),
  hospitality: pairs(`
Gute Gastgeber wird man nicht im Hörsaal allein. Deshalb lernen Studierende bei uns alle Bereiche kennen.
Good hosts are not made in lecture halls alone, so our students get to know every department.

Wir kaufen ein, was in der Nähe wächst, und kennen die Menschen dahinter.
We buy what grows nearby and know the people behind it.

Dienstpläne stehen bei uns vier Wochen vorher fest, und jedes zweite Wochenende ist frei.
Our rosters are fixed four weeks ahead, and every second weekend is free.

Vieles ist Handwerk, vieles ist Rechnen. Beides macht bei uns Spaß.
Much of it is craft, much of it is arithmetic. We enjoy both.
`),
  health: pairs(`
Bei uns arbeiten viele Berufe an einem Ziel. Wer fragt, bekommt eine Antwort, egal wen.
Many professions work towards one goal here. If you ask, you get an answer, whoever you ask.

Unsere Praxisanleitenden haben Zeit für Studierende, und zwar fest im Dienstplan.
Our practice instructors have time for students, and it is on the roster.

Wir dokumentieren am Tablet, damit mehr Zeit für Menschen bleibt.
We document on tablets so that there is more time for people.

Schwierige Tage besprechen wir gemeinsam. Niemand geht damit allein nach Hause.
We talk about difficult days together. Nobody takes them home alone.
`),
  social: pairs(`
Wir arbeiten mit dem, was Menschen können, und nicht mit dem, was ihnen fehlt.
We work with what people can do and not with what they lack.

Jede Studentin und jeder Student hat bei uns eine feste Anleitung mit Zeit für Fragen.
Every student here has a permanent mentor with time for questions.

Supervision und Fallbesprechungen gehören bei uns zur Arbeitszeit.
Supervision and case discussions are part of working time.

Unsere Teams sind so bunt wie die Stadtteile, in denen sie arbeiten.
Our teams are as diverse as the districts they work in.
`),
} as const

export type IndustryKey = keyof typeof industryTexts
