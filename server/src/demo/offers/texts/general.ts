import { pairs } from '#demo/base/blocks.ts'

/** The second paragraph of a description: how theory and practice go together, in the order of the years. */
export const courseSentences = pairs(`
Vor dem Studienbeginn kannst du zwei Wochen bei uns mitarbeiten und herausfinden, ob es passt.
Before you start, you can work with us for two weeks to find out whether it suits you.

Etwa alle zwölf Wochen wechselst du zwischen Hörsaal und Betrieb. Vor jeder Praxisphase legen wir gemeinsam fest, was du lernen willst.
About every twelve weeks, you switch between university and company. Before each practice phase, we agree on what you want to learn.

Für jede Praxisphase gibt es einen Plan und eine Person, die Zeit für dich hat. Nach jeder Phase sprechen wir darüber, was gut war und was nicht.
Every practice phase has a plan and someone with time for you. Afterwards, we talk about what went well and what did not.

Während der Theorie bist du Studentin oder Student und nichts anderes. Wir rufen nicht an.
During the theory phases, you are a student and nothing else. We will not call you.

Im ersten Jahr lernst du das Haus kennen, im zweiten übernimmst du Aufgaben, im dritten ein eigenes Projekt.
In your first year, you get to know the company; in your second, you take on tasks; in your third, a project of your own.

Deine Bachelorarbeit schreibst du über eine Frage, deren Antwort wir wirklich brauchen.
You write your bachelor’s thesis on a question we really need answered.
`)

/** The last paragraph: what comes after the degree. */
export const outlookSentences = pairs(`
Nach dem Studium übernehmen wir in der Regel alle.
We usually offer everyone a job after the degree.

Von den letzten zehn Studierenden sind neun geblieben.
Nine of our last ten students have stayed.

Wer nach dem Bachelor bleibt, bekommt einen unbefristeten Vertrag. Wer einen Master machen will, kann in Teilzeit arbeiten.
If you stay after your bachelor’s degree, you get a permanent contract. If you want to do a master’s, you can work part-time.

Wir bilden aus, weil wir Leute brauchen, und sagen das auch so.
We train people because we need them, and we say so openly.

Ob du bleibst, entscheiden wir beide ein halbes Jahr vor dem Abschluss, damit alle planen können.
We decide together whether you stay, six months before you graduate, so that everyone can plan.
`)

export const benefits = pairs(`
30 Tage Urlaub im Jahr
30 days’ holiday a year

Wir zahlen die Semesterbeiträge
We pay your semester fees

Ein Notebook, das du auch privat benutzen darfst
A laptop you can also use privately

Zuschuss zum Deutschlandticket
A contribution to your public transport pass

Zuschuss zur Wohnung während der Theoriephasen
A contribution to your rent during the theory phases

Lernzeit: zwei bezahlte Tage vor jeder Prüfung
Time to study: two paid days before every exam

Gleitzeit und ein Tag mobiles Arbeiten in der Woche
Flexitime and one day a week working from home

Eine feste Ansprechperson in jeder Abteilung
A dedicated contact person in every department

Einführungswoche mit allen neuen Studierenden
An induction week with all the other new students

Auf Wunsch ein Auslandssemester
A semester abroad if you like

Weihnachts- und Urlaubsgeld
Holiday and Christmas bonus

Kantine mit warmem Essen für 4 Euro
A canteen with hot meals for €4

Fahrradleasing und eine Werkstatt für kleine Reparaturen
Bike leasing and a workshop for small repairs

Stammtisch der Studierenden, alle vier Wochen
A students’ get-together every four weeks

Bezahlte Vorkurse vor dem ersten Semester
Paid preparatory courses before the first semester

Übernahme der Kosten für den Führerschein zur Hälfte
Half the cost of your driving licence

Fachbücher und Lernsoftware stellen wir
We provide textbooks and learning software

Betriebliche Altersvorsorge ab dem ersten Monat
Company pension from the first month
`)

/** Said of some titles, where a company offers the same course in several ways. */
export const titleAdditions = pairs(`
mit Auslandsphase
with time abroad

mit Schwerpunkt Nachhaltigkeit
with a focus on sustainability

mit Vorpraktikum
with a preparatory internship
`)
