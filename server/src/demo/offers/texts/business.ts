import { pairs } from '#demo/base/blocks.ts'

export const businessTexts = {
  banking: {
    practice: pairs(`
Du lernst zuerst das Gespräch am Schalter kennen, dann Kredite, Wertpapiere und die Steuerung im Hintergrund.
You start with customers at the counter, then move on to loans, securities and what goes on behind the scenes.

In jeder Praxisphase arbeitest du in einem anderen Bereich: Service, Beratung, Firmenkunden, Controlling.
In each practice phase, you work in a different department: service, advice, business clients, controlling.
`),
    tasks: pairs(`
Du bereitest Beratungsgespräche vor und führst ab dem zweiten Jahr eigene.
You prepare client meetings and hold your own from the second year.

Du prüfst Unterlagen für Kredite und schlägst eine Entscheidung vor.
You check loan documents and recommend a decision.

Du erklärst Menschen, was ein Zins, ein Fonds oder eine Bürgschaft für sie bedeutet.
You explain to people what an interest rate, a fund or a guarantee means for them.

Du wertest Zahlen der Filialen aus und stellst sie im Team vor.
You analyse our branches’ figures and present them to the team.

Du hilfst mit, unsere App verständlicher zu machen.
You help make our app easier to understand.
`),
  },
  insurance: {
    practice: pairs(`
Du gehst durch Schaden, Vertrag, Vertrieb und Produktentwicklung und siehst, wie alles zusammenhängt.
You spend time in claims, contracts, sales and product development, and see how it all fits together.

Du beginnst in der Schadenabteilung, weil man dort am schnellsten versteht, wozu Versicherungen da sind.
You start in the claims department, because it is the quickest way to understand what insurance is for.
`),
    tasks: pairs(`
Du bearbeitest Schäden, vom Anruf bis zur Auszahlung.
You handle claims, from the first call to the payment.

Du berechnest, was ein Risiko kostet, und besprichst das Ergebnis mit der Mathematik.
You calculate what a risk costs and discuss the result with the actuaries.

Du begleitest unsere Leute im Außendienst zu Betrieben und Familien.
You join our field staff on visits to companies and families.

Du schreibst Bedingungen so um, dass man sie beim ersten Lesen versteht.
You rewrite terms and conditions so that people understand them the first time they read them.

Du arbeitest an einem neuen Produkt mit und testest es mit Kundinnen und Kunden.
You work on a new product and test it with customers.
`),
  },
  finance: {
    practice: pairs(`
Du lernst, Bücher zu führen, Abschlüsse zu lesen und Fragen zu stellen, die weiterhelfen.
You learn to keep books, read annual accounts and ask useful questions.

Von der Buchung bis zum Jahresabschluss: Du übernimmst Schritt für Schritt eigene Aufgaben.
From single entries to the annual accounts: step by step, you take on tasks of your own.
`),
    tasks: pairs(`
Du buchst Belege und klärst, was nicht zusammenpasst.
You post receipts and sort out what does not add up.

Du bereitest Steuererklärungen und Jahresabschlüsse vor.
You prepare tax returns and annual accounts.

Du baust Auswertungen, an denen Entscheidungen hängen.
You build reports that decisions depend on.

Du bist bei Prüfungen vor Ort dabei und sprichst mit den Beteiligten.
You join audits on site and talk to the people involved.

Du vergleichst Plan und Ist und erklärst, woher die Abweichung kommt.
You compare planned and actual figures and explain where the difference comes from.

Du begleitest Gründungen vom ersten Gespräch bis zur ersten Bilanz.
You support start-ups from the first meeting to the first balance sheet.
`),
  },
  commerce: {
    practice: pairs(`
Du arbeitest im Verkauf, im Einkauf und im Onlinehandel und verstehst am Ende, warum etwas gekauft wird.
You work in sales, buying and online retail, and by the end you understand why people buy things.

Deine Praxisphasen führen dich von der Fläche über den Einkauf bis in die Zentrale.
Your practice phases take you from the shop floor through buying to head office.
`),
    tasks: pairs(`
Du planst Sortimente und verhandelst mit Lieferanten, zuerst zu zweit, später allein.
You plan ranges and negotiate with suppliers, first with a colleague, later on your own.

Du wertest aus, was im Onlineshop gesucht und was tatsächlich gekauft wird.
You analyse what people search for in the online shop and what they actually buy.

Du leitest eine Woche lang mit anderen Studierenden eine Filiale.
For one week you run a shop together with other students.

Du bereitest Aktionen vor und misst, ob sie sich gelohnt haben.
You prepare campaigns and measure whether they paid off.

Du verbesserst die Wege zwischen Lager, Laden und Haustür.
You improve the route from warehouse to shop to front door.
`),
  },
  industry: {
    practice: pairs(`
Einkauf, Vertrieb, Personal, Controlling: Du lernst alle kaufmännischen Bereiche kennen und suchst dir dann einen aus.
Purchasing, sales, HR, controlling: you get to know all the business departments and then choose one.

Du arbeitest dort, wo Technik und Wirtschaft sich einigen müssen, und lernst beide Sprachen.
You work where engineering and business have to agree, and learn both languages.

Im zweiten Jahr verbringst du eine Praxisphase an einem anderen Standort, auf Wunsch bei einem Partner im Ausland.
In your second year, you spend a practice phase at another site, or with a partner abroad if you like.
`),
    tasks: pairs(`
Du holst Angebote ein, vergleichst sie und verhandelst Preise mit.
You obtain quotes, compare them and take part in price negotiations.

Du begleitest Aufträge von der Anfrage bis zur Rechnung.
You follow orders from enquiry to invoice.

Du rechnest aus, ob sich eine neue Maschine lohnt.
You work out whether a new machine is worth its price.

Du bereitest Messen und Besuche von Kundschaft vor und bist dabei.
You prepare trade fairs and customer visits and take part in them.

Du räumst einen Ablauf auf, der zu viele Unterschriften braucht.
You simplify a process that needs too many signatures.

Du stellst Kennzahlen zusammen und erklärst sie der Bereichsleitung.
You compile key figures and explain them to the head of department.
`),
  },
  logistics: {
    practice: pairs(`
Du lernst Lager, Disposition, Zoll und Vertrieb kennen und planst früh eigene Transporte.
You get to know the warehouse, dispatch, customs and sales, and soon plan shipments of your own.

Am Anfang stehst du mit an der Rampe, am Ende planst du ein ganzes Netz.
You start out in the loading bay and end up planning a whole network.
`),
    tasks: pairs(`
Du planst Touren und suchst Wege, die leere Kilometer sparen.
You plan routes and look for ways to avoid empty runs.

Du sprichst mit Fahrerinnen, Kunden und Häfen, auch auf Englisch.
You talk to drivers, customers and ports, in English too.

Du rechnest aus, was ein Transport kostet und wie viel CO₂ er verursacht.
You calculate what a shipment costs and how much CO₂ it produces.

Du richtest ein Lager neu ein, damit die Wege kürzer werden.
You rearrange a warehouse to shorten distances.

Du begleitest die Einführung neuer Software von der Idee bis zur Schulung.
You help introduce new software, from the first idea to the training.
`),
  },
  media: {
    practice: pairs(`
Du begleitest Projekte von der ersten Idee bis zur Abrechnung und lernst Gestaltung, Text, Technik und Planung kennen.
You follow projects from the first idea to the final invoice and get to know design, copy, technology and planning.

Nach einem Jahr betreust du kleine Kunden selbst, mit jemandem, der mitliest.
After a year, you look after small clients yourself, with someone checking your work.
`),
    tasks: pairs(`
Du planst Kampagnen und wertest aus, wer sie gesehen hat.
You plan campaigns and analyse who has seen them.

Du schreibst Texte, schneidest Filme und suchst das richtige Bild.
You write copy, edit films and find the right picture.

Du organisierst Veranstaltungen, vom Raumplan bis zum letzten Stecker.
You organise events, from the floor plan to the last plug.

Du rechnest Angebote und hältst Budgets im Blick.
You prepare quotes and keep an eye on budgets.

Du stellst Entwürfe vor und nimmst Kritik mit nach Hause.
You present drafts and learn from the feedback.
`),
  },
  personnel: {
    practice: pairs(`
Du lernst, wie man Menschen findet, einstellt, weiterbildet und fair bezahlt.
You learn how to find, hire, train and fairly pay people.

Du arbeitest in Recruiting, Entgelt und Personalentwicklung und betreust die nächsten Studierenden mit.
You work in recruiting, payroll and staff development, and help look after the next students.
`),
    tasks: pairs(`
Du führst Gespräche mit Bewerbenden, zuerst als zweite Person im Raum.
You interview applicants, first as the second person in the room.

Du planst Schulungen und fragst danach, was sie gebracht haben.
You plan training courses and ask afterwards what they achieved.

Du klärst Fragen zu Arbeitszeit, Elternzeit und Gehalt.
You answer questions on working hours, parental leave and pay.

Du wertest aus, warum Menschen bleiben und warum sie gehen.
You analyse why people stay and why they leave.

Du organisierst den Begrüßungstag für alle, die neu anfangen.
You organise the welcome day for everyone who is new.
`),
  },
} as const
