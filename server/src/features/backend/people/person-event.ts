/** What somebody is told that an admin did about their account. */
export const personEvents = [
  'locked',
  'unlocked',
  'signed_out',
  'second_factor_reset_requested',
  'second_factor_reset',
  'exported',
  'deletion_scheduled',
  'deletion_cancelled',
] as const

export type PersonEvent = {
  accountId: string
  event: (typeof personEvents)[number]
  /** Of a lock or a deletion. */
  reason?: string
  /** Of a deletion. */
  dueAt?: string
}
