export type AskedRequest = {
  /** Null where it is about no account. */
  accountId: string | null
  requestedBy: string | null
  expiresAt: Date
  decidedAt: Date | null
}

export type Recorded = { recordType: 'account' | 'company' | 'offer'; recordId: string }
type About = { accountId?: string | null; intoCompanyId?: string | null; offerId?: string | null }

/** Of a merge the company that stays: the other one is seen no more. */
export function recordOf({ accountId, intoCompanyId, offerId }: About): Recorded {
  if (accountId) return { recordType: 'account', recordId: accountId }
  if (offerId) return { recordType: 'offer', recordId: offerId }
  return { recordType: 'company', recordId: intoCompanyId ?? '' }
}

export const isOpen = ({ decidedAt, expiresAt }: AskedRequest, now: Date): boolean =>
  decidedAt === null && now < expiresAt

/** A second pair of eyes: neither who asked for it nor whom it is about. Whose asker is gone, nobody can vouch for. */
export const mayConfirm = (request: AskedRequest, adminId: string, now: Date): boolean =>
  isOpen(request, now) &&
  request.requestedBy !== null &&
  request.requestedBy !== adminId &&
  request.accountId !== adminId
