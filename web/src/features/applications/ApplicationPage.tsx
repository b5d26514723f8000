import { applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { RecommendPanel } from '#features/applicant-requests/public.ts'
import { InterviewPanel } from '#features/interviews/public.ts'
import { AssessmentPanel } from '#features/received-applications/public.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { UnsavedPartsGuard } from './autosave/UnsavedPartsGuard.tsx'
import { SavePdf } from './documents/SavePdf.tsx'
import { UndoNotice } from './outcome/UndoNotice.tsx'
import { applicationQuery } from './queries.ts'
import { DocumentsCame } from './record/DocumentsCame.tsx'
import { Neighbours } from './record/neighbours/Neighbours.tsx'
import { RecordBody } from './record/RecordBody.tsx'
import { RecordHead } from './record/RecordHead.tsx'
import { RecordSkeleton } from './record/RecordSkeleton.tsx'
import { SearchedMatch } from './record/SearchedMatch.tsx'
import { useApplicantName } from './record/useApplicantName.ts'

export function ApplicationPage() {
  const { applicationId = '' } = useParams()
  return <OneApplication key={applicationId} id={applicationId} />
}

function OneApplication({ id }: { id: string }) {
  const to = useTo()
  const t = useTexts('applications')
  const { data, error, refetch } = useQuery(applicationQuery(id, useLocale()))
  // To a company only what it received is more than a profile.
  const mayOpen = useMayOpen()
  const isCompany = useSignedIn().type === 'company'
  const isReceived = isCompany && data?.type !== applicationTypes.profile
  const lacksPermission = isCompany && !mayOpen('receivedApplications')
  const nameOf = useApplicantName()
  const title = data ? nameOf(data.applicant) : t('record.title')
  usePageTitle(title)
  return (
    <UnsavedPartsGuard>
      <Page width="wide">
        {error && !data ? (
          <RecordErrorState
            {...failureOf(error)}
            title={t('record.missingTitle')}
            text={t(lacksPermission ? 'record.missingPermission' : 'record.missingText')}
            action={<ButtonLink to={to(paths.dashboard())}>{t('received.toDashboard')}</ButtonLink>}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            {isReceived && (
              <Neighbours id={id} isLoaded={data !== undefined}>
                {data && <SavePdf application={data} />}
              </Neighbours>
            )}
            <RecordHead title={title} application={data} />
            {data ? (
              <>
                <UndoNotice applications={[{ ...data, name: title }]} />
                {isReceived && isCompany && <DocumentsCame application={data} name={title} />}
                <RecordBody
                  application={data}
                  match={<SearchedMatch profile={data} />}
                  team={
                    isReceived && (
                      <>
                        <InterviewPanel
                          applicationId={data.id}
                          side="company"
                          name={title}
                          isOver={data.status !== applicationStatuses.sent}
                        />
                        <AssessmentPanel applicationId={data.id} />
                        <RecommendPanel applicationId={data.id} name={title} />
                      </>
                    )
                  }
                />
              </>
            ) : (
              <RecordSkeleton />
            )}
          </>
        )}
      </Page>
    </UnsavedPartsGuard>
  )
}
