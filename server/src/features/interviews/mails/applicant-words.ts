import { aboutOffer, aboutOfferEn, type Words } from './interview-facts.ts'

function german(address: 'du' | 'Sie'): Words {
  const or = (du: string, Sie: string) => (address === 'du' ? du : Sie)
  const [you, toYou, your, Your] = [
    or('dich', 'Sie'),
    or('dir', 'Ihnen'),
    or('dein', 'Ihr'),
    or('Dein', 'Ihr'),
  ]
  const [youHave, youCan] = [or('Du hast', 'Sie haben'), or('kannst du', 'können Sie')]
  const choose = {
    after: `${or('Such dir', 'Suchen Sie sich')} eine aus. Passt keine, ${youCan} bis zu drei andere vorschlagen.`,
    action: 'Zeit aussuchen',
  }
  const inTheWay = {
    after: `Kommt etwas dazwischen? Bis eine Stunde vorher ${youCan} verschieben oder absagen.`,
    action: 'Gespräch ansehen',
  }
  const goesOn = `${Your}e Bewerbung läuft weiter.`
  return {
    proposed: ({ counterpart, offer }) => ({
      heading: `${counterpart} schlägt ${toYou} Zeiten für ein Gespräch vor`,
      text: `${counterpart} möchte ${you}${aboutOffer(offer)} kennenlernen. Diese Zeiten stehen zur Wahl (Berliner Zeit):`,
      ...choose,
    }),
    countered: ({ counterpart }) => ({
      heading: `${Your}e Vorschläge sind bei ${counterpart}`,
      text: `Sobald eine Zeit feststeht, schreiben wir ${toYou}.`,
      action: 'Bewerbung ansehen',
    }),
    agreed: ({ counterpart, time }) => ({
      heading: `${Your} Gespräch mit ${counterpart} steht fest`,
      text: `${time} (Berliner Zeit). Der Eintrag für ${your}en Kalender hängt an dieser Mail.`,
      ...inTheWay,
    }),
    moved: ({ counterpart, time }) => ({
      heading: `${counterpart} möchte ${or('euer', 'Ihr')} Gespräch verschieben`,
      text: `Die Zeit am ${time} gilt nicht mehr. Diese stehen jetzt zur Wahl (Berliner Zeit):`,
      ...choose,
    }),
    movedOwn: ({ counterpart, time }) => ({
      heading: `${youHave} um eine andere Zeit gebeten`,
      text: `Die Zeit am ${time} gilt nicht mehr. ${counterpart} hat ${your}e Vorschläge bekommen (Berliner Zeit):`,
      after: `Sobald eine davon feststeht, schreiben wir ${toYou}.`,
      action: 'Gespräch ansehen',
    }),
    cancelled: ({ counterpart, time }) => ({
      heading: `${counterpart} hat das Gespräch abgesagt`,
      text: time
        ? `Das Gespräch am ${time} findet nicht statt. ${goesOn}`
        : `Die vorgeschlagenen Zeiten gelten nicht mehr. ${goesOn}`,
      action: 'Bewerbung ansehen',
    }),
    cancelledOwn: ({ counterpart, time }) => ({
      heading: `${youHave} das Gespräch abgesagt`,
      text: `Das Gespräch mit ${counterpart} am ${time} findet nicht statt. ${goesOn}`,
      action: 'Bewerbung ansehen',
    }),
    cancelledSystem: ({ counterpart, time }) => ({
      heading: `Das Gespräch mit ${counterpart} findet nicht statt`,
      text: `Die Bewerbung ist abgeschlossen. Das Gespräch am ${time} entfällt damit.`,
      action: 'Bewerbung ansehen',
    }),
    reminder: ({ counterpart, time }) => ({
      heading: `Bald ist ${your} Gespräch mit ${counterpart}`,
      text: `${time} (Berliner Zeit). Viel Erfolg.`,
      ...inTheWay,
    }),
    reminderOnHold: ({ counterpart, time }) => ({
      heading: `Bald ist ${your} Gespräch mit ${counterpart}`,
      text: `${time} (Berliner Zeit). ${counterpart} kann ${toYou} über Tandem zurzeit nicht antworten.`,
      after: `${or('Frag', 'Fragen Sie')} am besten direkt nach, ob das Gespräch stattfindet. Absagen ${youCan} es bei Tandem bis eine Stunde vorher.`,
      action: 'Gespräch ansehen',
    }),
    unanswered: ({ counterpart }) => ({
      heading: `${counterpart} wartet noch auf ${your}e Antwort`,
      text: `Für ${or('euer', 'Ihr')} Gespräch stehen diese Zeiten zur Wahl (Berliner Zeit):`,
      ...choose,
    }),
    ended: ({ counterpart, time }) => ({
      heading: `Das Gespräch mit ${counterpart} findet nicht statt`,
      text: `Das Gespräch am ${time} entfällt.`,
      action: 'Bewerbungen ansehen',
    }),
  }
}

const en: Words = {
  proposed: ({ counterpart, offer }) => ({
    heading: `${counterpart} suggests times for an interview`,
    text: `${counterpart} would like to meet you${aboutOfferEn(offer)}. You can choose one of these times (Berlin time):`,
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
    after: 'If something comes up, you can move or cancel it up to an hour before it starts.',
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
    text: `${time} (Berlin time). Good luck.`,
    after: 'If something comes up, you can move or cancel it up to an hour before it starts.',
    action: 'View interview',
  }),
  reminderOnHold: ({ counterpart, time }) => ({
    heading: `Your interview with ${counterpart} is coming up`,
    text: `${time} (Berlin time). ${counterpart} cannot answer you through Tandem at the moment.`,
    after:
      'It is best to ask them directly whether the interview will take place. You can cancel it on Tandem up to an hour before it starts.',
    action: 'View interview',
  }),
  unanswered: ({ counterpart }) => ({
    heading: `${counterpart} is still waiting for your answer`,
    text: 'You can choose one of these times for your interview (Berlin time):',
    after: 'If none of them suits you, you can suggest up to three others.',
    action: 'Choose a time',
  }),
  ended: ({ counterpart, time }) => ({
    heading: `The interview with ${counterpart} will not take place`,
    text: `The interview on ${time} is off.`,
    action: 'View applications',
  }),
}

/** What an applicant hears of their interviews. */
export const applicantWords = { du: german('du'), Sie: german('Sie'), en }
