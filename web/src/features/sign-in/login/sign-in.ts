import { type Account, getAccount } from '@tandem/contract/accounts'
import type { Auth } from '@tandem/contract/sessions'
import { type Credentials, login, passkeyLogin } from '@tandem/contract/sign-in'
import type * as z from 'zod/mini'
import { call } from '#lib/api/call.ts'
import type { Assertion } from './passkeys.ts'

/** On the server; this tab does not use it yet. */
export type OpenedSession = z.output<typeof Auth> & { account: Account }

/**
 * Opens a session (specification, section 4).
 * @throws ApiError with `metaStatus` when the credentials are refused
 */
export const signIn = async (credentials: z.output<typeof Credentials>): Promise<OpenedSession> =>
  openSession(await call(login, { body: credentials }))

/** @throws Error of the browser when no passkey was chosen, ApiError when it was refused */
export const signInWithPasskey = async (assertion: Promise<Assertion>): Promise<OpenedSession> =>
  openSession(await call(passkeyLogin, { body: { response: await assertion } }))

async function openSession(auth: z.output<typeof Auth>): Promise<OpenedSession> {
  return { ...auth, account: await call(getAccount, {}, { token: auth.token }) }
}
