import type { Application } from '@tandem/contract/applications'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Timeline, TimelineItem } from '#ui/data/Timeline.tsx'

type TimelineEvent = Application['timeline'][number]
type ApplicationTimelineProps = {
  application: Pick<Application, 'timeline' | 'target'>
  /** Where `children`, what is still to come, follow. */
  oldestFirst?: boolean
  children?: ReactNode
}

/** What happened, in the words of the side that reads it. */
export function ApplicationTimeline(props: ApplicationTimelineProps) {
  const { application, oldestFirst = false, children } = props
  const { timeline, target } = application
  const t = useTexts('applications')
  const { dateTime } = useFormats()
  const reader = useSignedIn().type === 'applicant' ? 'applicant' : 'company'
  function titleOf(entry: TimelineEvent): string {
    const names = { company: target?.companyName ?? '', other: entry.company ?? '' }
    const words = wordsOf(entry)
    const isInitiative = target?.offerId === null
    return t(
      `timeline.${reader}.${words === 'offer_closed' && isInitiative ? 'initiative_ended' : words}`,
      names,
    )
  }
  return (
    <Timeline label={t('timeline.label')}>
      {(oldestFirst ? timeline : timeline.toReversed()).map((entry) => (
        <TimelineItem
          key={`${entry.event} ${entry.id}`}
          tone={byApplicant(entry) ? 'theory' : 'practice'}
          time={dateTime(entry.at)}
          title={titleOf(entry)}
        >
          {/* Colleagues share what they receive: who did what is shown. */}
          {reader === 'company' && !byApplicant(entry) && entry.by}
        </TimelineItem>
      ))}
      {children}
    </Timeline>
  )
}

const ofApplicant = [
  'created',
  'sent',
  'cancelled',
  'place_taken',
  'declined_by_applicant',
  'name_shared',
  'handed_on',
]

const byApplicant = (entry: TimelineEvent) => ofApplicant.includes(wordsOf(entry))

/** An end is told by its outcome. */
const wordsOf = ({ event, outcome }: TimelineEvent) =>
  event === 'finished' ? (outcome ?? 'offer_closed') : event
