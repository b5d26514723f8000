export const homeDe = {
  title: 'Duales Studium finden',
  title_jobs: 'Stelle finden',
  half: 'Halb',
  half_jobs: 'Deine',
  half_jobs_formal: 'Ihre',
  campus: 'Hörsaal',
  campus_jobs: 'Stärken',
  otherHalf: 'halb',
  otherHalf_jobs: 'ein guter',
  company: 'Betrieb',
  whole: 'Ganz dein Studium.',
  whole_formal: 'Ganz Ihr Studium.',
  whole_jobs: 'Ganz dein Anfang.',
  whole_jobs_formal: 'Ganz Ihr Anfang.',
  lead: 'Tandem bringt dich mit Unternehmen zusammen, die duale Studienplätze vergeben. Ein Profil genügt für alle Bewerbungen.',
  lead_formal:
    'Tandem bringt Sie mit Unternehmen zusammen, die duale Studienplätze vergeben. Ein Profil genügt für alle Bewerbungen.',
  lead_jobs:
    'Tandem bringt dich mit Unternehmen zusammen, die Stellen vergeben. Ein Profil genügt für alle Bewerbungen.',
  lead_jobs_formal:
    'Tandem bringt Sie mit Unternehmen zusammen, die Stellen vergeben. Ein Profil genügt für alle Bewerbungen.',
  forCompanies: {
    question: 'Sie bilden aus?',
    question_jobs: 'Sie stellen ein?',
    enter: 'Dual Studierende finden',
    enter_jobs: 'Nachwuchs finden',
  },
  ways: { dashboard: 'Zum Dashboard', offers: 'Angebote suchen' },
  picture: {
    label:
      'Zwei Wege treffen sich: deiner mit deinem Profil und der des Unternehmens mit freien Plätzen. Nach Gespräch und Vertrag laufen sie drei Jahre gemeinsam.',
    label_formal:
      'Zwei Wege treffen sich: Ihrer mit Ihrem Profil und der des Unternehmens mit freien Plätzen. Nach Gespräch und Vertrag laufen sie drei Jahre gemeinsam.',
    label_jobs:
      'Zwei Wege treffen sich: deiner mit deinem Profil und der des Unternehmens mit freien Stellen. Nach Gespräch und Vertrag laufen sie gemeinsam weiter.',
    label_jobs_formal:
      'Zwei Wege treffen sich: Ihrer mit Ihrem Profil und der des Unternehmens mit freien Stellen. Nach Gespräch und Vertrag laufen sie gemeinsam weiter.',
    you: 'Du',
    you_formal: 'Sie',
    yourPart: 'mit deinem Profil',
    yourPart_formal: 'mit Ihrem Profil',
    companies: 'Unternehmen',
    theirPart: 'mit freien Plätzen',
    theirPart_jobs: 'mit freien Stellen',
    meeting: 'Gespräch',
    contract: 'und Vertrag',
    year: '{{year}}.\u00a0Jahr',
  },
  quick: {
    label: 'Angebote finden',
    text: 'Studiengang oder Interesse',
    textExample: 'z.\u00a0B. Wirtschaftsinformatik',
    near: 'Ort',
    nearExample: 'PLZ oder Ort',
    radius: 'Umkreis',
    submit: 'Angebote finden',
  },
}
