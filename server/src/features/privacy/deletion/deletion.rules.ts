import type { Permission } from '@tandem/contract/endpoint'

/** By the owner, at the end of its lifetime, or by a colleague who manages the company's accounts. */
export type Why = 'own' | 'expired' | 'removed'

type Member = { accountId: string; permissions: readonly Permission[]; confirmedAt: Date | null }

/** What an account's leaving means for its company. */
type Leaving =
  | { kind: 'free'; heir: string }
  /** Nobody else manages the colleagues: `heir` is who would have to. */
  | { kind: 'last_manager'; heir: string }
  /** Nobody else is left. */
  | { kind: 'last_member' }

/**
 * `team`: everybody of the company, the oldest first. A registration that nobody has confirmed counts for nothing.
 * The heir takes over what somebody has to hold; best one who edits the company's profile already.
 */
export function leave(team: readonly Member[], accountId: string): Leaving {
  const others = team.filter((member) => member.accountId !== accountId && member.confirmedAt)
  const heir = others.find(can('company-profile-edit')) ?? others[0]
  if (!heir) return { kind: 'last_member' }
  const leaver = team.find((member) => member.accountId === accountId)
  const manages = leaver !== undefined && can('company-colleagues-manage')(leaver)
  const managed = others.some(can('company-colleagues-manage'))
  return { kind: manages && !managed ? 'last_manager' : 'free', heir: heir.accountId }
}

const can = (permission: Permission) => (member: Member) => member.permissions.includes(permission)
