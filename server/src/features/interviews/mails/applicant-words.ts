import type { Words } from './interview-facts.ts'

const about = (offer: string | null) => (offer === null ? '' : ` zu „${offer}“`)
const aboutEn = (offer: string | null) => (offer === null ? '' : ` about “${offer}”`)

const du: Words = {
  proposed: ({ counterpart, offer }) => ({
    heading: `${counterpart} schlägt dir Zeiten für ein Gespräch vor`,
    text: `${counterpart} möchte dich${about(offer)} kennenlernen. Diese Zeiten stehen zur Wahl (Berliner Zeit):`,
    after: 'Such dir eine aus. Passt keine, kannst du bis zu drei andere vorschlagen.',
    action: 'Zeit aussuchen',
  }),
  countered: ({ counterpart }) => ({
    heading: `Deine Vorschläge sind bei ${counterpart}`,
    text: 'Sobald eine Zeit feststeht, schreiben wir dir.',
    action: 'Bewerbung ansehen',
  }),
  agreed: ({ counterpart, time }) => ({
    heading: `Dein Gespräch mit ${counterpart} steht fest`,
    text: `${time} (Berliner Zeit). Der Eintrag für deinen Kalender hängt an dieser Mail.`,
    after: 'Kommt etwas dazwischen? Bis eine Stunde vorher kannst du verschieben oder absagen.',
    action: 'Gespräch ansehen',
  }),
  moved: ({ counterpart, time }) => ({
    heading: `${counterpart} möchte euer Gespräch verschieben`,
    text: `Die Zeit am ${time} gilt nicht mehr. Diese stehen jetzt zur Wahl (Berliner Zeit):`,
    after: 'Such dir eine aus. Passt keine, kannst du bis zu drei andere vorschlagen.',
    action: 'Zeit aussuchen',
  }),
  movedOwn: ({ counterpart, time }) => ({
    heading: 'Du hast um eine andere Zeit gebeten',
    text: `Die Zeit am ${time} gilt nicht mehr. ${counterpart} hat deine Vorschläge bekommen (Berliner Zeit):`,
    after: 'Sobald eine davon feststeht, schreiben wir dir.',
    action: 'Gespräch ansehen',
  }),
  cancelled: ({ counterpart, time }) => ({
    heading: `${counterpart} hat das Gespräch abgesagt`,
    text: time
      ? `Das Gespräch am ${time} findet nicht statt. Deine Bewerbung läuft weiter.`
      : 'Die vorgeschlagenen Zeiten gelten nicht mehr. Deine Bewerbung läuft weiter.',
    action: 'Bewerbung ansehen',
  }),
  cancelledOwn: ({ counterpart, time }) => ({
    heading: 'Du hast das Gespräch abgesagt',
    text: `Das Gespräch mit ${counterpart} am ${time} findet nicht statt. Deine Bewerbung läuft weiter.`,
    action: 'Bewerbung ansehen',
  }),
  cancelledSystem: ({ counterpart, time }) => ({
    heading: `Das Gespräch mit ${counterpart} findet nicht statt`,
    text: `Die Bewerbung ist abgeschlossen. Das Gespräch am ${time} entfällt damit.`,
    action: 'Bewerbung ansehen',
  }),
  reminder: ({ counterpart, time }) => ({
    heading: `Bald ist dein Gespräch mit ${counterpart}`,
    text: `${time} (Berliner Zeit). Viel Erfolg!`,
    after: 'Kommt etwas dazwischen? Bis eine Stunde vorher kannst du verschieben oder absagen.',
    action: 'Gespräch ansehen',
  }),
  ended: ({ counterpart, time }) => ({
    heading: `Das Gespräch mit ${counterpart} findet nicht statt`,
    text: `Das Gespräch am ${time} entfällt.`,
    action: 'Bewerbungen ansehen',
  }),
}

