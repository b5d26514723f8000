import type { institutionLocation } from '#features/contacts/contacts.schema.ts'
import type { Reference } from './reference.ts'

/** What every part of the demo is built from. */
export type Scene = {
  reference: Reference
  locations: (typeof institutionLocation.$inferInsert)[]
  now: Date
  /** One for all accounts: hashing is slow by intent. */
  passwordHash: string
}
