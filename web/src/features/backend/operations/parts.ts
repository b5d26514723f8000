/** The parts as the address names them; without one, the mails. */
export const partSlugs = {
  mails: 'mails',
  jobs: 'aufgaben',
  sessions: 'anmeldungen',
  retention: 'loeschfristen',
} as const
