import { IconArrowDown } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import styles from './EarlierMessages.module.css'
import type { useLater } from './queries.ts'

/** The way on from the hit of a search: by itself as one scrolls down to it, and as a button. */
export function LaterMessages({ later }: { later: ReturnType<typeof useLater> }) {
  const t = useTexts('messaging')
  const root = useRef<HTMLDivElement>(null)
  const { mutate, isPending, isError } = later
  const isReady = !isPending && !isError
  useEffect(() => {
    if (!root.current || !isReady) return
    const log = root.current.closest('[role="log"]')
    const watched = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && mutate(), {
      root: log,
    })
    watched.observe(root.current)
    return () => watched.disconnect()
  }, [isReady, mutate])

  useEffect(() => {
    const log = root.current?.closest<HTMLElement>('[role="log"]')
    // With the last page its button goes, and the focus with it.
    return () => {
      if (document.activeElement === document.body) log?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <div ref={root} className={styles.earlier}>
      {isError && (
        <InlineAlert tone="danger" title={t('thread.laterFailed')} alert>
          {failureTextOf(later.error)}
        </InlineAlert>
      )}
      <Button size="sm" variant="text" icon={IconArrowDown} busy={isPending} onClick={() => mutate()}>
        {t(isError ? 'thread.earlierAgain' : 'thread.later')}
      </Button>
    </div>
  )
}
