import type { AccountType } from '@tandem/contract/endpoint'

/** The sections in their order; the key is the anchor in the address. */
export const sectionKeys = [
  'daten',
  'anmeldung',
  'sicherheit',
  'sprache',
  'mitteilungen',
  'geraete',
  'laufzeit',
  'team',
  'eigene-daten',
  'loeschen',
] as const
export type SectionKey = (typeof sectionKeys)[number]

const without = (...absent: SectionKey[]) => sectionKeys.filter((key) => !absent.includes(key))

/** Admins keep their accounts, and have no company. */
export const sectionsOf: Record<AccountType, readonly SectionKey[]> = {
  applicant: without('team'),
  company: sectionKeys,
  admin: without('team', 'laufzeit'),
}

export const onlySecurity: readonly SectionKey[] = ['sicherheit']
