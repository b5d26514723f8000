import type { Account } from '@tandem/contract/accounts'
import type { OwnData } from '@tandem/contract/accounts/own-account'
import type * as z from 'zod/mini'

export type OwnDataValues = z.input<typeof OwnData>

export const ownDataFields = ['firstName', 'lastName', 'gender', 'title', 'birthdate', 'phone'] as const

/** What the account's type may change of itself; the server refuses what is not the type's. */
export function ownDataOf(account: Account, hasTitle: boolean): OwnDataValues {
  const { type, firstName, lastName, language } = account
  const everyones = { firstName, lastName, language }
  if (type === 'company') return { ...everyones, phone: account.phone ?? '' }
  if (type === 'admin') return everyones
  return {
    ...everyones,
    gender: account.gender ?? 'none',
    birthdate: account.birthdate ?? '',
    ...(hasTitle && { title: account.title ?? '' }),
  }
}
