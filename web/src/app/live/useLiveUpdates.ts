import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { listenToEvents as ListenToEvents } from '#lib/live/live-events.ts'
import { loadProfile, refreshAfterChange } from '#lib/session/refresh-session.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useIsSuspended } from '#lib/session/suspended-session.ts'
import { handleSessionEnd, refreshOrNotify } from '../session/session-end.ts'
import { refetchFeature } from './refetch-feature.ts'

/** The features whose lists stand on the page of the account. */
const ownAccount = ['accounts', 'second-factor', 'sessions']

/** While someone is signed in, what changed on the server is asked for again. */
export function useLiveUpdates(): void {
  const queries = useQueryClient()
  const account = useAccount()
  const isSuspended = useIsSuspended()
  const accountId = account?.secondFactorMissing || isSuspended ? undefined : account?.id
  useEffect(() => {
    if (!accountId) return
    const again = (...features: string[]) => {
      for (const feature of features) refetchFeature(queries, feature)
    }
    return listenOnceLoaded(
      (type) => {
        if (type === 'unread' || type === 'message') again('messaging', 'dashboard')
        if (type === 'application')
          again(
            'applications',
            'applicant-requests',
            'interviews',
            'offers',
            'own-offers',
            'search',
            'saved-searches',
            'dashboard',
          )
        // A name that was given or taken back shows on the record and in threads.
        if (type === 'request') again('applicant-requests', 'applications', 'messaging')
        if (type === 'offer') again('own-offers', 'offers', 'search', 'dashboard')
        if (type === 'notice') again('notices')
        if (type === 'settings') again('settings')
        if (type === 'session_ended') handleSessionEnd()
        if (type === 'account') void reloadAccount().then(() => again(...ownAccount, 'dashboard'))
      },
      () =>
        again(
          'messaging',
          'applications',
          'applicant-requests',
          'interviews',
          'own-offers',
          'dashboard',
          'notices',
          ...ownAccount,
        ),
      refreshOrNotify,
    )
  }, [accountId, queries])
}

/** What the account may do is in its token, so that a change of permissions needs a new one. */
async function reloadAccount(): Promise<void> {
  if (await refreshOrNotify(refreshAfterChange)) await loadProfile()
}

/** Visitors have no events, so the first page does not load what listens to them. */
function listenOnceLoaded(...listeners: Parameters<typeof ListenToEvents>): () => void {
  let stop: (() => void) | null = null
  let ended = false
  void import('#lib/live/live-events.ts').then(({ listenToEvents }) => {
    if (!ended) stop = listenToEvents(...listeners)
  })
  return () => {
    ended = true
    stop?.()
  }
}
