import type { Permission } from '@tandem/contract/endpoint'

/** By the owner, at the end of its lifetime, by a colleague who manages the company's accounts, or by the university. */
export type ErasureCause = 'own' | 'expired' | 'removed' | 'office'

type Member = { accountId: string; permissions: readonly Permission[]; confirmedAt: Date | null }

/** What an account's deletion means for its company. */
type Departure =
  | { kind: 'free'; successor: string }
  /** Nobody else manages the colleagues: `successor` is who would have to. */
  | { kind: 'last_manager'; successor: string }
  /** Nobody else is left. */
  | { kind: 'last_member' }

/**
 * `team`: everybody of the company, the oldest first. A registration that nobody has confirmed counts for nothing.
 * The successor takes over what somebody has to hold; best one who edits the company's profile already.
 */
export function planDeparture(team: readonly Member[], accountId: string): Departure {
  const others = team.filter((member) => member.accountId !== accountId && member.confirmedAt)
  const successor = others.find(hasPermission('company-profile-edit')) ?? others[0]
  if (!successor) return { kind: 'last_member' }
  const leaver = team.find((member) => member.accountId === accountId)
  const manages = leaver !== undefined && hasPermission('company-colleagues-manage')(leaver)
  const managed = others.some(hasPermission('company-colleagues-manage'))
  return { kind: manages && !managed ? 'last_manager' : 'free', successor: successor.accountId }
}

const hasPermission = (permission: Permission) => (member: Member) => member.permissions.includes(permission)
