import { confirmTotp, startTotp } from '@tandem/contract/second-factor'
import { login } from '@tandem/contract/sign-in'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { account } from '#features/accounts/accounts.schema.ts'
import { hashPassword } from '#platform/auth/password.ts'
import { password } from '#testing/test-accounts.ts'
import type { TestApp } from '#testing/test-app.ts'

type Person = { accountId: string; token: string; email: string }

/** What an authenticator app would show at this instant. */
export const codeAt = (secret: string, instant: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: instant.getTime() })

export async function givePassword<P extends Person>(app: TestApp, person: P): Promise<P> {
  const passwordHash = await hashPassword(password)
  await app.db.update(account).set({ passwordHash }).where(eq(account.id, person.accountId))
  return person
}

/** Sets up an authenticator app; half a minute later, so that its next code has not been used. */
export async function setUpTotp(app: TestApp, as: Person) {
  const started = await app.call(startTotp, { body: { password } }, { as })
  const secret: string = started.body.totp.secret
  const confirmed = await app.call(confirmTotp, { body: { code: codeAt(secret, app.clock()) } }, { as })
  app.clock.advance(30_000)
  return { secret, codes: confirmed.body.recovery.codes as string[], now: () => codeAt(secret, app.clock()) }
}

export const signInWithCode = (app: TestApp, email: string, code?: string) =>
  app.call(login, { body: { email, password, ...(code !== undefined && { code }) } })
