import { register } from '@tandem/contract/accounts/registration'
import { login } from '@tandem/contract/sign-in'
import { confirmAccount } from '@tandem/contract/sign-in/email'
import { eq } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { hashPassword } from '#platform/auth/password.ts'
import type { TestApp } from './test-app.ts'
import type { Caller } from './test-calls.ts'

export const password = 'Der Zug fährt morgen pünktlich'

export const registration = (email: string) => ({
  type: 'applicant' as const,
  gender: 'female' as const,
  firstName: 'Lena',
  lastName: 'Bergmann',
  birthdate: '2008-05-14',
  email,
  password,
  consent: true,
})

/** Registers and waits for the mail. */
export async function registerAs(app: TestApp, email: string, caller?: Caller) {
  const answer = await app.call(register, { body: registration(email) }, caller)
  await app.settleJobs()
  return answer
}

/** The token of the newest mail to this address. */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  const mail = (await app.mails()).find(({ to }) => to === email)
  return mail?.text.match(/registrierung-verifikation#token=([\w-]+)/)?.[1] ?? ''
}

export const confirmWith = (app: TestApp, token: string) => app.call(confirmAccount, { body: { token } })

export const signIn = (app: TestApp, email: string, as = password, headers: Record<string, string> = {}) =>
  app.call(login, { body: { email, password: as } }, { headers })

/** An applicant who can sign in with the password. */
export async function applicantWithPassword(app: TestApp) {
  const applicant = await app.applicant()
  const passwordHash = await hashPassword(password)
  await app.db.update(account).set({ passwordHash }).where(eq(account.id, applicant.accountId))
  return applicant
}

export const mailsTo = async (app: TestApp, email: string) =>
  (await app.mails()).filter(({ to }) => to === email)
