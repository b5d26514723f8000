export const matchingDe = {
  ring: {
    applicant:
      'Übereinstimmung {{total}} Prozent: deine Wünsche {{applicant}} Prozent, Wünsche des Unternehmens {{company}} Prozent',
    applicant_formal:
      'Übereinstimmung {{total}} Prozent: Ihre Wünsche {{applicant}} Prozent, Wünsche des Unternehmens {{company}} Prozent',
    company:
      'Übereinstimmung {{total}} Prozent: Wünsche von {{name}} {{applicant}} Prozent, Ihre Wünsche {{company}} Prozent',
    other:
      'Übereinstimmung {{total}} Prozent: Wünsche der Person {{applicant}} Prozent, Wünsche des Unternehmens {{company}} Prozent',
  },
  verdict: {
    very: 'passt sehr gut',
    well: 'passt gut',
    partly: 'passt teilweise',
    hardly: 'passt kaum',
  },
  title: {
    applicant: 'Warum das zu dir passt',
    applicant_formal: 'Warum das zu Ihnen passt',
    company: 'So passt es zusammen',
  },
  sides: {
    own: 'Das suchst du',
    own_formal: 'Das suchen Sie',
    ofApplicant: 'Das sucht {{name}}',
    ofPerson: 'Das sucht die Person',
    ofCompany: 'Das sucht {{name}}',
    ofYourCompany: 'Das suchen Sie',
  },
  percent: '{{value}}\u00a0%',
  criteria: {
    study_interest: 'Studienrichtung',
    distance: 'Entfernung',
    start_year: 'Beginn',
    work_languages: 'Arbeitssprachen',
    qualification: 'Schulabschluss',
    grade: 'Durchschnittsnote',
    languages: 'Sprachen',
    expertises: 'Kenntnisse',
    documents: 'Unterlagen',
    maths: 'Mathe',
  },
  reasons: 'Gründe',
  fits: { fits: 'Passt', nearly: 'Passt teilweise', not: 'Passt nicht' },
  open: 'offen',
  seen: 'Das Unternehmen sieht dieselben Zahlen, sobald du dich bewirbst oder dein Profil sichtbar ist.',
  seen_formal:
    'Das Unternehmen sieht dieselben Zahlen, sobald Sie sich bewerben oder Ihr Profil sichtbar ist.',
  toDetails: 'Warum?',
  column: 'Passung',
  legend:
    'Der Ring zeigt beide Seiten: <left>links, was du suchst</left>, <right>rechts, was das Unternehmen sucht</right>. Schließt er sich, passt alles.',
  legend_formal:
    'Der Ring zeigt beide Seiten: <left>links, was Sie suchen</left>, <right>rechts, was das Unternehmen sucht</right>. Schließt er sich, passt alles.',
}
