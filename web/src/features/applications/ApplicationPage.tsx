import { applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useParams } from 'react-router'
import { useApplicationThread } from '#features/messaging/public.ts'
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
import { ReceivedSkeleton, RecordSkeleton } from './record/RecordSkeleton.tsx'
import { type ExchangeMode, partId } from './record/received/Exchange.tsx'
import { ReceivedBody, type ReceivedPane } from './record/received/ReceivedBody.tsx'
import { ReceivedStanding } from './record/received/ReceivedStanding.tsx'
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
  const leadsToInterview = useLocation().hash === '#gespraech'
  const [pane, setPane] = useState<ReceivedPane>(leadsToInterview ? 'exchange' : 'overview')
  const [mode, setMode] = useState<ExchangeMode>(leadsToInterview ? 'interview' : 'message')
  const { thread } = useApplicationThread(id, { enabled: isReceived && data !== undefined })

  function compose(next: ExchangeMode) {
    flushSync(() => {
      setPane('exchange')
      setMode(next)
    })
    const part = document.getElementById(partId(next))
    const target = part?.querySelector('textarea') ?? part?.querySelector('button')
    target?.focus()
  }
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
              <Neighbours id={id} isLoaded={data !== undefined} onNote={() => compose('note')}>
                {data && <SavePdf application={data} />}
              </Neighbours>
            )}
            <RecordHead
              title={title}
              application={data}
              onWrite={thread && isReceived ? () => compose('message') : undefined}
            />
            {data ? (
              <>
                <UndoNotice applications={[{ ...data, name: title }]} />
                {isReceived && isCompany && <DocumentsCame application={data} name={title} />}
                {isReceived ? (
                  <>
                    <ReceivedStanding application={data} />
                    <ReceivedBody
                      application={data}
                      name={title}
                      {...{ pane, mode }}
                      onPane={setPane}
                      onMode={setMode}
                    />
                  </>
                ) : (
                  <RecordBody application={data} match={<SearchedMatch profile={data} />} />
                )}
              </>
            ) : isReceived ? (
              <ReceivedSkeleton />
            ) : (
              <RecordSkeleton />
            )}
          </>
        )}
      </Page>
    </UnsavedPartsGuard>
  )
}
