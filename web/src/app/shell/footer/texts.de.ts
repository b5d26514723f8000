export const footerDe = {
  about: '{{university}}: die Plattform für Studieninteressierte und Unternehmen.',
  about_jobs: '{{university}}: die Plattform für Bewerbende und Unternehmen.',
  social: 'Soziale Netzwerke',
  applicants: {
    title: 'Für dich',
    title_formal: 'Für Studieninteressierte',
    title_jobs_formal: 'Für Bewerbende',
    register: 'Profil anlegen',
    offers: 'Angebote suchen',
    eligibility: 'Abschluss prüfen',
    faq: 'Häufige Fragen',
  },
  companies: {
    title: 'Für Unternehmen',
    register: 'Als Unternehmen registrieren',
    offers: 'Angebot veröffentlichen',
    applicants: 'Bewerbende suchen',
    faq: 'FAQ für Unternehmen',
  },
  contact: {
    title: 'Kontakt',
    locations: 'Standorte und Ansprechpersonen',
    barrier: 'Barriere melden',
  },
  sponsors: 'Gefördert von',
  platforms: 'Verbundene Plattformen',
  login: { title: 'Bitte anmelden', text: 'Danach geht es dort weiter.' },
}
