/** What the start prints. All accounts of the demo share the password; only these are meant to be used. */
export const demoLogins = {
  applicant: { email: 'lena.demo@example.org', who: 'Bewerberin' },
  company: { email: 'personal.demo@example.org', who: 'Unternehmen, mit allen Rechten' },
  colleague: { email: 'kollege.demo@example.org', who: 'dasselbe Unternehmen, ohne Rechte' },
  admin: { email: 'admin.demo@example.org', who: 'Verwaltung der Plattform' },
} as const

export const demoPassword = 'Tandem-Demo-2026!'
