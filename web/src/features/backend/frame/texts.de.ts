export const officeDe = {
  label: 'Verwaltung',
  areas: {
    overview: 'Übersicht',
    companies: 'Unternehmen',
    people: 'Konten',
    contents: 'Inhalte und FAQ',
    locations: 'Standorte',
    reports: 'Meldungen',
    settings: 'Einstellungen',
    referenceLists: 'Stammdaten',
    statistics: 'Statistik',
    operations: 'Betrieb',
    audit: 'Protokoll',
  },
  reason: 'Grund',
  cancel: 'Abbrechen',
  leave: {
    title: 'Änderungen verwerfen?',
    text: 'Was Sie geändert haben, ist noch nicht gespeichert.',
    discard: 'Verwerfen',
    stay: 'Hier bleiben',
  },
}
