import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Page } from '#ui/layout/Page.tsx'
import { applicationQuery } from './queries.ts'
import { RecordBody } from './record/RecordBody.tsx'
import { RecordHead } from './record/RecordHead.tsx'
import { RecordMissing } from './record/RecordMissing.tsx'
import { RecordSkeleton } from './record/RecordSkeleton.tsx'
import { SearchedMatch } from './record/SearchedMatch.tsx'
import { useApplicantName } from './record/useApplicantName.ts'

export function ApplicationPage() {
  const { applicationId = '' } = useParams()
  return <OneApplication key={applicationId} id={applicationId} />
}

function OneApplication({ id }: { id: string }) {
  const t = useTexts('applications')
  const { data, error, refetch } = useQuery(applicationQuery(id, useLocale()))
  const nameOf = useApplicantName()
  const title = data ? nameOf(data.applicant) : t('record.title')
  usePageTitle(title)
  return (
    <Page>
      {error && !data ? (
        <RecordMissing error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <RecordHead title={title} application={data} />
          {data ? (
            <RecordBody application={data} match={<SearchedMatch profile={data} />} />
          ) : (
            <RecordSkeleton />
          )}
        </>
      )}
    </Page>
  )
}
