import type { Permission } from '@tandem/contract/endpoint'

/** By the owner, at the end of its lifetime, by a colleague who manages the company's accounts, or by the university. */
export type ErasureCause = 'own' | 'expired' | 'removed' | 'office'

type Member = {
  accountId: string
  permissions: readonly Permission[]
  confirmedAt: Date | null
  lockedAt: Date | null
}

/** What an account's deletion means for its company. */
type Departure =
  | { kind: 'free'; successor: string }
  /** Nobody else manages the colleagues: `successor` is who would have to. */
  | { kind: 'last_manager'; successor: string }
  /** Nobody else is left. */
  | { kind: 'last_member' }

/**
 * `team`: everybody of the company, the oldest first. A registration that nobody has confirmed counts for nothing, and
 * who is locked manages nobody. The successor takes over what somebody has to hold; best one who can sign in and edits the
 * company's profile already.
 */
export function planDeparture(team: readonly Member[], accountId: string): Departure {
  const others = team.filter((member) => member.accountId !== accountId && member.confirmedAt)
  const active = others.filter(canSignIn)
  const successor = bestOf(active) ?? others[0]
  if (!successor) return { kind: 'last_member' }
  const leaver = team.find((member) => member.accountId === accountId)
  const manages = leaver !== undefined && managesTeam(leaver)
  const managed = active.some(managesTeam)
  return { kind: manages && !managed ? 'last_manager' : 'free', successor: successor.accountId }
}

/** Who should manage a team in which nobody who can sign in does; null where somebody does, or nobody can. */
export function missingManager(team: readonly Member[]): string | null {
  const active = team.filter(canSignIn)
  return active.some(managesTeam) ? null : (bestOf(active)?.accountId ?? null)
}

/** What the lock of an account would mean for its company. */
export function planLock(team: readonly Member[], accountId: string) {
  const others = team.filter((member) => member.accountId !== accountId)
  const locked = team.find((member) => member.accountId === accountId)
  return {
    nobodyLeft: !others.some(canSignIn),
    successor: missingManager(others),
    endsLinks: locked !== undefined && managesTeam(locked),
  }
}

const canSignIn = ({ confirmedAt, lockedAt }: Member) => confirmedAt !== null && lockedAt === null

const bestOf = (members: readonly Member[]) =>
  members.find(({ permissions }) => permissions.includes('company-profile-edit')) ?? members[0]

export const managesTeam = ({ permissions }: Member) => permissions.includes('company-colleagues-manage')
