import type { Application } from '@tandem/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { ApplicationTimeline } from '#features/applications/stage/ApplicationTimeline.tsx'
import { missingSince } from '#features/applications/stage/standing.ts'
import { interviewsQuery } from '#features/interviews/public.ts'
import { filesSince, useApplicationThread } from '#features/messaging/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TimelineItem } from '#ui/data/Timeline.tsx'
import { aheadOf } from './ahead.ts'

/** The way of an application from its beginning, and on to its end. */
export function OwnTimeline({ application }: { application: Application }) {
  const t = useTexts('applications')
  const { data } = useQuery(interviewsQuery(application.id))
  const { thread } = useApplicationThread(application.id, {
    enabled: application.stage === 'documents_missing',
  })
  const hasSentDocuments = filesSince(thread, missingSince(application), { own: true }).length > 0
  // What a company does next that does not take part at present nobody knows.
  const ahead = application.target?.unavailable
    ? null
    : aheadOf(application, data?.interviews[0], new Date(), hasSentDocuments)
  const company = application.target?.companyName ?? ''
  return (
    <ApplicationTimeline application={application} oldestFirst>
      {ahead && (
        <>
          <TimelineItem
            state="now"
            time={t('own.ahead.nowLabel')}
            title={t(`own.ahead.now.${ahead.now}`, { company })}
          />
          {ahead.after && (
            <TimelineItem
              state="next"
              time={t('own.ahead.afterLabel')}
              title={t(`own.ahead.after.${ahead.after}`, { company })}
            />
          )}
          <TimelineItem
            state="next"
            time={t('own.ahead.endLabel')}
            title={t(`own.ahead.end.${ahead.end}`, { company })}
          />
        </>
      )}
    </ApplicationTimeline>
  )
}
