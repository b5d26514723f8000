import type { QueryClient } from '@tanstack/react-query'
import { openOffline } from '#lib/offline/connection.ts'
import { isServerThere } from '#lib/offline/is-server-there.ts'
import { readKeptData, restoreQueries } from '#lib/offline/kept-data.ts'
import { currentAccount, currentToken, setSession } from '#lib/session/session-store.ts'

/** A token that no server knows: with the first connection it is refused, and the person signs in. */
const noToken = 'offline'

/** A start without a server: what the device's owner last saw, to read. A session that the tab still has goes on. */
export async function openKeptData(queries: QueryClient): Promise<void> {
  const kept = await readKeptData()
  const account = currentAccount()
  if (!kept || (account && account.id !== kept.account.id) || (await isServerThere())) return
  restoreQueries(queries, kept)
  if (!currentToken()) setSession({ token: noToken, security: kept.security, account: kept.account })
  openOffline(kept.at)
}
