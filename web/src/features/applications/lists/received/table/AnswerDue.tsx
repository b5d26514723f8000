import { IconAlertOctagon, IconClock } from '@tabler/icons-react'
import { berlinInstant, berlinParts } from '#lib/format/berlin-instant.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import { isClosed, type ReceivedApplication } from '../filters/filter-received.ts'
import styles from './AnswerDue.module.css'

type AnswerDueProps = {
  application: ReceivedApplication
  /** Without the second line. */
  short?: boolean
}

const dayMs = 24 * 60 * 60 * 1000

/** By when the company answers, or who it waits for: what it is about, below it the date. */
export function AnswerDue({ application, short }: AnswerDueProps) {
  const words = useDueWords()(application)
  if (!words) return short ? null : '–'
  const { title, detail, tone } = words
  return (
    <span className={cx(styles.due, tone && styles[tone])}>
      {tone && <Icon icon={tone === 'overdue' ? IconAlertOctagon : IconClock} size={16} />}
      <span>
        <span className={styles.title}>{title}</span>
        {detail && !short && <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  )
}

type Words = { title: string; detail?: string; tone?: 'overdue' | 'today' }

function useDueWords(): (application: ReceivedApplication) => Words | null {
  const t = useTexts('applications')
  const interviews = useTexts('interviews')
  const { shortDay, time } = useFormats()
  return (application) => {
    const { applicant, dueIn, interview, stage, updatedAt } = application
    const name = applicant?.firstName ?? ''
    if (dueIn !== null && dueIn < 0) {
      const title = t('received.dueWords.overdue', { count: -dueIn })
      return { title, detail: shortDay(dayFromToday(dueIn)), tone: 'overdue' }
    }
    if (dueIn === 0) {
      const detail = t('received.dueAbout.today')
      return { title: t('received.dueWords.today'), detail, tone: 'today' }
    }
    if (dueIn !== null) {
      return { title: t('received.dueWords.in', { count: dueIn }), detail: shortDay(dayFromToday(dueIn)) }
    }
    if (isClosed(application)) return null
    const waits = t('received.dueWords.waits', { name })
    if (stage === 'documents_missing' || stage === 'offer_made') {
      return { title: waits, detail: t('received.dueWords.since', { date: shortDay(updatedAt) }) }
    }
    if (interview?.startsAt) {
      const title = t('received.dueWords.interview', { date: shortDay(interview.startsAt) })
      return { title, detail: t('received.dueWords.interviewAt', { time: time(interview.startsAt) }) }
    }
    if (interview?.isTurn) {
      const detail = t('received.dueWords.proposedBy', { name })
      return { title: interviews('open.isTurn'), detail }
    }
    if (interview?.onHold) return { title: interviews('open.onHold') }
    return interview && { title: waits, detail: t('received.dueWords.slots') }
  }
}

/** At noon, so that a change of the clock moves no day. */
function dayFromToday(days: number): Date {
  const noon = berlinInstant(berlinParts(new Date().toISOString()).day, '12:00')
  return new Date(Date.parse(noon ?? '') + days * dayMs)
}
