import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { hasKeptState } from '#lib/offline/kept-state.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useIsSuspended } from '#lib/session/suspended-session.ts'

/** The worker begins once for a page, whoever signs in on it then. */
let hasBegun = false
let latest: { navigate: NavigateFunction; t: ReturnType<typeof useTexts<'common'>> }

/** Visitors have nothing to keep and nothing to be told, so they load none of it. */
export function useOffline(): void {
  const queries = useQueryClient()
  const account = useAccount()
  const accountId = account?.id
  const isOnBehalf = account?.onBehalf != null
  const isSuspended = useIsSuspended()
  const navigate = useNavigate()
  const t = useTexts('common')
  latest = { navigate, t }

  useEffect(() => {
    if (!accountId || hasBegun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    hasBegun = true
    const open = (path: string) => void latest.navigate(path)
    const words = () => ({
      title: latest.t('update.title'),
      desc: latest.t('update.text'),
      reload: latest.t('update.reload'),
    })
    // A browser that refuses it works as it did.
    void import('./worker.ts').then(({ startWorker }) => startWorker({ open, words })).catch(() => {})
  }, [accountId])

  useEffect(() => {
    if (!accountId || isOnBehalf || isSuspended) return
    // A browser that refuses it is told nothing either.
    void import('#lib/push-subscription.ts')
      .then(({ claimPushDevice }) => claimPushDevice(accountId))
      .catch(() => {})
  }, [accountId, isOnBehalf, isSuspended])

  // What was answered without a connection, here or before the page was left.
  useEffect(() => {
    if (!accountId || !hasKeptState()) return
    const open = (path: string) => void latest.navigate(path)
    void import('#features/maths/practice/send-answers.ts').then(({ sendAnswers }) =>
      sendAnswers({ queries, navigate: open }),
    )
  }, [accountId, queries])

  useEffect(() => {
    if (!accountId || !import.meta.env.PROD) return
    let stop: (() => void) | null = null
    let isOver = false
    void import('./keep-queries.ts').then(({ keepQueries }) => {
      if (!isOver) stop = keepQueries(queries)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [accountId, queries])
}
