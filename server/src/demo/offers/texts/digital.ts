import { pairs } from '#demo/base/blocks.ts'

export const digitalTexts = {
  businessIt: {
    practice: pairs(`
In der Praxis arbeitest du von Anfang an in einem festen Team: erst an Tests und kleinen Funktionen, ab dem zweiten Jahr an eigenen Modulen.
You work in one team from the start: first on tests and small features, from the second year on modules of your own.

Du sitzt zwischen Fachabteilung und Entwicklung und lernst, beiden zuzuhören.
You sit between business departments and development and learn to listen to both.

Du gehst durch Support, Entwicklung, Beratung und Projektleitung und entscheidest dann, wo du deine Bachelorarbeit schreibst.
You spend time in support, development, consulting and project management, and then decide where to write your thesis.
`),
    tasks: pairs(`
Du nimmst Wünsche aus den Fachabteilungen auf und machst daraus klare Aufgaben.
You collect requests from the departments and turn them into clear tasks.

Du programmierst in Java oder TypeScript und schreibst Tests dazu.
You program in Java or TypeScript and write tests for your code.

Du modellierst Abläufe und zeigst, wo sie kürzer werden können.
You model processes and show where they can be shortened.

Du betreust eine Anwendung im Betrieb und suchst Ursachen statt Symptome.
You look after a live application and look for causes, not symptoms.

Du schulst Menschen, die mit deiner Software arbeiten.
You train people who work with your software.

Du wertest Daten aus und baust verständliche Berichte.
You analyse data and build clear reports.
`),
  },
  data: {
    practice: pairs(`
Du lernst, aus vielen Daten eine klare Antwort zu machen und ehrlich zu sagen, wie sicher sie ist.
You learn to turn a lot of data into a clear answer and to say honestly how certain it is.

Du arbeitest mit Fachleuten aus Statistik und Entwicklung an Modellen, die jeden Tag benutzt werden.
You work with statisticians and developers on models that are used every day.
`),
    tasks: pairs(`
Du bereitest Daten auf und findest Fehler, bevor sie teuer werden.
You prepare data and find errors before they become expensive.

Du trainierst Modelle in Python und prüfst, ob sie besser sind als eine einfache Regel.
You train models in Python and check whether they beat a simple rule.

Du baust Auswertungen, die auch ohne Vorwissen verständlich sind.
You build reports that can be understood without prior knowledge.

Du besprichst mit den Fachabteilungen, welche Frage überhaupt gestellt werden soll.
You work out with the departments which question to ask in the first place.

Du achtest darauf, dass Daten von Menschen geschützt bleiben.
You make sure that people’s data stays protected.
`),
  },
  software: {
    practice: pairs(`
Du entwickelst vom ersten Monat an mit. Jeder Beitrag wird besprochen, jeder Fehler auch, und beides freundlich.
You write code with us from the first month. We discuss every contribution and every mistake, always kindly.

In den Praxisphasen wechselst du zwischen Entwicklung, Betrieb und Qualität und lernst ein System von allen Seiten kennen.
In the practice phases, you move between development, operations and quality, and get to know a system from every side.

Du arbeitest in einem Team von sechs bis acht Leuten und übernimmst Schritt für Schritt größere Teile.
You work in a team of six to eight people and gradually take on larger parts.
`),
    tasks: pairs(`
Du schreibst Code, Tests und die Sätze, die beides erklären.
You write code, tests and the sentences that explain both.

Du suchst Fehler in fremdem Code und lernst dabei am meisten.
You look for bugs in other people’s code, which is where you learn the most.

Du richtest Umgebungen ein, in denen Software von selbst gebaut und geprüft wird.
You set up environments in which software is built and tested automatically.

Du entwirfst Oberflächen und probierst sie mit Nutzerinnen und Nutzern aus.
You design interfaces and try them out with users.

Du verbindest Geräte, Datenbanken und Dienste miteinander.
You connect devices, databases and services.

Du misst, wo ein Programm langsam ist, und machst es schneller.
You measure where a program is slow and make it faster.
`),
  },
  security: {
    practice: pairs(`
Du lernst, wie Angriffe ablaufen, wie man sie bemerkt und wie man Systeme baut, die sie aushalten.
You learn how attacks work, how to notice them and how to build systems that withstand them.

Du arbeitest zuerst im Betrieb mit und später in Prüfungen bei Kundschaft, immer mit schriftlicher Erlaubnis.
You work in operations first and on tests for customers later, always with written permission.
`),
    tasks: pairs(`
Du prüfst Anwendungen auf Schwachstellen und schreibst Berichte, die man versteht.
You test applications for vulnerabilities and write reports that can be understood.

Du wertest Meldungen aus und unterscheidest Lärm von Angriffen.
You evaluate alerts and tell attacks from noise.

Du härtest Server und Netze ab.
You harden servers and networks.

Du übst Notfälle mit und hältst fest, was gefehlt hat.
You take part in emergency drills and note what was missing.

Du schulst Teams darin, Betrugsversuche zu erkennen.
You train teams to spot attempted fraud.
`),
  },
  medicalTech: {
    practice: pairs(`
Du arbeitest an Geräten und Programmen, auf die sich Menschen verlassen, und lernst, wie gründlich man dafür prüfen muss.
You work on devices and programs that people rely on and learn how thoroughly they must be tested.

Du begleitest Technik vom Labor bis ans Bett und sprichst mit denen, die sie benutzen.
You follow technology from the laboratory to the bedside and talk to those who use it.
`),
    tasks: pairs(`
Du entwickelst und prüfst Baugruppen und Programme für medizinische Geräte.
You develop and test assemblies and programs for medical devices.

Du wertest Messreihen aus und dokumentierst sie nach Norm.
You evaluate series of measurements and document them in line with standards.

Du begleitest die Einführung neuer Geräte auf Station oder im Labor.
You help introduce new devices on the ward or in the laboratory.

Du hilfst bei Zulassungen und lernst, Risiken zu bewerten.
You help with approvals and learn to assess risks.

Du verbindest Geräte mit der elektronischen Akte.
You connect devices to the electronic patient record.
`),
  },
} as const
