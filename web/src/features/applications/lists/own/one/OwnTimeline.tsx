import type { Application } from '@tandem/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { ApplicationTimeline } from '#features/applications/stage/ApplicationTimeline.tsx'
import { interviewsQuery } from '#features/interviews/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TimelineItem } from '#ui/data/Timeline.tsx'
import { aheadOf } from './ahead.ts'

/** The way of an application from its beginning, and on to its end. */
export function OwnTimeline({ application }: { application: Application }) {
  const t = useTexts('applications')
  const { data } = useQuery(interviewsQuery(application.id))
  const ahead = aheadOf(application, data?.interviews[0], new Date())
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
