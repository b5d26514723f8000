import type { Tip } from './tips.rules.ts'

export type TipWords = { subject: string; paragraphs: [string, ...string[]]; label: string }

const du: Record<Tip, TipWords> = {
  eligibility: {
    subject: 'Welcher Weg ins duale Studium ist deiner?',
    paragraphs: [
      'Nicht nur das Abitur führt ins duale Studium. Auch mit Fachhochschulreife, Meisterbrief, Berufserfahrung oder einem Zeugnis aus dem Ausland gibt es Wege. Manchmal kommt vorher etwas dazu: eine Prüfung, ein Beratungsgespräch oder die Anerkennung des Zeugnisses.',
      'Das braucht Zeit. Finde deshalb am besten gleich heraus, was für dich gilt: Du beantwortest ein paar Fragen zu deinem Abschluss und siehst, was du bis wann brauchst.',
      'Mit der Bewerbung musst du nicht warten, bis alles erledigt ist. Schreib dem Unternehmen einfach dazu, wann es so weit ist.',
    ],
    label: 'Zugang prüfen',
  },
  profile: {
    subject: 'So finden Unternehmen dich',
    paragraphs: [
      'Unternehmen suchen auf Tandem auch selbst nach Bewerbenden und laden sie ein. Dafür muss dein Profil sagen, was du suchst, und darf nicht verborgen sein.',
      '1. Nenne ruhig mehr als eine Studienrichtung. Was verwandt ist, passt oft genauso gut.',
      '2. Trag die Orte ein, die für dich infrage kommen, mit einem Umkreis, den du wirklich fahren würdest.',
      '3. Schreib unter „Über mich“ ein Beispiel statt einer Eigenschaft. „Ich habe in der Schülerfirma zwei Jahre lang die Kasse geführt“ sagt mehr als „Ich bin zuverlässig“.',
      '4. Entscheide unter „Sichtbarkeit“, ob Unternehmen dich mit Namen sehen oder anonym. Auch ein anonymes Profil wird gefunden.',
    ],
    label: 'Profil ausfüllen',
  },
  documents: {
    subject: 'Lebenslauf und Zeugnis bereitlegen',
    paragraphs: [
      'Was ein Unternehmen sehen möchte, steht beim Angebot. Meist sind es Lebenslauf und letztes Zeugnis. Lade beides schon jetzt in dein Profil: Bewerbungen, die du daraus beginnst, haben es dann dabei, und keine Frist wird knapp.',
      '1. Eine Seite Lebenslauf reicht oft, zwei sind genug. Das Neueste steht oben, jede Angabe mit Monat und Jahr. Auch Praktika, Nebenjobs und Ehrenämter gehören hinein.',
      '2. Das Abschlusszeugnis fehlt noch? Dann nimm das letzte Halbjahreszeugnis und reiche das andere später nach.',
      '3. Kein Scanner? Ein Foto geht auch: das Zeugnis flach ans Fenster legen, alle Ecken im Bild, jede Seite einzeln.',
      '4. Bitte jemanden, alles einmal zu lesen. Eigene Tippfehler übersieht man leicht.',
    ],
    label: 'Unterlagen hochladen',
  },
  saved_search: {
    subject: 'Neue Angebote kommen von selbst zu dir',
    paragraphs: [
      'Unternehmen veröffentlichen ihre Plätze nicht alle am selben Tag. Manche fangen mehr als ein Jahr vor dem Studienbeginn an, andere suchen noch im Sommer davor. Wer nur einmal nachsieht, verpasst viel.',
      '1. Stell in der Angebotssuche Studienrichtung, Startjahr und Orte mit Umkreis ein und wähle „Suche speichern“.',
      '2. Bestimme, wann du von neuen Treffern erfährst: sofort, täglich oder wöchentlich.',
      '3. Speichere eine zweite Suche mit einer verwandten Studienrichtung oder einem größeren Umkreis. So siehst du auch Angebote, an die du nicht gedacht hättest.',
      'Warte mit einer Bewerbung nicht bis zum letzten Tag: Ein Angebot kann schließen, sobald alle Plätze vergeben sind.',
    ],
    label: 'Angebote suchen',
  },
  interview: {
    subject: 'Gut vorbereitet ins Gespräch',
    paragraphs: [
      'Ein Gespräch ist keine Prüfung. Beide Seiten möchten wissen, ob sie die nächsten Jahre zusammen arbeiten wollen. Vorbereiten lohnt sich trotzdem:',
      '1. Lies das Angebot und die Seite des Unternehmens noch einmal. Überleg dir, warum du dieses Fach lernen möchtest und warum gerade dort.',
      '2. Leg dir zu zwei oder drei Stärken je ein Beispiel zurecht, aus Schule, Praktikum oder Freizeit.',
      '3. Notiere eigene Fragen: Was mache ich in den Praxisphasen? Wer betreut mich? Wie geht es nach dem Studium weiter?',
      '4. Sieh dir am Tag davor den Weg an oder probiere Kamera und Ton aus.',
      'Und damit du keins verpasst: Richte in deinem Konto das Kalender-Abo ein. Dann stehen deine Gespräche in deinem Kalender, auch wenn sich eins verschiebt.',
    ],
    label: 'Kalender einrichten',
  },
  speculative: {
    subject: 'Kein passendes Angebot? Frag trotzdem',
    paragraphs: [
      'Bei vielen Unternehmen kannst du dich auch ohne Angebot bewerben. Das heißt Initiativbewerbung und geht bei mehreren auf einmal: Du schreibst einen Brief, jedes bekommt seine eigene Bewerbung, und keines erfährt von den anderen.',
      '1. Wähle lieber wenige Unternehmen aus, aber solche, zu denen du wirklich möchtest.',
      '2. Sag im ersten Absatz, was du studieren willst und wann du anfangen kannst.',
      '3. Pass den Brief für jedes Unternehmen an. Ein Satz, der nur dort stimmt, zählt mehr als eine Seite, die überall passen würde: ein Produkt, ein Projekt oder jemand, mit dem du gesprochen hast.',
      'Das war der letzte Tipp. Wir wünschen dir viel Erfolg.',
    ],
    label: 'Initiativ bewerben',
  },
}