const Sie: Words = {
  ...du,
  proposed: ({ counterpart, offer }) => ({
    heading: `${counterpart} schlägt Ihnen Zeiten für ein Gespräch vor`,
    text: `${counterpart} möchte Sie${about(offer)} kennenlernen. Diese Zeiten stehen zur Wahl (Berliner Zeit):`,
    after: 'Suchen Sie sich eine aus. Passt keine, können Sie bis zu drei andere vorschlagen.',
    action: 'Zeit aussuchen',
  }),
  countered: ({ counterpart }) => ({
    heading: `Ihre Vorschläge sind bei ${counterpart}`,
    text: 'Sobald eine Zeit feststeht, schreiben wir Ihnen.',
    action: 'Bewerbung ansehen',
  }),
  agreed: ({ counterpart, time }) => ({
    heading: `Ihr Gespräch mit ${counterpart} steht fest`,
    text: `${time} (Berliner Zeit). Der Eintrag für Ihren Kalender hängt an dieser Mail.`,
    after: 'Kommt etwas dazwischen? Bis eine Stunde vorher können Sie verschieben oder absagen.',
    action: 'Gespräch ansehen',
  }),
  moved: ({ counterpart, time }) => ({
    heading: `${counterpart} möchte Ihr Gespräch verschieben`,
    text: `Die Zeit am ${time} gilt nicht mehr. Diese stehen jetzt zur Wahl (Berliner Zeit):`,
    after: 'Suchen Sie sich eine aus. Passt keine, können Sie bis zu drei andere vorschlagen.',
    action: 'Zeit aussuchen',
  }),
  movedOwn: ({ counterpart, time }) => ({
    heading: 'Sie haben um eine andere Zeit gebeten',
    text: `Die Zeit am ${time} gilt nicht mehr. ${counterpart} hat Ihre Vorschläge bekommen (Berliner Zeit):`,
    after: 'Sobald eine davon feststeht, schreiben wir Ihnen.',
    action: 'Gespräch ansehen',
  }),
  cancelled: ({ counterpart, time }) => ({
    heading: `${counterpart} hat das Gespräch abgesagt`,
    text: time
      ? `Das Gespräch am ${time} findet nicht statt. Ihre Bewerbung läuft weiter.`
      : 'Die vorgeschlagenen Zeiten gelten nicht mehr. Ihre Bewerbung läuft weiter.',
    action: 'Bewerbung ansehen',
  }),
  cancelledOwn: ({ counterpart, time }) => ({
    heading: 'Sie haben das Gespräch abgesagt',
    text: `Das Gespräch mit ${counterpart} am ${time} findet nicht statt. Ihre Bewerbung läuft weiter.`,
    action: 'Bewerbung ansehen',
  }),
  reminder: ({ counterpart, time }) => ({
    heading: `Bald ist Ihr Gespräch mit ${counterpart}`,
    text: `${time} (Berliner Zeit). Viel Erfolg!`,
    after: 'Kommt etwas dazwischen? Bis eine Stunde vorher können Sie verschieben oder absagen.',
    action: 'Gespräch ansehen',
  }),
}

const en: Words = {
  proposed: ({ counterpart, offer }) => ({
    heading: `${counterpart} suggests times for an interview`,
    text: `${counterpart} would like to meet you${aboutEn(offer)}. You can choose one of these times (Berlin time):`,
    after: 'If none of them suits you, you can suggest up to three others.',
    action: 'Choose a time',
  }),
  countered: ({ counterpart }) => ({
    heading: `${counterpart} has your suggestions`,
    text: 'We will write to you as soon as a time is agreed.',
    action: 'View application',
  }),
  agreed: ({ counterpart, time }) => ({
    heading: `Your interview with ${counterpart} is arranged`,
    text: `${time} (Berlin time). The entry for your calendar is attached to this e-mail.`,
    after: 'If something comes up, you can move or cancel it until an hour before.',
    action: 'View interview',
  }),
  moved: ({ counterpart, time }) => ({
    heading: `${counterpart} would like to move your interview`,
    text: `The time on ${time} no longer applies. You can now choose one of these (Berlin time):`,
    after: 'If none of them suits you, you can suggest up to three others.',
    action: 'Choose a time',
  }),
  movedOwn: ({ counterpart, time }) => ({
    heading: 'You asked for another time',
    text: `The time on ${time} no longer applies. ${counterpart} has your suggestions (Berlin time):`,
    after: 'We will write to you as soon as one of them is agreed.',
    action: 'View interview',
  }),
  cancelled: ({ counterpart, time }) => ({
    heading: `${counterpart} has cancelled the interview`,
    text: time
      ? `The interview on ${time} will not take place. Your application is still under way.`
      : 'The times suggested no longer apply. Your application is still under way.',
    action: 'View application',
  }),
  cancelledOwn: ({ counterpart, time }) => ({
    heading: 'You cancelled the interview',
    text: `The interview with ${counterpart} on ${time} will not take place. Your application is still under way.`,
    action: 'View application',
  }),
  cancelledSystem: ({ counterpart, time }) => ({
    heading: `The interview with ${counterpart} will not take place`,
    text: `The application is closed, so the interview on ${time} is off.`,
    action: 'View application',
  }),
  reminder: ({ counterpart, time }) => ({
    heading: `Your interview with ${counterpart} is coming up`,
    text: `${time} (Berlin time). Good luck!`,
    after: 'If something comes up, you can move or cancel it until an hour before.',
    action: 'View interview',
  }),
  ended: ({ counterpart, time }) => ({
    heading: `The interview with ${counterpart} will not take place`,
    text: `The interview on ${time} is off.`,
    action: 'View applications',
  }),
}

/** What an applicant hears of their interviews. */
export const applicantWords = { du, Sie, en }
