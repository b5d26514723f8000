import { pairs } from '../base/blocks.ts'

export const businessTexts = {
  banking: {
    practice: pairs(`
Du lernst zuerst das Gespräch am Schalter kennen, dann Kredite, Wertpapiere und die Steuerung im Hintergrund.
You first get to know conversations at the counter, then loans, securities and the management behind them.

In jeder Praxisphase arbeitest du in einem anderen Bereich: Service, Beratung, Firmenkunden, Controlling.
In each practice phase you work in another department: service, advice, business clients, controlling.
`),
    tasks: pairs(`
Du bereitest Beratungsgespräche vor und führst ab dem zweiten Jahr eigene.
You prepare client meetings and lead your own from the second year.

Du prüfst Unterlagen für Kredite und schlägst eine Entscheidung vor.
You check documents for loans and suggest a decision.

Du erklärst Menschen, was ein Zins, ein Fonds oder eine Bürgschaft für sie bedeutet.
You explain to people what an interest rate, a fund or a guarantee means for them.

Du wertest Zahlen der Filialen aus und stellst sie im Team vor.
You analyse the figures of the branches and present them to the team.

Du hilfst mit, unsere App verständlicher zu machen.
You help to make our app easier to understand.
`),
  },
  insurance: {
    practice: pairs(`
Du gehst durch Schaden, Vertrag, Vertrieb und Produktentwicklung und siehst, wie alles zusammenhängt.
You pass through claims, contracts, sales and product development and see how it all fits together.

Du beginnst in der Schadenabteilung, weil man dort am schnellsten versteht, wozu Versicherungen da sind.
You start in the claims department, where one understands fastest what insurance is for.
`),
    tasks: pairs(`
Du bearbeitest Schäden, vom Anruf bis zur Auszahlung.
You handle claims, from the phone call to the payment.

Du berechnest, was ein Risiko kostet, und besprichst das Ergebnis mit der Mathematik.
You calculate what a risk costs and discuss the result with the actuaries.

Du begleitest unsere Leute im Außendienst zu Betrieben und Familien.
You join our field staff on visits to companies and families.

Du schreibst Bedingungen so um, dass man sie beim ersten Lesen versteht.
You rewrite terms so that they can be understood on first reading.

Du arbeitest an einem neuen Produkt mit und testest es mit Kundinnen und Kunden.
You work on a new product and test it with customers.
`),
  },
  finance: {
    practice: pairs(`
Du lernst, Bücher zu führen, Abschlüsse zu lesen und Fragen zu stellen, die weiterhelfen.
You learn to keep books, read annual accounts and ask questions that help.

Von der Buchung bis zum Jahresabschluss: Du übernimmst Schritt für Schritt eigene Aufgaben.
From the single entry to the annual accounts: step by step you take on tasks of your own.
`),
    tasks: pairs(`
Du buchst Belege und klärst, was nicht zusammenpasst.
You book receipts and clarify what does not match.

Du bereitest Steuererklärungen und Jahresabschlüsse vor.
You prepare tax returns and annual accounts.

Du baust Auswertungen, an denen Entscheidungen hängen.
You build reports on which decisions depend.

Du bist bei Prüfungen vor Ort dabei und sprichst mit den Beteiligten.
You take part in audits on site and talk to those involved.

Du vergleichst Plan und Ist und erklärst, woher die Abweichung kommt.
You compare plan and actual figures and explain where the difference comes from.

Du begleitest Gründungen vom ersten Gespräch bis zur ersten Bilanz.
You accompany start-ups from the first talk to the first balance sheet.
`),
  },
  commerce: {
    practice: pairs(`
Du arbeitest im Verkauf, im Einkauf und im Onlinehandel und verstehst am Ende, warum etwas gekauft wird.
You work in sales, buying and online retail and in the end understand why things are bought.

Deine Praxisphasen führen dich von der Fläche über den Einkauf bis in die Zentrale.
Your practice phases lead you from the shop floor through buying to head office.
`),
    tasks: pairs(`
Du planst Sortimente und verhandelst mit Lieferanten, zuerst zu zweit, später allein.
You plan ranges and negotiate with suppliers, at first in pairs, later alone.

Du wertest aus, was im Onlineshop gesucht und was tatsächlich gekauft wird.
You analyse what is searched for in the online shop and what is really bought.

Du leitest eine Woche lang mit anderen Studierenden eine Filiale.
For one week you run a shop together with other students.

Du bereitest Aktionen vor und misst, ob sie sich gelohnt haben.
You prepare campaigns and measure whether they paid off.

Du verbesserst die Wege zwischen Lager, Laden und Haustür.
You improve the way between warehouse, shop and front door.
`),
  },
  industry: {
    practice: pairs(`
Einkauf, Vertrieb, Personal, Controlling: Du lernst alle kaufmännischen Bereiche kennen und suchst dir dann einen aus.
Purchasing, sales, personnel, controlling: you get to know all commercial departments and then choose one.

Du arbeitest dort, wo Technik und Wirtschaft sich einigen müssen, und lernst beide Sprachen.
You work where engineering and business have to agree, and learn both languages.

Im zweiten Jahr verbringst du eine Praxisphase an einem anderen Standort, auf Wunsch bei einem Partner im Ausland.
In the second year you spend a practice phase at another site, with a partner abroad if you like.
`),
    tasks: pairs(`
Du holst Angebote ein, vergleichst sie und verhandelst Preise mit.
You obtain quotations, compare them and take part in price negotiations.

Du begleitest Aufträge von der Anfrage bis zur Rechnung.
You follow orders from enquiry to invoice.

Du rechnest aus, ob sich eine neue Maschine lohnt.
You work out whether a new machine is worth its price.

Du bereitest Messen und Besuche von Kundschaft vor und bist dabei.
You prepare trade fairs and customer visits and take part in them.

Du räumst einen Ablauf auf, der zu viele Unterschriften braucht.
You tidy up a procedure that needs too many signatures.

Du stellst Kennzahlen zusammen und erklärst sie der Bereichsleitung.
You compile key figures and explain them to the head of division.
`),
  },
  logistics: {
    practice: pairs(`
Du lernst Lager, Disposition, Zoll und Vertrieb kennen und planst früh eigene Transporte.
You get to know warehouse, dispatch, customs and sales and soon plan transports of your own.

Am Anfang stehst du mit an der Rampe, am Ende planst du ein ganzes Netz.
At the start you stand at the ramp with us, in the end you plan a whole network.
`),
    tasks: pairs(`
Du planst Touren und suchst Wege, die leere Kilometer sparen.
You plan routes and look for ways to save empty kilometres.

Du sprichst mit Fahrerinnen, Kunden und Häfen, auch auf Englisch.
You talk to drivers, customers and ports, also in English.

Du rechnest aus, was ein Transport kostet und wie viel CO₂ er verursacht.
You calculate what a transport costs and how much CO₂ it causes.

Du richtest ein Lager neu ein, damit die Wege kürzer werden.
You rearrange a warehouse so that distances become shorter.

Du begleitest die Einführung neuer Software von der Idee bis zur Schulung.
You accompany the introduction of new software from the idea to the training.
`),
  },
  media: {
    practice: pairs(`
Du begleitest Projekte von der ersten Idee bis zur Abrechnung und lernst Gestaltung, Text, Technik und Planung kennen.
You follow projects from the first idea to the final invoice and get to know design, copy, technology and planning.

Nach einem Jahr betreust du kleine Kunden selbst, mit jemandem, der mitliest.
After a year you look after small clients yourself, with somebody reading along.
`),
    tasks: pairs(`
Du planst Kampagnen und wertest aus, wer sie gesehen hat.
You plan campaigns and analyse who has seen them.

Du schreibst Texte, schneidest Filme und suchst das richtige Bild.
You write texts, edit films and look for the right picture.

Du organisierst Veranstaltungen, vom Raumplan bis zum letzten Stecker.
You organise events, from the floor plan to the last plug.

Du rechnest Angebote und hältst Budgets im Blick.
You calculate quotations and keep an eye on budgets.

Du stellst Entwürfe vor und nimmst Kritik mit nach Hause.
You present drafts and take criticism home with you.
`),
  },
  personnel: {
    practice: pairs(`
Du lernst, wie man Menschen findet, einstellt, weiterbildet und fair bezahlt.
You learn how to find, hire, train and fairly pay people.

Du arbeitest in Recruiting, Entgelt und Personalentwicklung und betreust die nächsten Studierenden mit.
You work in recruiting, payroll and development and help to look after the next students.
`),
    tasks: pairs(`
Du führst Gespräche mit Bewerbenden, zuerst als zweite Person im Raum.
You interview applicants, at first as the second person in the room.

Du planst Schulungen und fragst danach, was sie gebracht haben.
You plan training courses and ask afterwards what they achieved.

Du klärst Fragen zu Arbeitszeit, Elternzeit und Gehalt.
You answer questions on working hours, parental leave and pay.

Du wertest aus, warum Menschen bleiben und warum sie gehen.
You analyse why people stay and why they leave.

Du organisierst den Begrüßungstag für alle, die neu anfangen.
You organise the welcome day for all who start.
`),
  },
} as const
