import type { LiveEventData, LiveEventType } from '@tandem/contract/events'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { listenToEvents as ListenToEvents } from '#lib/live/live-events.ts'
import { passOn } from '#lib/live/passed-events.ts'
import { refetchFeature } from '#lib/live/refetch-feature.ts'
import { permissionsIn } from '#lib/session/may-open.ts'
import { loadProfile, refreshAfterChange } from '#lib/session/refresh-session.ts'
import { currentSecurity, useAccount } from '#lib/session/session-store.ts'
import { useIsSuspended } from '#lib/session/suspended-session.ts'
import { handleSessionEnd, refreshOrNotify } from '../session/session-end.ts'

/** The features whose lists stand on the page of the account. */
const ownAccount = ['accounts', 'second-factor', 'sessions']

/** The features of which something may have changed. */
const featuresOf: Record<LiveEventType, readonly string[]> = {
  unread: ['messaging', 'dashboard'],
  message: ['messaging', 'dashboard'],
  // Nothing to load: who has the thread open shows it.
  typing: [],
  application: [
    'applications',
    'applicant-requests',
    'blocked-companies',
    'interviews',
    'offers',
    'own-offers',
    'search',
    'saved-searches',
    'dashboard',
  ],
  // A name that was given or taken back shows on the record and in threads.
  request: ['applicant-requests', 'applications', 'messaging'],
  offer: ['own-offers', 'offers', 'search', 'dashboard'],
  notice: ['notices'],
  settings: ['settings'],
  reference: ['reference', 'settings'],
  session_ended: [],
  // What the account may read goes by its permissions.
  account: [...ownAccount, 'messaging', 'dashboard'],
  bookmark: ['bookmarks', 'dashboard'],
}

/** What the accounts of a company read only with a permission. */
const readByPermission = ['applications', 'interviews', 'applicant-requests', 'own-offers', 'own-offer']

const everyFeature = Object.values(featuresOf).flat()

/** Events that come together, as after a time without connection, are one reason to load. */
const collectMs = 20

/** While someone is signed in, what changed on the server is asked for again. */
export function useLiveUpdates(): void {
  const queries = useQueryClient()
  const account = useAccount()
  const isSuspended = useIsSuspended()
  const accountId = account?.secondFactorMissing || isSuspended ? undefined : account?.id
  useEffect(() => {
    if (!accountId) return
    const again = collect((feature, ids) => void refetchFeature(queries, feature, ids))
    return listenOnceLoaded(queries, {
      onEvent(type, data) {
        passOn(type, data)
        if (type === 'session_ended') handleSessionEnd()
        // What the account may do is in its token, so that a change of permissions needs a new one.
        else if (type === 'account') void reloadAccount(queries).then(() => again(featuresOf.account))
        // A change of one's own that is under way loads them again itself; until then it shows what it will be.
        else if (type !== 'bookmark' || queries.isMutating({ mutationKey: ['bookmarks'] }) === 0)
          again(featuresOf[type], changedId(type, data))
      },
      onReset: () => again(everyFeature),
      onRefused: refreshOrNotify,
    })
  }, [accountId, queries])
}

/** The record that lists know by its id. */
const changedId = (type: LiveEventType, { applicationId }: LiveEventData) =>
  type === 'application' && applicationId !== undefined ? String(applicationId) : null

/** Of what of a feature has changed: the ids, or null when it is not known of all. */
type Changed = Set<string> | null

function collect(refetch: (feature: string, ids: Set<string> | undefined) => void) {
  let due = new Map<string, Changed>()
  return (features: readonly string[], id: string | null = null) => {
    if (due.size === 0) {
      setTimeout(() => {
        const all = due
        due = new Map()
        for (const [feature, ids] of all) refetch(feature, ids ?? undefined)
      }, collectMs)
    }
    for (const feature of features) {
      const ids = due.get(feature)
      due.set(feature, id === null || ids === null ? null : (ids ?? new Set()).add(id))
    }
  }
}

async function reloadAccount(queries: QueryClient): Promise<void> {
  const before = permissionsIn(currentSecurity())
  if (await refreshOrNotify(refreshAfterChange)) await loadProfile()
  const now = permissionsIn(currentSecurity())
  if (before.every((permission) => now.includes(permission))) return
  // A refusal would leave on the screen what was read before.
  for (const feature of readByPermission) void queries.resetQueries({ queryKey: [feature] })
}

/** Visitors have no events, so the first page does not load what listens to them. */
function listenOnceLoaded(queries: QueryClient, listeners: Parameters<typeof ListenToEvents>[0]): () => void {
  let stop: (() => void) | null = null
  let ended = false
  void import('#lib/live/live-events.ts').then(({ listenToEvents, refetchMissing }) => {
    if (!ended) stop = listenToEvents({ ...listeners, onConnected: () => refetchMissing(queries) })
  })
  return () => {
    ended = true
    stop?.()
  }
}
