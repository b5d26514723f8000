import { pairs } from '#demo/base/blocks.ts'

export const placesTexts = {
  publicSector: {
    practice: pairs(`
Du lernst Haushalt, Personal, Bürgerservice und Projekte kennen und arbeitest an dem mit, was vor Ort ansteht.
You get to know budgets, HR, citizens’ services and projects, and work on whatever is needed locally.

Du hilfst, Anträge vom Papier ins Netz zu holen, und sprichst mit denen, die sie ausfüllen.
You help move application forms from paper to the web and talk to the people who fill them in.
`),
    tasks: pairs(`
Du bereitest Vorlagen für den Gemeinderat und die Verbandsversammlung vor.
You prepare papers for the council and the assembly.

Du prüfst Förderprogramme und schreibst Anträge mit.
You look into funding programmes and help write applications.

Du begleitest die Einführung eines neuen Online-Dienstes.
You help launch a new online service.

Du rechnest Gebühren nach und erklärst, wie sie entstehen.
You check how fees are calculated and explain them.

Du beantwortest Fragen von Bürgerinnen und Bürgern, freundlich und richtig.
You answer citizens’ questions politely and correctly.
`),
  },
  healthManagement: {
    practice: pairs(`
Du lernst ein Haus des Gesundheitswesens von der Verwaltung her kennen: Abrechnung, Einkauf, Qualität, Personal.
You get to know a healthcare institution from the administrative side: billing, purchasing, quality, HR.

Du arbeitest mit Ärzten, Pflege und Verwaltung an Abläufen, die für alle besser werden sollen.
You work with doctors, nurses and administrators on processes that should get better for everyone.
`),
    tasks: pairs(`
Du rechnest Leistungen mit Kassen ab und klärst Rückfragen.
You bill health insurers and deal with their queries.

Du wertest aus, wo Patientinnen und Patienten warten und warum.
You analyse where patients wait and why.

Du hilfst, eine neue Dokumentation einzuführen, und schulst die Teams.
You help introduce a new documentation system and train the teams.

Du bereitest Prüfungen der Qualität vor.
You prepare quality audits.

Du vergleichst Angebote für Geräte und Verbrauchsmaterial.
You compare quotes for equipment and supplies.
`),
  },
  property: {
    practice: pairs(`
Du lernst, Gebäude zu bewerten, zu vermieten, zu erhalten und im Betrieb sparsamer zu machen.
You learn to value, let and maintain buildings and to run them more economically.

Du arbeitest mit Mieterinnen, Handwerk und Planung und kennst am Ende jedes Haus von innen.
You work with tenants, tradespeople and planners, and get to know every building from the inside.
`),
    tasks: pairs(`
Du begleitest Besichtigungen, Übergaben und Abrechnungen.
You help with viewings, handovers and billing.

Du schreibst Leistungen aus und vergleichst Angebote von Betrieben.
You invite tenders and compare the bids.

Du rechnest aus, wann sich eine neue Heizung lohnt.
You work out when a new heating system will pay off.

Du hältst Pläne und Daten der Gebäude aktuell.
You keep building plans and data up to date.

Du kümmerst dich um Anliegen von Mieterinnen und Mietern.
You deal with tenants’ concerns.
`),
  },
  hospitality: {
    practice: pairs(`
Du arbeitest in Empfang, Küche, Service, Einkauf und Verwaltung und lernst, wie gute Tage entstehen.
You work at reception, in the kitchen, in service, purchasing and administration, and learn what makes a good day.

Du begleitest Lebensmittel vom Feld bis auf den Teller und lernst, was sie kosten und was sie wert sind.
You follow food from field to plate and learn what it costs and what it is worth.
`),
    tasks: pairs(`
Du planst Dienste, Einkäufe und Veranstaltungen.
You plan shifts, purchases and events.

Du kalkulierst Preise und findest heraus, wo zu viel übrig bleibt.
You calculate prices and find out where too much is left over.

Du empfängst Gäste und Besuchergruppen, auch auf Englisch.
You welcome guests and groups of visitors, in English too.

Du entwickelst ein neues Angebot und probierst es mit Gästen aus.
You develop a new offer and try it out with guests.

Du prüfst Qualität, Herkunft und Lagerung von Lebensmitteln.
You check the quality, origin and storage of food.
`),
  },
  construction: {
    practice: pairs(`
Du wechselst zwischen Planungsbüro und Baustelle und begleitest ein Bauwerk von der ersten Linie bis zur Abnahme.
You switch between planning office and building site, and follow a building from the first line to the final inspection.

Du fängst auf der Baustelle an, weil man Pläne besser zeichnet, wenn man Schalung gesehen hat.
You start on site, because you draw better plans once you have seen formwork.
`),
    tasks: pairs(`
Du zeichnest am digitalen Modell und prüfst, ob alles zusammenpasst.
You work on the digital model and check that everything fits.

Du ermittelst Mengen und Kosten und vergleichst Angebote.
You work out quantities and costs and compare quotes.

Du misst auf der Baustelle nach und dokumentierst den Fortschritt.
You take measurements on site and document progress.

Du berechnest Bauteile und besprichst das Ergebnis mit der Statik.
You calculate components and discuss the result with the structural engineers.

Du planst den Ablauf der Gewerke und hältst ihn am Laufen.
You plan the order of the trades and keep work moving.
`),
  },
  safety: {
    practice: pairs(`
Du lernst, Gefahren zu erkennen, bevor etwas passiert: an Maschinen, bei Stoffen und in Gebäuden.
You learn to spot dangers before anything happens: with machines, with substances and in buildings.

Du arbeitest mit Werkstätten, Labor und Feuerwehr zusammen und übst den Ernstfall.
You work with the workshops, the laboratory and the fire brigade, and practise for emergencies.
`),
    tasks: pairs(`
Du begehst Arbeitsplätze und schreibst Gefährdungsbeurteilungen.
You inspect workplaces and write risk assessments.

Du planst Unterweisungen, bei denen niemand einschläft.
You plan safety briefings that nobody sleeps through.

Du misst Lärm, Staub und Licht und wertest die Daten aus.
You measure noise, dust and light and evaluate the data.

Du untersuchst Beinahe-Unfälle und schlägst Abhilfe vor.
You investigate near misses and suggest remedies.

Du prüfst, ob neue Anlagen sicher in Betrieb gehen können.
You check whether new plants can go into operation safely.
`),
  },
} as const
