import { IconAlertOctagon, IconClock } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { answerDueAt, daysUntilAnswer } from '@tandem/contract/received-applications/answer-due'
import { useEffect, useRef } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { cx } from '#ui/cx.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import { ReceivedProgress } from '../../stage/ApplicationProgress.tsx'
import styles from './ReceivedBody.module.css'

type ReceivedStandingProps = { application: Application }

/** Where a received application stands, and by when its company has promised to answer. */
export function ReceivedStanding({ application }: ReceivedStandingProps) {
  const isNarrow = useMedia('(width < 48em)')
  const stations = useRef<HTMLDivElement>(null)
  const { stage, status } = application
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it stands comes into sight
  useEffect(() => {
    const at = stations.current?.querySelector<HTMLElement>('[aria-current]')
    if (at && stations.current) stations.current.scrollTo({ left: at.offsetLeft - 40 })
  }, [stage, status, isNarrow])
  return (
    <div className={styles.standing}>
      <div ref={stations} className={styles.stations} tabIndex={isNarrow ? 0 : undefined}>
        <ReceivedProgress application={application} />
      </div>
      <Due application={application} />
    </div>
  )
}

const soonDays = 3

function Due({ application }: ReceivedStandingProps) {
  const t = useTexts('applications')
  const { day } = useFormats()
  const { responseDays: promised } = useSettings().company
  const left = daysUntilAnswer(application, promised, new Date())
  if (left === null || application.sentAt === null) return null
  const words =
    left < 0
      ? t('record.due.late', { count: -left, promised })
      : left === 0
        ? t('record.due.today', { promised })
        : t('record.due.left', { count: left, promised })
  return (
    <p className={cx(styles.due, left < 0 ? styles.late : left <= soonDays && styles.soon)}>
      <Icon icon={left < 0 ? IconAlertOctagon : IconClock} />
      <span>
        <b>{t('record.due.until', { day: day(answerDueAt(application.sentAt, promised)) })}</b>
        <small className={styles.dueLine}>{words}</small>
      </span>
    </p>
  )
}
