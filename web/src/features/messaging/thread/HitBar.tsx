import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { useThreadView } from '../list/useThreadView.ts'
import styles from './HitBar.module.css'
import { hitsQuery } from './queries.ts'

/** Which of a search's hits in this thread is shown, and the way to the others and back to the newest message. */
export function HitBar({ threadId, onEnd }: { threadId: string; onEnd: () => void }) {
  const t = useTexts('messaging')
  const navigate = useNavigate()
  const { view, hit, threadPath } = useThreadView()
  const { data: hits = [], isPending } = useQuery({
    ...hitsQuery(threadId, view.text),
    enabled: view.text !== '',
  })
  const at = hits.indexOf(hit ?? '')
  const go = (step: number) => {
    const next = hits[at + step]
    if (next) void navigate(threadPath(threadId, next), { replace: true })
  }
  const label = t('hits.label', { text: view.text })
  return (
    <section className={styles.bar} aria-label={label}>
      <p role="status" className={styles.words}>
        {at >= 0
          ? t('hits.at', { number: at + 1, count: hits.length, text: view.text })
          : !isPending && t('hits.none', { text: view.text })}
      </p>
      <IconButton
        icon={IconArrowUp}
        label={t('hits.older')}
        aria-disabled={at < 0 || at >= hits.length - 1}
        onClick={() => go(1)}
      />
      <IconButton
        icon={IconArrowDown}
        label={t('hits.newer')}
        aria-disabled={at <= 0}
        onClick={() => go(-1)}
      />
      <IconButton icon={IconX} label={t('hits.end')} onClick={onEnd} />
    </section>
  )
}
