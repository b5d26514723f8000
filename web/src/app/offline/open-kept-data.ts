import type { QueryClient } from '@tanstack/react-query'
import { openOffline } from '#lib/offline/connection.ts'
import { isServerThere } from '#lib/offline/is-server-there.ts'
import { readKeptData } from '#lib/offline/kept-data.ts'
import { setSession } from '#lib/session/session-store.ts'

/** A token that no server knows: with the first connection it is refused, and the person signs in. */
const noToken = 'offline'

/** A start without a session and without a server: what the device's owner last saw, to read. */
export async function openKeptData(queries: QueryClient): Promise<void> {
  const kept = await readKeptData()
  if (!kept || (await isServerThere())) return
  for (const { key, data, at } of kept.queries) queries.setQueryData(key, data, { updatedAt: at })
  setSession({ token: noToken, security: kept.security, account: kept.account })
  openOffline(kept.at)
}
