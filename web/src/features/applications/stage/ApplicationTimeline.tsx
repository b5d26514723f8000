import { type Application, movableStages } from '@tandem/contract/applications'
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
  const { timeline } = application
  const t = useTexts('applications')
  const { dateTime } = useFormats()
  const eventOf = useEventWords(application)
  return (
    <Timeline label={t('timeline.label')}>
      {(oldestFirst ? timeline : timeline.toReversed()).map((entry) => {
        const { title, tone, by } = eventOf(entry)
        return (
          <TimelineItem
            key={`${entry.event} ${entry.id}`}
            tone={tone}
            time={dateTime(entry.at)}
            title={title}
          >
            {by}
          </TimelineItem>
        )
      })}
      {children}
    </Timeline>
  )
}

/** An event in the words of the side that reads it, whose side's it was, and which colleague's. */
export function useEventWords({ target, timeline }: ApplicationTimelineProps['application']) {
  const t = useTexts('applications')
  const reader = useSignedIn().type === 'applicant' ? 'applicant' : 'company'
  return (entry: TimelineEvent) => {
    const names = { company: target?.companyName ?? '', other: entry.company ?? '' }
    const words = wordsOf(entry)
    const isEnded = words === 'offer_closed' && target?.offerId === null
    const isOfApplicant = byApplicant(entry)
    return {
      title:
        reader === 'applicant' && takesPlaceBack(timeline, entry)
          ? t('timeline.applicant.place_taken_back', names)
          : t(`timeline.${reader}.${isEnded ? 'initiative_ended' : words}`, names),
      tone: isOfApplicant ? ('theory' as const) : ('practice' as const),
      // Colleagues share what they receive: who did what is shown.
      by: reader === 'company' && !isOfApplicant ? entry.by : null,
    }
  }
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

/** It comes from an offered place and leads back: that the place is gone says more than where to. */
function takesPlaceBack(timeline: readonly TimelineEvent[], entry: TimelineEvent): boolean {
  const isStage = ({ event }: TimelineEvent) => movableStages.some((stage) => stage === event)
  const before = timeline.slice(0, timeline.indexOf(entry)).findLast(isStage)
  return isStage(entry) && before?.event === 'offer_made'
}

/** An end is told by its outcome. */
const wordsOf = ({ event, outcome }: TimelineEvent) =>
  event === 'finished' ? (outcome ?? 'offer_closed') : event
