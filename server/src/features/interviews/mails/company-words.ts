import { aboutOffer, aboutOfferEn, type Words } from './interview-facts.ts'

const de: Words = {
  proposed: ({ counterpart }) => ({
    heading: `Zeiten für das Gespräch mit ${counterpart} vorgeschlagen`,
    text: 'Sobald eine Zeit feststeht, schreiben wir Ihnen.',
    action: 'Bewerbung ansehen',
  }),
  countered: ({ counterpart, offer }) => ({
    heading: `${counterpart} schlägt andere Zeiten vor`,
    text: `Für das Gespräch${aboutOffer(offer)} passen ${counterpart} diese Zeiten (Berliner Zeit):`,
    after: 'Nehmen Sie eine davon an, oder schlagen Sie neue vor.',
    action: 'Zeit auswählen',
  }),
  agreed: ({ counterpart, time }) => ({
    heading: `Das Gespräch mit ${counterpart} steht fest`,
    text: `${time} (Berliner Zeit). Der Eintrag für Ihren Kalender hängt an dieser Mail.`,
    after: 'Bis eine Stunde vorher lässt es sich verschieben oder absagen.',
    action: 'Bewerbung ansehen',
  }),
  moved: ({ counterpart, time }) => ({
    heading: `${counterpart} bittet um eine andere Zeit`,
    text: `Die Zeit am ${time} gilt nicht mehr. ${counterpart} schlägt vor (Berliner Zeit):`,
    after: 'Nehmen Sie eine davon an, oder schlagen Sie neue vor.',
    action: 'Zeit auswählen',
  }),
  movedOwn: ({ counterpart, time }) => ({
    heading: `Das Gespräch mit ${counterpart} wird verschoben`,
    text: `Ihr Team hat die Zeit am ${time} zurückgenommen und diese vorgeschlagen (Berliner Zeit):`,
    after: 'Sobald eine davon feststeht, schreiben wir Ihnen.',
    action: 'Bewerbung ansehen',
  }),
  cancelled: ({ counterpart, time }) => ({
    heading: `${counterpart} hat das Gespräch abgesagt`,
    text: time
      ? `Das Gespräch am ${time} findet nicht statt. Die Bewerbung läuft weiter.`
      : 'Keine der vorgeschlagenen Zeiten wurde angenommen. Die Bewerbung läuft weiter.',
    action: 'Bewerbung ansehen',
  }),
  cancelledOwn: ({ counterpart, time }) => ({
    heading: `Das Gespräch mit ${counterpart} ist abgesagt`,
    text: `Ihr Team hat das Gespräch am ${time} abgesagt. Die Bewerbung läuft weiter.`,
    action: 'Bewerbung ansehen',
  }),
  cancelledSystem: ({ counterpart, time }) => ({
    heading: `Das Gespräch mit ${counterpart} entfällt`,
    text: `Die Bewerbung ist abgeschlossen. Das Gespräch am ${time} findet nicht statt.`,
    action: 'Bewerbung ansehen',
  }),
  reminder: ({ counterpart, time }) => ({
    heading: `Bald ist das Gespräch mit ${counterpart}`,
    text: `${time} (Berliner Zeit).`,
    after: 'Bis eine Stunde vorher lässt es sich verschieben oder absagen.',
    action: 'Bewerbung ansehen',
  }),
  reminderOnHold: ({ counterpart, time }) => ({
    heading: `Bald ist das Gespräch mit ${counterpart}`,
    text: `${time} (Berliner Zeit).`,
    after:
      'Solange Ihr Unternehmen gesperrt ist, lässt es sich nicht verschieben. Findet es nicht statt, sagen Sie es bitte bis eine Stunde vorher ab.',
    action: 'Bewerbung ansehen',
  }),
  unanswered: ({ counterpart }) => ({
    heading: `${counterpart} wartet noch auf Ihre Antwort`,
    text: 'Diese Zeiten passen für das Gespräch (Berliner Zeit):',
    after: 'Nehmen Sie eine davon an, oder schlagen Sie neue vor.',
    action: 'Zeit auswählen',
  }),
  ended: ({ time }) => ({
    heading: 'Ein Gespräch findet nicht statt',
    text: `Das Gespräch am ${time} entfällt: Die Bewerbung wurde zurückgezogen.`,
    action: 'Bewerbungen ansehen',
  }),
}

const en: Words = {
  proposed: ({ counterpart }) => ({
    heading: `Times suggested for the interview with ${counterpart}`,
    text: 'We will write to you as soon as a time is agreed.',
    action: 'View application',
  }),
  countered: ({ counterpart, offer }) => ({
    heading: `${counterpart} suggests other times`,
    text: `These times suit ${counterpart} for the interview${aboutOfferEn(offer)} (Berlin time):`,
    after: 'Please accept one of them or suggest new ones.',
    action: 'Choose a time',
  }),
  agreed: ({ counterpart, time }) => ({
    heading: `The interview with ${counterpart} is arranged`,
    text: `${time} (Berlin time). The entry for your calendar is attached to this e-mail.`,
    after: 'It can be moved or cancelled up to an hour before it starts.',
    action: 'View application',
  }),
  moved: ({ counterpart, time }) => ({
    heading: `${counterpart} asks for another time`,
    text: `The time on ${time} no longer applies. ${counterpart} suggests (Berlin time):`,
    after: 'Please accept one of them or suggest new ones.',
    action: 'Choose a time',
  }),
  movedOwn: ({ counterpart, time }) => ({
    heading: `The interview with ${counterpart} is being moved`,
    text: `Your team has withdrawn the time on ${time} and suggested these (Berlin time):`,
    after: 'We will write to you as soon as one of them is agreed.',
    action: 'View application',
  }),
  cancelled: ({ counterpart, time }) => ({
    heading: `${counterpart} has cancelled the interview`,
    text: time
      ? `The interview on ${time} will not take place. The application is still under way.`
      : 'None of the times suggested was accepted. The application is still under way.',
    action: 'View application',
  }),
  cancelledOwn: ({ counterpart, time }) => ({
    heading: `The interview with ${counterpart} is cancelled`,
    text: `Your team has cancelled the interview on ${time}. The application is still under way.`,
    action: 'View application',
  }),
  cancelledSystem: ({ counterpart, time }) => ({
    heading: `The interview with ${counterpart} is off`,
    text: `The application is closed. The interview on ${time} will not take place.`,
    action: 'View application',
  }),
  reminder: ({ counterpart, time }) => ({
    heading: `The interview with ${counterpart} is coming up`,
    text: `${time} (Berlin time).`,
    after: 'It can be moved or cancelled up to an hour before it starts.',
    action: 'View application',
  }),
  reminderOnHold: ({ counterpart, time }) => ({
    heading: `The interview with ${counterpart} is coming up`,
    text: `${time} (Berlin time).`,
    after:
      'It cannot be moved while your company is suspended. If it will not take place, please cancel it at least an hour before it starts.',
    action: 'View application',
  }),
  unanswered: ({ counterpart }) => ({
    heading: `${counterpart} is still waiting for your answer`,
    text: 'These times are suitable for the interview (Berlin time):',
    after: 'Please accept one of them or suggest new ones.',
    action: 'Choose a time',
  }),
  ended: ({ time }) => ({
    heading: 'An interview will not take place',
    text: `The interview on ${time} is off: the application was withdrawn.`,
    action: 'View applications',
  }),
}

/** What a company hears of its interviews. */
export const companyWords = { de, en }
