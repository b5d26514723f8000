/** What the start prints. All accounts of the demo share the password; only these are meant to be used. */
export const demoLogins = {
  applicant: { email: 'lena.demo@example.org', who: 'applicant' },
  company: { email: 'personal.demo@example.org', who: 'company, with all permissions' },
  colleague: { email: 'kollege.demo@example.org', who: 'same company, without permissions' },
  admin: { email: 'admin.demo@example.org', who: 'administrator' },
  secondAdmin: { email: 'verwaltung.demo@example.org', who: 'second administrator: some things need two' },
} as const

export const demoPassword = 'Tandem-Demo-2026!'
