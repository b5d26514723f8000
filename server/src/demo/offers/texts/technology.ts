import { pairs } from '#demo/base/blocks.ts'

export const technologyTexts = {
  electrical: {
    practice: pairs(`
Du beginnst in der Werkstatt mit Löten, Messen und Verdrahten und wechselst dann in Entwicklung und Prüffeld.
You start in the workshop with soldering, measuring and wiring, then move on to development and the test bay.

Schaltplan, Leiterplatte, Programm: Du begleitest ein Gerät durch alle Stationen.
Circuit diagram, circuit board, program: you follow a device through every stage.
`),
    tasks: pairs(`
Du entwirfst Schaltungen und probierst sie im Labor aus.
You design circuits and try them out in the laboratory.

Du programmierst Mikrocontroller und Steuerungen.
You program microcontrollers and control systems.

Du baust Prüfplätze, an denen jedes Gerät zeigt, was es kann.
You build test stations where every device shows what it can do.

Du misst Störungen und findest heraus, woher sie kommen.
You measure interference and find out where it comes from.

Du nimmst Anlagen bei Kundschaft in Betrieb, begleitet von erfahrenen Leuten.
You commission plants at customers’ sites, accompanied by experienced colleagues.
`),
  },
  energy: {
    practice: pairs(`
Du lernst Erzeugung, Netze und Speicher kennen und arbeitest an Projekten, die man in der Landschaft sehen kann.
You get to know generation, grids and storage and work on projects that can be seen in the landscape.

Du planst mit, wie eine Stadt ohne Öl und Gas warm wird, und rechnest nach, ob es reicht.
You help plan how a town can stay warm without oil and gas, and check that the figures add up.
`),
    tasks: pairs(`
Du legst Solaranlagen, Speicher oder Wärmenetze aus.
You size solar systems, storage or heating networks.

Du wertest Verbräuche aus und findest Stellen, an denen sich Sparen lohnt.
You analyse consumption and find out where saving energy pays off.

Du bist bei Wartung und Störung mit draußen.
You come along to maintenance and repair jobs.

Du rechnest Varianten durch und stellst sie im Gemeinderat vor.
You work out alternatives and present them to the council.

Du sprichst mit Menschen, die Fragen zu einem Bauvorhaben haben.
You talk to people who have questions about a project.
`),
  },
  mechanical: {
    practice: pairs(`
Du beginnst in der Werkstatt, denn wer einmal selbst gefeilt und gefräst hat, konstruiert anders.
You start in the workshop, because you design differently once you have filed and milled parts yourself.

Du lernst Konstruktion, Versuch, Fertigung und Montage kennen und übernimmst ab dem vierten Semester eigene Baugruppen.
You get to know design, testing, production and assembly, and take on components of your own from the fourth semester.

Jede Praxisphase hat ein Ziel, das man anfassen kann: ein Teil, einen Prüfstand, eine Vorrichtung.
Every practice phase has a goal you can touch: a part, a test rig, a fixture.
`),
    tasks: pairs(`
Du konstruierst Bauteile am Rechner und siehst sie zwei Wochen später in der Fertigung.
You design parts on the computer and see them in production two weeks later.

Du berechnest Festigkeit und Lebensdauer und prüfst beides im Versuch.
You calculate strength and service life and check both in tests.

Du verbesserst Abläufe in der Fertigung mit denen, die dort arbeiten.
You improve production processes together with those who work there.

Du druckst Prototypen und lernst aus denen, die brechen.
You print prototypes and learn from those that break.

Du klärst mit Lieferanten, wie ein Teil einfacher wird.
You work out with suppliers how to make a part simpler.

Du begleitest eine Maschine bis zur Abnahme bei der Kundschaft.
You accompany a machine right up to acceptance by the customer.
`),
  },
  process: {
    practice: pairs(`
Du lernst, wie aus Rohstoffen Produkte werden: erst im Labor, dann im Technikum, dann in der großen Anlage.
You learn how raw materials become products: first in the laboratory, then in the pilot plant, then in full production.

Du arbeitest mit Produktion und Labor an Verfahren, die weniger Energie und Material brauchen.
You work with production and the laboratory on processes that need less energy and material.
`),
    tasks: pairs(`
Du planst Versuche, fährst sie und wertest sie aus.
You plan experiments, run them and evaluate them.

Du prüfst Werkstoffe und suchst Ursachen für Fehler.
You test materials and look for the causes of defects.

Du stellst Anlagen ein und dokumentierst, was sich verändert.
You adjust plants and document what changes.

Du rechnest Stoff- und Energiebilanzen.
You calculate material and energy balances.

Du bringst ein neues Produkt vom Becherglas in die Produktion.
You take a new product from the beaker to production.
`),
  },
  mechatronics: {
    practice: pairs(`
Du verbindest Mechanik, Elektronik und Software und siehst am Ende etwas, das sich bewegt.
You combine mechanics, electronics and software, and end up with something that moves.

Du lernst zuerst die drei Werkstätten kennen und baust dann mit anderen Studierenden eine eigene kleine Anlage.
You get to know the three workshops first, then build a small system of your own with other students.
`),
    tasks: pairs(`
Du entwickelst Antriebe und Steuerungen und bringst sie zum Laufen.
You develop drives and controls and get them running.

Du programmierst Roboter und sorgst dafür, dass niemand zu Schaden kommt.
You program robots and make sure that nobody gets hurt.

Du baust Prüfstände und wertest Messdaten aus.
You build test rigs and evaluate measurement data.

Du suchst Fehler dort, wo Mechanik und Software aufeinandertreffen.
You look for faults where mechanics and software meet.

Du arbeitest an elektrischen Fahrzeugen, Speichern oder Ladetechnik mit.
You work on electric vehicles, storage or charging technology.
`),
  },
  industrialEngineering: {
    practice: pairs(`
Du lernst, technisch zu denken und wirtschaftlich zu entscheiden, und arbeitest in Entwicklung, Einkauf, Fertigung und Vertrieb.
You learn to think like an engineer and decide like a manager, and work in development, purchasing, production and sales.

Du übernimmst kleine Projekte, in denen Termine, Kosten und Technik zusammenpassen müssen.
You take on small projects where deadlines, costs and technology have to fit together.
`),
    tasks: pairs(`
Du planst Fertigung und Material und hältst Termine im Blick.
You plan production and materials and keep an eye on deadlines.

Du vergleichst Verfahren und rechnest aus, welches sich lohnt.
You compare processes and work out which one pays off.

Du begleitest technische Angebote von der Anfrage bis zum Auftrag.
You follow technical quotes from enquiry to order.

Du bereitest Besuche bei Lieferanten vor und fährst mit.
You prepare visits to suppliers and go along.

Du leitest ein Verbesserungsprojekt mit eigenem Budget.
You lead an improvement project with its own budget.
`),
  },
} as const
