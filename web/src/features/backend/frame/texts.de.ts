export const officeDe = {
  label: 'Verwaltung',
  areas: {
    overview: 'Übersicht',
    companies: 'Unternehmen',
    people: 'Konten',
    contents: 'Inhalte und FAQ',
    locations: 'Standorte',
    texts: 'Geänderte Texte',
    reports: 'Meldungen',
    settings: 'Einstellungen',
    referenceLists: 'Stammdaten',
    statistics: 'Statistik',
    operations: 'Betrieb',
    audit: 'Protokoll',
  },
  waiting_one: '{{count}} wartet',
  waiting_other: '{{count}} warten',
  missing: {
    title: 'Diesen Bereich gibt es nicht',
    text: 'Vielleicht ist die Adresse vertippt.',
  },
  reason: 'Grund',
  reasonOutdated:
    'Inzwischen hat sich etwas geändert. Ihr Text steht noch da. Wenn Sie noch einmal bestätigen, gilt er für den neuen Stand.',
  reasonMoot:
    'Inzwischen hat jemand anderes gehandelt: Das geht nicht mehr. Ihr Text steht noch da, bis Sie abbrechen.',
  cancel: 'Abbrechen',
  busy: 'Wird gespeichert',
  leave: {
    title: 'Änderungen verwerfen?',
    text: 'Was Sie geändert haben, ist noch nicht gespeichert.',
    discard: 'Verwerfen',
    stay: 'Hier bleiben',
  },
}
