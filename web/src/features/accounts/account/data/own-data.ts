import type { Account } from '@tandem/contract/accounts'
import type { OwnData } from '@tandem/contract/accounts/own-account'
import type * as z from 'zod/mini'

export type OwnDataValues = z.input<typeof OwnData>

export const ownDataFields = [
  'firstName',
  'lastName',
  'gender',
  'title',
  'birthdate',
  'country',
  'university',
  'phone',
] as const

/** Which of an applicant's fields the university has turned on. */
type AskedFor = { hasTitle: boolean; hasOrigin: boolean }

/** What the account's type may change of itself; the server refuses what is not the type's. */
export function ownDataOf(account: Account, { hasTitle, hasOrigin }: AskedFor): OwnDataValues {
  const { type, firstName, lastName, language } = account
  const everyones = { firstName, lastName, language }
  if (type === 'company') return { ...everyones, phone: account.phone ?? '' }
  if (type === 'admin') return everyones
  return {
    ...everyones,
    gender: account.gender ?? 'none',
    birthdate: account.birthdate ?? '',
    ...(hasTitle && { title: account.title ?? '' }),
    ...(hasOrigin && { country: account.country ?? '', university: account.university ?? '' }),
  }
}
