import { pairs } from '#demo/base/blocks.ts'

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
You talk to parents, schools and the youth welfare office.

Du lernst, in schwierigen Momenten ruhig zu bleiben und Hilfe zu holen.
You learn to stay calm in difficult moments and to call for help.
`),
  },
  socialSupport: {
    practice: pairs(`
Du berätst und begleitest Menschen in Lagen, die sie allein nicht lösen können, zuerst zu zweit, später selbst.
You advise and support people in situations they cannot deal with alone, first with a colleague, later on your own.

Du lernst Beratung, Wohnen, Arbeit und Freizeit kennen und merkst, wie viel davon zusammenhängt.
You get to know counselling, housing, work and leisure, and see how closely they are connected.
`),
    tasks: pairs(`
Du führst Gespräche, hörst zu und findest heraus, was als Nächstes hilft.
You talk to people, listen and find out what will help next.

Du füllst mit Menschen Anträge aus und erklärst Bescheide.
You help people fill in forms and explain official letters.

Du begleitest Menschen zu Ämtern, Arztterminen und Vorstellungsgesprächen.
You go with people to public offices, doctors and job interviews.

Du leitest eine Gruppe, erst mit, dann ohne zweite Person.
You lead a group, first with a colleague, then on your own.

Du arbeitest mit Pflege, Schule, Klinik und Ehrenamt zusammen.
You work with care services, schools, hospitals and volunteers.
`),
  },
  socialManagement: {
    practice: pairs(`
Du lernst, wie soziale Einrichtungen geplant, bezahlt und geführt werden, und bleibst dabei nah an den Menschen.
You learn how social institutions are planned, funded and run, while staying close to the people they are for.

Du arbeitest in Verwaltung, Qualität und Projektentwicklung und verbringst eine Praxisphase in der Betreuung.
You work in administration, quality and project development and spend one practice phase in direct support.
`),
    tasks: pairs(`
Du schreibst Anträge auf Fördermittel und rechnest Projekte ab.
You write funding applications and settle project accounts.

Du planst Personal und Budgets mit.
You help plan staffing and budgets.

Du entwickelst ein neues Angebot mit denen, die es nutzen sollen.
You develop a new service together with the people who will use it.

Du bereitest Verhandlungen mit Kostenträgern vor.
You prepare negotiations with funding bodies.

Du machst unsere Arbeit sichtbar, ohne jemanden bloßzustellen.
You make our work visible without exposing anyone.
`),
  },
  nursing: {
    practice: pairs(`
Du pflegst von Anfang an mit und lernst gleichzeitig, warum etwas so gemacht wird und wie man es besser macht.
You care for patients from the start, and learn why things are done the way they are and how to do them better.

Du wechselst zwischen Stationen, ambulanter Pflege und Beratung und hast überall Praxisanleitung.
You move between wards, home care and counselling, with a practice supervisor wherever you are.
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
You guide newer trainees.
`),
  },
  midwifery: {
    practice: pairs(`
Du begleitest Schwangere, Geburten und die ersten Wochen danach, im Kreißsaal, auf Station und zu Hause.
You support women through pregnancy, birth and the first weeks afterwards, in the delivery room, on the ward and at home.
`),
    tasks: pairs(`
Du betreust Gebärende gemeinsam mit einer erfahrenen Hebamme.
You care for women in labour together with an experienced midwife.

Du untersuchst Mutter und Kind und dokumentierst den Verlauf.
You examine mother and child and document how they are doing.

Du übst Notfälle im Simulationsraum.
You practise for emergencies in the simulation room.

Du gestaltest Kurse zur Geburtsvorbereitung mit.
You help run antenatal classes.

Du machst Hausbesuche im Wochenbett.
You make home visits after the birth.
`),
  },
  physicianAssistant: {
    practice: pairs(`
Du unterstützt Ärztinnen und Ärzte in Notaufnahme, Chirurgie und Innerer Medizin und lernst, worauf es bei jeder Diagnose ankommt.
You support doctors in the emergency department, surgery and internal medicine, and learn what matters in every diagnosis.
`),
    tasks: pairs(`
Du nimmst Vorgeschichten auf und bereitest Untersuchungen vor.
You take medical histories and prepare for examinations.

Du assistierst bei Eingriffen.
You assist with procedures.

Du schreibst Arztbriefe vor.
You draft discharge letters.

Du erklärst Patientinnen und Patienten, was als Nächstes geschieht.
You explain to patients what will happen next.

Du planst Abläufe auf Station mit.
You help plan how the ward works.
`),
  },
} as const
