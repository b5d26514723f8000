import type { notice } from '#features/notices/notices.schema.ts'

/** Says to everyone that nothing here is real. */
export function demoNotice(now: Date): typeof notice.$inferInsert {
  return {
    key: 'demo',
    type: 'info',
    titleDe: 'Dies ist eine Demo',
    titleEn: 'This is a demo',
    descDe: 'Alle Unternehmen, Personen und Angebote sind erfunden. Ausprobieren ist ausdrücklich erlaubt.',
    descEn: 'All companies, people and offers are invented. Please try everything.',
    showFrom: null,
    showUntil: null,
    createdAt: now,
  }
}
