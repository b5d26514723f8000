import type { Assessment } from '@tandem/contract/received-applications'
import { useQuery } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { assessmentQuery } from '../queries.ts'
import { HandlerField } from './HandlerField.tsx'
import { Ratings } from './Ratings.tsx'

/** Who handles an application and what colleagues think of it; their notes stand among what was written. */
export function AssessmentPanel({ applicationId }: { applicationId: string }) {
  const t = useTexts('receivedApplications')
  const { data, error, refetch } = useQuery(assessmentQuery(applicationId))
  return (
    <SectionCard title={t('team')} description={t('teamText')} screenOnly>
      {data && <Parts applicationId={applicationId} assessment={data} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && <Loading label={t('loading')} />}
    </SectionCard>
  )
}

function Parts({ applicationId, assessment }: { applicationId: string; assessment: Assessment }) {
  return (
    <Stack gap={5}>
      <HandlerField applicationId={applicationId} assessment={assessment} />
      <Ratings applicationId={applicationId} ratings={assessment.ratings} />
    </Stack>
  )
}
