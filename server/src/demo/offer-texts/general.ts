import { pairs } from '../base/blocks.ts'

/** The second paragraph of a description: how theory and practice go together, in the order of the years. */
export const courseSentences = pairs(`
Vor dem Studienbeginn kannst du zwei Wochen bei uns mitarbeiten und herausfinden, ob es passt.
Before your studies you can work with us for two weeks and find out whether it suits you.

Etwa alle zwölf Wochen wechselst du zwischen Hörsaal und Betrieb. Vor jeder Praxisphase legen wir gemeinsam fest, was du lernen willst.
About every twelve weeks you change between lecture hall and company. Before each practice phase we agree on what you want to learn.

Für jede Praxisphase gibt es einen Plan und eine Person, die Zeit für dich hat. Nach jeder Phase sprechen wir darüber, was gut war und was nicht.
For every practice phase there is a plan and a person with time for you. After each phase we talk about what was good and what was not.

Während der Theorie bist du Studentin oder Student und nichts anderes. Wir rufen nicht an.
During theory phases you are a student and nothing else. We will not call.

Im ersten Jahr lernst du das Haus kennen, im zweiten übernimmst du Aufgaben, im dritten ein eigenes Projekt.
In the first year you get to know the company, in the second you take on tasks, in the third a project of your own.

Deine Bachelorarbeit schreibst du über eine Frage, deren Antwort wir wirklich brauchen.
You write your thesis on a question whose answer we really need.
`)

/** The last paragraph: what comes after the degree. */
export const outlookSentences = pairs(`
Nach dem Studium übernehmen wir in der Regel alle.
After the degree we usually take on everyone.

Von den letzten zehn Studierenden sind neun geblieben.
Of the last ten students nine have stayed.

Wer nach dem Bachelor bleibt, bekommt einen unbefristeten Vertrag. Wer einen Master machen will, kann in Teilzeit arbeiten.
Those who stay after the bachelor’s degree get a permanent contract. Those who want a master’s degree can work part time.

Wir bilden aus, weil wir Leute brauchen, und sagen das auch so.
We train people because we need them, and say so.

Ob du bleibst, entscheiden wir beide ein halbes Jahr vor dem Abschluss, damit alle planen können.
Whether you stay we both decide half a year before the degree, so that everyone can plan.
`)

export const benefits = pairs(`
30 Tage Urlaub im Jahr
30 days of holiday a year

Wir zahlen die Semesterbeiträge
We pay the semester fees

Ein Notebook, das du auch privat benutzen darfst
A notebook that you may also use privately

Zuschuss zum Deutschlandticket
A grant towards your public transport pass

Zuschuss zur Wohnung während der Theoriephasen
A grant towards rent during the theory phases

Lernzeit: zwei bezahlte Tage vor jeder Prüfung
Time to study: two paid days before every exam

Gleitzeit und ein Tag mobiles Arbeiten in der Woche
Flexitime and one day of mobile work a week

Eine feste Ansprechperson in jeder Abteilung
A permanent contact in every department

Einführungswoche mit allen neuen Studierenden
An introductory week with all new students

Auf Wunsch ein Auslandssemester
A semester abroad if you like

Weihnachts- und Urlaubsgeld
Holiday and Christmas bonus

Kantine mit warmem Essen für 4 Euro
A canteen with hot meals for 4 euros

Fahrradleasing und eine Werkstatt für kleine Reparaturen
Bicycle leasing and a workshop for small repairs

Stammtisch der Studierenden, alle vier Wochen
A students’ get-together every four weeks

Bezahlte Vorkurse vor dem ersten Semester
Paid preparatory courses before the first semester

Übernahme der Kosten für den Führerschein zur Hälfte
Half of the cost of a driving licence

Fachbücher und Lernsoftware stellen wir
We provide textbooks and learning software

Betriebliche Altersvorsorge ab dem ersten Monat
Company pension from the first month
`)

/** Said of some titles, where a company offers the same course in several ways. */
export const titleAdditions = pairs(`
mit Auslandsphase
with a phase abroad

mit Schwerpunkt Nachhaltigkeit
with a focus on sustainability

mit Vorpraktikum
with a preparatory internship
`)
