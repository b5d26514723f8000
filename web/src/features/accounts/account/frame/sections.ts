import type { AccountType } from '@tandem/contract/endpoint'
import { accountSections } from '@tandem/contract/screens'

export type SectionKey = (typeof accountSections)[number]

const without = (...absent: SectionKey[]) => accountSections.filter((key) => !absent.includes(key))

/** Admins keep their accounts, and have no company. */
export const sectionsOf: Record<AccountType, readonly SectionKey[]> = {
  applicant: without('team'),
  company: accountSections,
  admin: without('team', 'laufzeit', 'kalender'),
}

export const onlySecurity: readonly SectionKey[] = ['sicherheit']
