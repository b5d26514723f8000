import type { InterviewEntry } from '@tandem/contract/interviews'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Timeline, TimelineItem } from '#ui/data/Timeline.tsx'

type InterviewHistoryProps = {
  timeline: InterviewEntry[]
  side: 'company' | 'applicant'
  /** Of the other side. */
  name: string
}

/** What happened, the newest first, in the words of the side that reads it. */
export function InterviewHistory({ timeline, side, name }: InterviewHistoryProps) {
  const t = useTexts('interviews')
  const { dateTime, fullDay, time } = useFormats()
  if (timeline.length === 0) return null
  // The new times are in the proposal; the entry holds the one that it took back.
  const timeOf = ({ event }: InterviewEntry, time: string) =>
    event === 'moved' ? t('history.until', { time }) : time
  return (
    <Timeline label={t('history.label')}>
      {timeline.toReversed().map((entry) => (
        <TimelineItem
          key={entry.id}
          tone={entry.party === 'applicant' ? 'theory' : 'practice'}
          time={dateTime(entry.at)}
          title={t(wordsOf(side, entry), { name })}
        >
          {[
            entry.startsAt && timeOf(entry, `${fullDay(entry.startsAt)}, ${time(entry.startsAt)}`),
            side === 'company' && entry.party === 'company' && entry.by,
          ]
            .filter(Boolean)
            .join(' · ')}
        </TimelineItem>
      ))}
    </Timeline>
  )
}

type Words =
  | 'company_proposed'
  | 'applicant_countered'
  | 'company_agreed'
  | 'applicant_agreed'
  | 'company_moved'
  | 'applicant_moved'
  | 'company_cancelled'
  | 'applicant_cancelled'
  | 'system_cancelled'

/** The others do not happen: a side counters or proposes, the system only cancels. */
const wordsOf = (side: 'company' | 'applicant', { party, event }: InterviewEntry) =>
  `history.${side}.${`${party}_${event}` as Words}` as const
