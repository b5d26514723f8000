import type { CompanyStatus } from '@tandem/contract/accounts'
import type { RegistrationKeyState } from '@tandem/contract/backend/registration-keys'

type Key = { usesLeft: number; expiresOn: string; revokedAt: Date | null }

/** That it was revoked says most, then that all its uses are taken. */
export function stateOfKey({ usesLeft, expiresOn, revokedAt }: Key, today: string): RegistrationKeyState {
  if (revokedAt) return 'revoked'
  if (usesLeft === 0) return 'used'
  return expiresOn < today ? 'expired' : 'open'
}

/** Nobody joins a company that was refused, or is suspended. */
export const mayIssueKey = (status: CompanyStatus): boolean => status === 'pending' || status === 'confirmed'
