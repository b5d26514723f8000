import type { Permission } from '@tandem/contract/endpoint'

type Holder = { permissions: readonly Permission[] }
type Member = Holder & { accountId: string }

export const canManageColleagues = ({ permissions }: Holder): boolean =>
  permissions.includes('company-colleagues-manage')

/** Nobody could invite for a company without a manager, or put it in order. */
export const hasOtherManager = (colleagues: readonly Member[], accountId: string): boolean =>
  colleagues.some((colleague) => colleague.accountId !== accountId && canManageColleagues(colleague))
