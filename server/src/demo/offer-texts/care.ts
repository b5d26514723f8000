import { pairs } from '../base/blocks.ts'

export const careTexts = {
  socialYouth: {
    practice: pairs(`
Du arbeitest mit Kindern, Jugendlichen und Familien und lernst, Beziehungen aufzubauen und Grenzen zu halten.
You work with children, young people and families and learn to build relationships and to keep boundaries.

Du begleitest über mehrere Praxisphasen dieselbe Gruppe, denn Vertrauen braucht Zeit.
You stay with the same group for several practice phases, because trust takes time.

Eine Praxisphase verbringst du bei einem anderen Träger, damit du mehr als unser Haus kennenlernst.
You spend one practice phase with another organisation, so that you get to know more than ours.
`),
    tasks: pairs(`
Du gestaltest den Alltag in der Gruppe mit: Essen, Hausaufgaben, Streit, Ausflüge.
You help to shape everyday life in the group: meals, homework, quarrels, trips.

Du bereitest Hilfeplangespräche vor und schreibst Berichte.
You prepare care planning meetings and write reports.

Du planst ein eigenes Projekt und führst es mit den Jugendlichen durch.
You plan a project of your own and carry it out with the young people.

Du sprichst mit Eltern, Schule und Jugendamt.
You talk to parents, school and youth welfare office.

Du lernst, in schwierigen Momenten ruhig zu bleiben und Hilfe zu holen.
You learn to stay calm in difficult moments and to get help.
`),
  },
  socialSupport: {
    practice: pairs(`
Du berätst und begleitest Menschen in Lagen, die sie allein nicht lösen können, zuerst zu zweit, später selbst.
You advise and support people in situations they cannot solve alone, at first in pairs, later yourself.

Du lernst Beratung, Wohnen, Arbeit und Freizeit kennen und merkst, wie viel davon zusammenhängt.
You get to know counselling, housing, work and leisure and notice how much of it is connected.
`),
    tasks: pairs(`
Du führst Gespräche, hörst zu und findest heraus, was als Nächstes hilft.
You hold conversations, listen and find out what helps next.

Du füllst mit Menschen Anträge aus und erklärst Bescheide.
You fill in applications with people and explain official letters.

Du begleitest Menschen zu Ämtern, Arztterminen und Vorstellungsgesprächen.
You accompany people to authorities, doctors and job interviews.

Du leitest eine Gruppe, erst mit, dann ohne zweite Person.
You lead a group, first with and then without a second person.

Du arbeitest mit Pflege, Schule, Klinik und Ehrenamt zusammen.
You work together with care, school, hospital and volunteers.
`),
  },
  socialManagement: {
    practice: pairs(`
Du lernst, wie soziale Einrichtungen geplant, bezahlt und geführt werden, und bleibst dabei nah an den Menschen.
You learn how social institutions are planned, paid for and run, and stay close to people while doing so.

Du arbeitest in Verwaltung, Qualität und Projektentwicklung und verbringst eine Praxisphase in der Betreuung.
You work in administration, quality and project development and spend one practice phase in direct support.
`),
    tasks: pairs(`
Du schreibst Anträge auf Fördermittel und rechnest Projekte ab.
You write funding applications and settle project accounts.

Du planst Personal und Budgets mit.
You help to plan staff and budgets.

Du entwickelst ein neues Angebot mit denen, die es nutzen sollen.
You develop a new service together with those who are to use it.

Du bereitest Verhandlungen mit Kostenträgern vor.
You prepare negotiations with funding bodies.

Du machst unsere Arbeit sichtbar, ohne jemanden bloßzustellen.
You make our work visible without exposing anyone.
`),
  },
  nursing: {
    practice: pairs(`
Du pflegst von Anfang an mit und lernst gleichzeitig, warum etwas so gemacht wird und wie man es besser macht.
You nurse from the start and at the same time learn why things are done as they are and how to do them better.

Du wechselst zwischen Stationen, ambulanter Pflege und Beratung und hast überall Praxisanleitung.
You move between wards, home care and counselling and have practice guidance everywhere.
`),
    tasks: pairs(`
Du planst Pflege, führst sie aus und prüfst, ob sie wirkt.
You plan care, carry it out and check whether it works.

Du berätst Angehörige und bereitest Entlassungen vor.
You advise relatives and prepare discharges.

Du arbeitest in Visiten und Fallbesprechungen mit.
You take part in ward rounds and case discussions.

Du bringst Ergebnisse aus der Forschung auf die Station.
You bring research findings to the ward.

Du leitest jüngere Auszubildende an.
You guide younger trainees.
`),
  },
  midwifery: {
    practice: pairs(`
Du begleitest Schwangere, Geburten und die ersten Wochen danach, im Kreißsaal, auf Station und zu Hause.
You accompany pregnancies, births and the first weeks afterwards, in the delivery room, on the ward and at home.
`),
    tasks: pairs(`
Du betreust Gebärende gemeinsam mit einer erfahrenen Hebamme.
You care for women in labour together with an experienced midwife.

Du untersuchst Mutter und Kind und dokumentierst den Verlauf.
You examine mother and child and document the course.

Du übst Notfälle im Simulationsraum.
You practise emergencies in the simulation room.

Du gestaltest Kurse zur Geburtsvorbereitung mit.
You help to run antenatal classes.

Du machst Hausbesuche im Wochenbett.
You make home visits after birth.
`),
  },
  physicianAssistant: {
    practice: pairs(`
Du unterstützt Ärztinnen und Ärzte in Notaufnahme, Chirurgie und Innerer Medizin und lernst, worauf es bei jeder Diagnose ankommt.
You support doctors in emergency, surgery and internal medicine and learn what matters in every diagnosis.
`),
    tasks: pairs(`
Du nimmst Vorgeschichten auf und bereitest Untersuchungen vor.
You take histories and prepare examinations.

Du assistierst bei Eingriffen.
You assist in procedures.

Du schreibst Arztbriefe vor.
You draft discharge letters.

Du erklärst Patientinnen und Patienten, was als Nächstes geschieht.
You explain to patients what happens next.

Du planst Abläufe auf Station mit.
You help to plan procedures on the ward.
`),
  },
} as const
