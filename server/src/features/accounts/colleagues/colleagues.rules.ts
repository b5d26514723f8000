import type { Permission } from '@tandem/contract/endpoint'

type Holder = { permissions: readonly Permission[] }
type Member = Holder & { accountId: string; lockedAt: Date | null }

export const canManageColleagues = ({ permissions }: Holder): boolean =>
  permissions.includes('company-colleagues-manage')

/** Nobody could invite for a company without a manager who can sign in, or put it in order. */
export const hasOtherManager = (colleagues: readonly Member[], accountId: string): boolean =>
  colleagues.some(
    (colleague) => colleague.accountId !== accountId && !colleague.lockedAt && canManageColleagues(colleague),
  )