const Sie: Record<Tip, TipWords> = {
  eligibility: {
    subject: 'Welcher Weg ins duale Studium ist Ihrer?',
    paragraphs: [
      'Nicht nur das Abitur führt ins duale Studium. Auch mit Fachhochschulreife, Meisterbrief, Berufserfahrung oder einem Zeugnis aus dem Ausland gibt es Wege. Manchmal kommt vorher etwas dazu: eine Prüfung, ein Beratungsgespräch oder die Anerkennung des Zeugnisses.',
      'Das braucht Zeit. Finden Sie deshalb am besten gleich heraus, was für Sie gilt: Sie beantworten ein paar Fragen zu Ihrem Abschluss und sehen, was Sie bis wann brauchen.',
      'Mit der Bewerbung müssen Sie nicht warten, bis alles erledigt ist. Schreiben Sie dem Unternehmen einfach dazu, wann es so weit ist.',
    ],
    label: 'Zugang prüfen',
  },
  profile: {
    subject: 'So finden Unternehmen Sie',
    paragraphs: [
      'Unternehmen suchen auf Tandem auch selbst nach Bewerbenden und laden sie ein. Dafür muss Ihr Profil sagen, was Sie suchen, und darf nicht verborgen sein.',
      '1. Nennen Sie ruhig mehr als eine Studienrichtung. Was verwandt ist, passt oft genauso gut.',
      '2. Tragen Sie die Orte ein, die für Sie infrage kommen, mit einem Umkreis, den Sie wirklich fahren würden.',
      '3. Schreiben Sie unter „Über mich“ ein Beispiel statt einer Eigenschaft. „Ich habe in der Schülerfirma zwei Jahre lang die Kasse geführt“ sagt mehr als „Ich bin zuverlässig“.',
      '4. Entscheiden Sie unter „Sichtbarkeit“, ob Unternehmen Sie mit Namen sehen oder anonym. Auch ein anonymes Profil wird gefunden.',
    ],
    label: 'Profil ausfüllen',
  },
  documents: {
    subject: 'Lebenslauf und Zeugnis bereitlegen',
    paragraphs: [
      'Was ein Unternehmen sehen möchte, steht beim Angebot. Meist sind es Lebenslauf und letztes Zeugnis. Laden Sie beides schon jetzt in Ihr Profil: Bewerbungen, die Sie daraus beginnen, haben es dann dabei, und keine Frist wird knapp.',
      '1. Eine Seite Lebenslauf reicht oft, zwei sind genug. Das Neueste steht oben, jede Angabe mit Monat und Jahr. Auch Praktika, Nebenjobs und Ehrenämter gehören hinein.',
      '2. Das Abschlusszeugnis fehlt noch? Dann nehmen Sie das letzte Halbjahreszeugnis und reichen das andere später nach.',
      '3. Kein Scanner? Ein Foto geht auch: das Zeugnis flach ans Fenster legen, alle Ecken im Bild, jede Seite einzeln.',
      '4. Bitten Sie jemanden, alles einmal zu lesen. Eigene Tippfehler übersieht man leicht.',
    ],
    label: 'Unterlagen hochladen',
  },
  saved_search: {
    subject: 'Neue Angebote kommen von selbst zu Ihnen',
    paragraphs: [
      'Unternehmen veröffentlichen ihre Plätze nicht alle am selben Tag. Manche fangen mehr als ein Jahr vor dem Studienbeginn an, andere suchen noch im Sommer davor. Wer nur einmal nachsieht, verpasst viel.',
      '1. Stellen Sie in der Angebotssuche Studienrichtung, Startjahr und Orte mit Umkreis ein und wählen Sie „Suche speichern“.',
      '2. Bestimmen Sie, wann Sie von neuen Treffern erfahren: sofort, täglich oder wöchentlich.',
      '3. Speichern Sie eine zweite Suche mit einer verwandten Studienrichtung oder einem größeren Umkreis. So sehen Sie auch Angebote, an die Sie nicht gedacht hätten.',
      'Warten Sie mit einer Bewerbung nicht bis zum letzten Tag: Ein Angebot kann schließen, sobald alle Plätze vergeben sind.',
    ],
    label: 'Angebote suchen',
  },
  interview: {
    subject: 'Gut vorbereitet ins Gespräch',
    paragraphs: [
      'Ein Gespräch ist keine Prüfung. Beide Seiten möchten wissen, ob sie die nächsten Jahre zusammen arbeiten wollen. Vorbereiten lohnt sich trotzdem:',
      '1. Lesen Sie das Angebot und die Seite des Unternehmens noch einmal. Überlegen Sie sich, warum Sie dieses Fach lernen möchten und warum gerade dort.',
      '2. Legen Sie sich zu zwei oder drei Stärken je ein Beispiel zurecht, aus Schule, Praktikum oder Freizeit.',
      '3. Notieren Sie eigene Fragen: Was mache ich in den Praxisphasen? Wer betreut mich? Wie geht es nach dem Studium weiter?',
      '4. Sehen Sie sich am Tag davor den Weg an oder probieren Sie Kamera und Ton aus.',
      'Und damit Sie keins verpassen: Richten Sie in Ihrem Konto das Kalender-Abo ein. Dann stehen Ihre Gespräche in Ihrem Kalender, auch wenn sich eins verschiebt.',
    ],
    label: 'Kalender einrichten',
  },
  speculative: {
    subject: 'Kein passendes Angebot? Fragen Sie trotzdem',
    paragraphs: [
      'Bei vielen Unternehmen können Sie sich auch ohne Angebot bewerben. Das heißt Initiativbewerbung und geht bei mehreren auf einmal: Sie schreiben einen Brief, jedes bekommt seine eigene Bewerbung, und keines erfährt von den anderen.',
      '1. Wählen Sie lieber wenige Unternehmen aus, aber solche, zu denen Sie wirklich möchten.',
      '2. Sagen Sie im ersten Absatz, was Sie studieren wollen und wann Sie anfangen können.',
      '3. Passen Sie den Brief für jedes Unternehmen an. Ein Satz, der nur dort stimmt, zählt mehr als eine Seite, die überall passen würde: ein Produkt, ein Projekt oder jemand, mit dem Sie gesprochen haben.',
      'Das war der letzte Tipp. Wir wünschen Ihnen viel Erfolg.',
    ],
    label: 'Initiativ bewerben',
  },
}

