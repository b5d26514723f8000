import { addPasskey, startPasskey } from '@tandem/contract/second-factor'
import { passkeyLogin, startPasskeyLogin } from '@tandem/contract/sign-in'
import { password } from '#testing/test-accounts.ts'
import type { TestApp } from '#testing/test-app.ts'
import { createAuthenticator } from './authenticator.testing.ts'

type Person = { token: string }

export async function creationOptions(app: TestApp, as: Person) {
  const { body } = await app.call(startPasskey, { body: { password } }, { as })
  return body.options as { challenge: string; user: { id: string } }
}

export async function signInOptions(app: TestApp) {
  return (await app.call(startPasskeyLogin)).body.options as { challenge: string }
}

export const registerPasskey = (app: TestApp, as: Person, response: unknown, name = 'Laptop') =>
  app.call(addPasskey, { body: { name, response } }, { as })

export const signInWithPasskey = (app: TestApp, response: unknown, headers: Record<string, string> = {}) =>
  app.call(passkeyLogin, { body: { response } }, { headers })

/** A passkey of this person's, and the authenticator that holds it. */
export async function setUpPasskey(app: TestApp, as: Person) {
  const authenticator = createAuthenticator()
  const { body } = await registerPasskey(app, as, authenticator.create(await creationOptions(app, as)))
  return { authenticator, id: body.secondFactor.passkeys.at(-1).id as string }
}
