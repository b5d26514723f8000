import { register } from '@tandem/contract/accounts/registration'
import type { Permission } from '@tandem/contract/endpoint'
import { eq } from 'drizzle-orm'
import { createRegistrationKey } from '#features/companies/companies.api.ts'
import { password } from '#testing/test-accounts.ts'
import type { TestApp } from '#testing/test-app.ts'
import { account } from '../accounts.schema.ts'

export const companyRegistration = (email: string) => ({
  type: 'company' as const,
  companyName: 'Acme Maschinenbau GmbH',
  street: 'Kaiserstraße 12',
  zip: '76133',
  town: 'Karlsruhe',
  www: 'www.acme.example',
  phone: '030 23125-0',
  firstName: 'Jana',
  lastName: 'Weiß',
  email,
  password,
  consent: true,
})

export const colleagueRegistration = (email: string, key: string) => ({
  type: 'colleague' as const,
  key,
  firstName: 'Tom',
  lastName: 'Adler',
  email,
  password,
  consent: true,
})

type Key = { permissions?: Permission[]; uses?: number; days?: number }

/** A key that the company's account hands out. */
export async function keyOf(app: TestApp, of: { companyId: string; accountId: string }, options: Key = {}) {
  const { permissions = [], uses = 1, days = 14 } = options
  const { companyId, accountId: invitedBy } = of
  const made = await createRegistrationKey(app.context(), { companyId, invitedBy, permissions, uses, days })
  return { id: made.id, key: made.key ?? '' }
}

/** Sends the form and waits for the mail. */
export async function sendForm(app: TestApp, body: { email: string } & Record<string, unknown>) {
  const answer = await app.call(register, { body })
  await app.settleJobs()
  return answer
}

export const accountOf = async (app: TestApp, email: string) =>
  (await app.db.select().from(account).where(eq(account.email, email)))[0]
