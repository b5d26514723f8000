import { type Auth, type Credentials, login } from '@tandem/contract/sign-in'
import { passkeyLogin } from '@tandem/contract/sign-in/second-factor'
import type * as z from 'zod/mini'
import { call } from '#lib/api/call.ts'
import { clearUnsavedOfOthers } from '#lib/form/unsaved-values.ts'
import { loadProfile } from '#lib/session/refresh-session.ts'
import { setAuth } from '#lib/session/session-store.ts'
import { clearSearches } from '#lib/storage/search-storage.ts'
import type { Assertion } from './passkeys.ts'

/**
 * Opens a session (specification, section 4).
 * @throws ApiError with `metaStatus` when the credentials are refused
 */
export const signIn = async (credentials: z.output<typeof Credentials>): Promise<void> =>
  openSession(await call(login, { body: credentials }))

/** @throws Error of the browser when no passkey was chosen, ApiError when it was refused */
export const signInWithPasskey = async (assertion: Promise<Assertion>): Promise<void> =>
  openSession(await call(passkeyLogin, { body: { response: await assertion } }))

async function openSession(auth: z.output<typeof Auth>): Promise<void> {
  setAuth(auth)
  clearSearches()
  if (!(await loadProfile())) throw new Error('The profile did not load')
  clearUnsavedOfOthers()
}
