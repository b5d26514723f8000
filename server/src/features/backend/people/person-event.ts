/** What somebody is told that an admin did about their account. */
export const personEvents = [
  'locked',
  'unlocked',
  'signed_out',
  'session_ended',
  'second_factor_reset_requested',
  'second_factor_reset',
  'second_factor_kept',
  'exported',
  'deletion_scheduled',
  'deletion_cancelled',
] as const

export type PersonEvent = {
  accountId: string
  event: (typeof personEvents)[number]
  /** Of a lock, a deletion, and where somebody was signed out. */
  reason?: string
  /** Of a deletion. */
  dueAt?: string
}
