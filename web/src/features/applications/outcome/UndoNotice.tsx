import { IconArrowBackUp } from '@tabler/icons-react'
import type { ApplicationSummary } from '@tandem/contract/applications'
import { useEffect, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { standingOf } from '../stage/standing.ts'
import { OutcomeFailed } from './OutcomeFailed.tsx'
import styles from './outcome.module.css'
import { useUndo } from './queries.ts'

type Undoable = Pick<ApplicationSummary, 'id' | 'status' | 'stage' | 'outcome' | 'revision' | 'undoUntil'>
type UndoNoticeProps = { applications: readonly (Undoable & { name: string })[] }

/** The last change that can still be taken back, as long as it can. */
export function UndoNotice({ applications }: UndoNoticeProps) {
  const t = useTexts('applications')
  const [done, setDone] = useState('')
  const [last] = applications
    .filter(({ undoUntil }) => undoUntil !== null)
    .toSorted((a, b) => (b.undoUntil ?? '').localeCompare(a.undoUntil ?? ''))
  const isOpen = useIsAhead(last?.undoUntil ?? null)
  const name = last?.name ?? ''
  const undo = useUndo(() => {
    setDone(t('outcome.undo.done', { name }))
    focusPageHeading()
  })
  return (
    <>
      <LiveRegion>{done}</LiveRegion>
      {last && isOpen && (
        <div className={styles.notice}>
          <InlineAlert
            alert
            actions={
              <Button
                size="sm"
                data-shortcut="undo"
                icon={IconArrowBackUp}
                busy={undo.isPending}
                onClick={() => undo.mutate(last)}
              >
                {t('outcome.undo.action')}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            }
          >
            {t('outcome.undo.text', { name, standing: t(`standing.company.${standingOf(last)}`) })}
          </InlineAlert>
        </div>
      )}
      {undo.error && (
        <div className={styles.notice}>
          <OutcomeFailed error={undo.error} />
        </div>
      )}
    </>
  )
}

function useIsAhead(instant: string | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  const left = instant === null ? 0 : Date.parse(instant) - now
  useEffect(() => {
    if (instant === null) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, Date.parse(instant) - Date.now()))
    return () => clearTimeout(timer)
  }, [instant])
  return left > 0
}
