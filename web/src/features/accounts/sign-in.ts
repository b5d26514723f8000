import { type Credentials, login } from '@tandem/contract/accounts'
import type * as z from 'zod/mini'
import { call } from '#lib/api/call.ts'
import { loadProfile } from '#lib/session/refresh-session.ts'
import { setAuth } from '#lib/session/session-store.ts'
import { forgetSearches } from '#lib/storage/search-storage.ts'

/**
 * Opens a session (specification, section 4).
 * @throws ApiError with `metaStatus` when the credentials are refused
 */
export async function signIn(credentials: z.output<typeof Credentials>): Promise<void> {
  setAuth(await call(login, { body: credentials }))
  forgetSearches()
  if (!(await loadProfile())) throw new Error('The profile did not load')
}
