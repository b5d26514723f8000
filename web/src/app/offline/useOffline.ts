import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'

/** Visitors have nothing to keep and nothing to be told, so they load none of it. */
export function useOffline(): void {
  const queries = useQueryClient()
  const accountId = useAccount()?.id
  const navigate = useNavigate()
  const t = useTexts('common')
  const latest = useRef({ navigate, t })
  latest.current = { navigate, t }
  const hasBegun = useRef(false)

  useEffect(() => {
    if (!accountId || hasBegun.current || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    hasBegun.current = true
    const open = (path: string) => void latest.current.navigate(path)
    const words = () => ({
      title: latest.current.t('update.title'),
      desc: latest.current.t('update.text'),
      reload: latest.current.t('update.reload'),
    })
    // A browser that refuses it works as it did.
    void import('./worker.ts').then(({ startWorker }) => startWorker({ open, words })).catch(() => {})
  }, [accountId])

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

  const locale = useLocale()
  useEffect(() => {
    const name = locale === 'en' ? 'manifest.en' : 'manifest'
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/${name}.webmanifest`)
  }, [locale])
}
