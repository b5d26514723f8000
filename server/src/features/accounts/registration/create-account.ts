import type { register as endpoint } from '@tandem/contract/accounts/registration'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { createApplicant } from '#features/applicants/applicants.api.ts'
import { createCompany, findUsableKey } from '#features/companies/companies.api.ts'
import { createAccountPerson } from '#features/contacts/contacts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { originOf } from '../accounts.rules.ts'
import { insertAccount, insertSubscription, type NewAccount } from './registrations.store.ts'

type Registration = HandlerInput<typeof endpoint>['body']
type Of<Type extends Registration['type']> = Extract<Registration, { type: Type }>

/** The account with the person and, for a company's first account, the company behind it; null when the address has one. */
export async function createAccount(ctx: Context, body: Registration, passwordHash: string) {
  switch (body.type) {
    case 'applicant':
      return createForApplicant(ctx, body, passwordHash)
    case 'company':
      return createForCompany(ctx, body, passwordHash)
    case 'colleague':
      return createForColleague(ctx, body, passwordHash)
  }
}

async function createForApplicant(ctx: Context, body: Of<'applicant'>, passwordHash: string) {
  const accountId = await create(ctx, body, { type: 'applicant', passwordHash, permissions: [] })
  if (!accountId) return null
  const { gender, birthdate, title } = body
  await createApplicant(ctx.db, { accountId, gender, birthdate, title, ...originOf(body) }, ctx.clock())
  return accountId
}

async function createForCompany(ctx: Context, body: Of<'company'>, passwordHash: string) {
  const accountId = await create(ctx, body, {
    type: 'company',
    passwordHash,
    permissions: ['company-profile-edit', 'company-colleagues-manage'],
  })
  if (!accountId) return null
  const { companyName: name, street, zip, town, www, phone } = body
  const companyId = await createCompany(ctx.db, { name, street, zip, town, www, phone }, ctx.clock())
  await createPerson(ctx, body, { accountId, companyId, registrationKeyId: null })
  return accountId
}

/** The key loses its use when the account is confirmed: before, what is left of it would tell a known address. */
async function createForColleague(ctx: Context, body: Of<'colleague'>, passwordHash: string) {
  const key = await findUsableKey(ctx, body.key)
  if (!key) throw new AppError('key_invalid')
  const { companyId, permissions } = key
  const accountId = await create(ctx, body, { type: 'company', passwordHash, permissions })
  if (!accountId) return null
  await createPerson(ctx, body, { accountId, companyId, registrationKeyId: key.id })
  return accountId
}

type Kind = Pick<NewAccount, 'type' | 'passwordHash' | 'permissions'>

async function create(ctx: Context, body: Registration, kind: Kind): Promise<string | null> {
  const { email, firstName, lastName, tips } = body
  const account = { email, firstName, lastName, locale: ctx.locale, ...kind }
  const now = ctx.clock()
  const accountId = await insertAccount(ctx.db, account, now)
  if (accountId && tips) await insertSubscription(ctx.db, { accountId, subscription: 'tips', now })
  return accountId
}

function createPerson(
  ctx: Context,
  { firstName, lastName, email, phone = '' }: Of<'company'> | Of<'colleague'>,
  ties: { accountId: string; companyId: string; registrationKeyId: string | null },
): Promise<void> {
  return createAccountPerson(ctx.db, { ...ties, firstName, lastName, mail: email, phone }, ctx.clock())
}
