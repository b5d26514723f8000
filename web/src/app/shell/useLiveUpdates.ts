import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { listenToEvents as ListenToEvents } from '#lib/live/live-events.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { loseSession } from '../session/lose-session.ts'

/** While someone is signed in, what changed on the server is asked for again. */
export function useLiveUpdates(): void {
  const queries = useQueryClient()
  const accountId = useAccount()?.id
  useEffect(() => {
    if (!accountId) return
    const again = (...features: string[]) => {
      for (const feature of features) void queries.invalidateQueries({ queryKey: [feature] })
    }
    return listenOnceLoaded(
      (type) => {
        if (type === 'unread' || type === 'message') again('messaging', 'dashboard')
        if (type === 'application') again('applications', 'offers', 'dashboard')
        if (type === 'notice') again('notices')
        if (type === 'settings') again('settings')
        if (type === 'session_ended') loseSession()
      },
      () => again('messaging', 'applications', 'dashboard', 'notices'),
    )
  }, [accountId, queries])
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
