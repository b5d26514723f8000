import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import styles from './EarlierMessages.module.css'
import type { useEarlier } from './queries.ts'

type EarlierMessagesProps = { hasEarlier: boolean; earlier: ReturnType<typeof useEarlier> }

/** The way to what was written before: by itself as one scrolls up to it, and as a button. */
export function EarlierMessages({ hasEarlier, earlier }: EarlierMessagesProps) {
  const t = useTexts('messaging')
  const root = useRef<HTMLDivElement>(null)
  const { mutate, isPending, isError, isSuccess } = earlier
  const isReady = hasEarlier && !isPending && !isError
  useEffect(() => {
    if (!root.current || !isReady) return
    const watched = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && mutate(), {
      root: root.current.closest('[role="log"]'),
      rootMargin: '200px 0px 0px',
    })
    watched.observe(root.current)
    return () => watched.disconnect()
  }, [isReady, mutate])

  useEffect(() => {
    // With the last page its button goes, and the focus with it.
    if (hasEarlier || !isSuccess || document.activeElement !== document.body) return
    root.current?.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true })
  }, [hasEarlier, isSuccess])

  return (
    <div ref={root} className={styles.earlier}>
      {isError && (
        <InlineAlert tone="danger" title={t('thread.earlierFailed')} alert>
          {failureTextOf(earlier.error)}
        </InlineAlert>
      )}
      {hasEarlier ? (
        <Button size="sm" variant="text" icon={IconArrowUp} busy={isPending} onClick={() => mutate()}>
          {t(isError ? 'thread.earlierAgain' : 'thread.earlier')}
        </Button>
      ) : (
        <p className={styles.start}>{t('thread.start')}</p>
      )}
      <span role="status" className={styles.said}>
        {isSuccess && t('thread.loaded', { count: earlier.data })}
      </span>
    </div>
  )
}
