import { pairs } from '../base/blocks.ts'

export const sizeSentences = pairs(`
Seit {year} arbeiten wir in {town}, heute mit rund {count} Menschen.
We have been at work in {town} since {year} and are now about {count} people.

Angefangen hat es {year} in {town}. Heute gehören rund {count} Menschen zu uns.
It all began in {town} in {year}. Today there are about {count} of us.

Rund {count} Menschen arbeiten bei uns in {town}, manche schon ihr ganzes Berufsleben.
About {count} people work for us in {town}, some of them for their entire working lives.

Unser Sitz ist seit {year} in {town}. Dort arbeiten rund {count} Kolleginnen und Kollegen.
We have been based in {town} since {year}, with about {count} colleagues.
`)

export const dualSentences = pairs(`
Mit der Dualen Hochschule bilden wir seit {since} aus. Die meisten unserer Studierenden bleiben danach bei uns.
We have trained students together with the university since {since}. Most of them stay with us afterwards.

Seit {since} sind wir dualer Partner. Wer bei uns studiert, hat in jeder Praxisphase eine feste Ansprechperson.
We have been a partner company since {since}. Our students have a dedicated contact person in every practice phase.

Dual Studierende gehören bei uns seit {since} dazu. Einige von ihnen leiten heute Abteilungen.
Dual study students have been part of our team since {since}. Some of them run departments today.

Seit {since} nehmen wir jedes Jahr dual Studierende auf, und nur so viele, wie wir gut betreuen können.
We have taken on dual study students every year since {since}, and only as many as we can look after well.

Unsere ersten dual Studierenden haben {since} angefangen. Seitdem planen wir die Praxisphasen gemeinsam mit ihnen.
Our first dual study students started in {since}. Ever since, we have planned the practice phases together with them.
`)

export const closingSentences = pairs(`
Am ersten Tag stehen ein Notebook, ein Schlüssel und jemand, der alles zeigt, bereit.
On your first day a laptop, a key and someone to show you round will be waiting.

Bewerbungen liest bei uns ein Mensch, und nach spätestens zwei Wochen meldet er sich.
A real person reads your application and gets back to you within two weeks.

Wer uns vor der Bewerbung kennenlernen möchte, kommt einen Tag vorbei. Eine Nachricht genügt.
If you would like to get to know us before applying, come and spend a day with us. Just send a message.

Uns interessieren Menschen, nicht Lebensläufe ohne Lücken.
We are interested in people, not in CVs without gaps.

Noten sind uns wichtig, Neugier ist uns wichtiger.
Grades matter to us; curiosity matters more.

Fragen beantworten wir gern, auch die, die sich sonst niemand zu stellen traut.
We are happy to answer questions, even the ones nobody else dares to ask.
`)
