import type { Account } from '@tandem/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'

/** What an account last saw, kept on its device so that it can be read without a connection. */
export type KeptData = {
  account: Account
  security: string | null
  /** When the server last answered. */
  at: number
  queries: { key: readonly unknown[]; data: unknown; at: number }[]
}

const cacheName = 'tandem-data'
/** Counted up when what is kept changes its fields: what an earlier version kept is then not found, and deleted. */
const address = '/kept-data/2'
const choiceKey = 'tandem.offline'
const markKey = 'tandem.offline-data'
/** Whoever has not been here for so long gets nothing from a device that may not be theirs any more. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Whether the account wants it on this device; on an installed app it does until it says no. */
export function isDataKept(accountId: string): boolean {
  return readChoices()[accountId] ?? matchMedia('(display-mode: standalone)').matches
}

export async function chooseKeptData(accountId: string, on: boolean): Promise<void> {
  localStorage.setItem(choiceKey, JSON.stringify({ ...readChoices(), [accountId]: on }))
  if (!on) await deleteKeptData()
}

/** Answered at once, for a start that most often has none. */
export function mayHaveKeptData(): boolean {
  try {
    return isSupported() && localStorage.getItem(markKey) !== null
  } catch {
    return false
  }
}

/** A full disk, or a browser in private mode, keeps nothing, which is no error. */
export async function keepData(data: KeptData): Promise<void> {
  if (!isSupported()) return
  try {
    const cache = await caches.open(cacheName)
    await cache.put(address, Response.json(data))
    localStorage.setItem(markKey, '1')
  } catch {
    await deleteKeptData()
  }
}

export async function readKeptData(now = Date.now()): Promise<KeptData | null> {
  if (!isSupported()) return null
  try {
    const kept = await caches.match(address, { cacheName })
    const data = (await kept?.json()) as KeptData | undefined
    if (data && now - data.at < keptMs) return data
  } catch {
    // What cannot be read is deleted like what is too old.
  }
  await deleteKeptData()
  return null
}

/** As they were seen then; what is known already is newer. */
export function restoreQueries(queries: QueryClient, { queries: kept }: KeptData): void {
  for (const { key, data, at } of kept)
    if (queries.getQueryData(key) === undefined) queries.setQueryData(key, data, { updatedAt: at })
}

export async function deleteKeptData(): Promise<void> {
  if (!isSupported()) return
  try {
    localStorage.removeItem(markKey)
    await caches.delete(cacheName)
  } catch {
    // Nothing can be kept where nothing can be deleted.
  }
}

/** Browsers have it on https and localhost only. */
const isSupported = (): boolean => 'caches' in globalThis

/** By account: several people may use one device. */
function readChoices(): Record<string, boolean> {
  try {
    return (JSON.parse(localStorage.getItem(choiceKey) ?? 'null') ?? {}) as Record<string, boolean>
  } catch {
    return {}
  }
}