const en: Record<Tip, TipWords> = {
  eligibility: {
    subject: 'Which way into dual study is yours?',
    paragraphs: [
      'The Abitur is not the only way into dual study. You can also get there with a Fachhochschulreife, a master craftsman’s certificate, work experience or a certificate from abroad. Sometimes there is one more step: an exam, a guidance interview or the recognition of your certificate.',
      'That takes time, so it is best to find out now what applies to you. Answer a few questions about your school qualification, and you will see what you need and by when.',
      'You do not have to finish all of it before you apply. Just mention in your application when you will be ready.',
    ],
    label: 'Check your way in',
  },
  profile: {
    subject: 'Help companies find you',
    paragraphs: [
      'Companies on Tandem also look for applicants themselves and invite them. For that, your profile has to say what you are looking for, and it must not be hidden.',
      '1. Name more than one course if you can. A related one may suit you just as well.',
      '2. Add the places you would consider, with a radius you would really travel.',
      '3. Under “About me”, give an example rather than a quality. “I kept the books of our school’s student company for two years” says more than “I am reliable”.',
      '4. Under “Visibility”, choose whether companies see your name or an anonymous profile. Companies find anonymous profiles too.',
    ],
    label: 'Complete your profile',
  },
  documents: {
    subject: 'Have your CV and certificate ready',
    paragraphs: [
      'Each offer says what the company would like to see. Usually that is a CV and your latest certificate. Upload both to your profile now: applications you start from it will include them, and no deadline will catch you out.',
      '1. One page is often enough for a CV, and two are plenty. Put the latest first, and give the month and year each time. Internships, part-time jobs and volunteering belong there too.',
      '2. No final certificate yet? Use your latest half-year report and add the other one later.',
      '3. No scanner? A photo will do: lay the certificate flat by a window, keep all its corners in the picture, and take each page separately.',
      '4. Ask someone to read everything once. It is easy to miss your own typing errors.',
    ],
    label: 'Upload documents',
  },
  saved_search: {
    subject: 'Let new offers come to you',
    paragraphs: [
      'Companies do not publish all their places on the same day. Some begin more than a year before the start of studies, others are still looking in the summer before. If you only search once, you miss a lot.',
      '1. In the offer search, choose your course, your start year and places with a radius, then select “Save search”.',
      '2. Decide when you want to hear about new results: straight away, daily or weekly.',
      '3. Save a second search with a related course or a larger radius. It shows you offers you might not have thought of.',
      'Do not leave an application until the last day: an offer may close as soon as all its places have been taken.',
    ],
    label: 'Search offers',
  },
  interview: {
    subject: 'Go into your interview well prepared',
    paragraphs: [
      'An interview is not an exam. Both sides want to find out whether they would like to work together over the next few years. It still pays to prepare:',
      '1. Read the offer and the company’s page again. Think about why you want to study this subject, and why there.',
      '2. For two or three of your strengths, have an example ready from school, an internship or your free time.',
      '3. Write down your own questions. What will I do in the practice phases? Who will support me? What comes after the degree?',
      '4. The day before, check how to get there, or try out your camera and sound.',
      'And to make sure you never miss one: set up the calendar subscription in your account. Your interviews will then appear in your calendar, even when one is moved.',
    ],
    label: 'Set up calendar',
  },
  speculative: {
    subject: 'No suitable offer? Ask anyway',
    paragraphs: [
      'You can apply to many companies without an offer. This is a speculative application, and you can send it to several at once: you write one letter, each company gets an application of its own, and none of them learns about the others.',
      '1. Choose a few companies rather than many, but ones you would really like to join.',
      '2. Say in the first paragraph what you want to study and when you can start.',
      '3. Adapt the letter for each company. One sentence that is only true of them counts for more than a page that would suit anyone: a product, a project or a person you have talked to.',
      'That was the last tip. We wish you every success.',
    ],
    label: 'Apply speculatively',
  },
}

export const tipWords = { du, Sie, en }
