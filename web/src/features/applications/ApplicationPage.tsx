import { type Application, applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { UnsavedPartsGuard } from '#features/autosave/public.ts'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { interviewsQuery } from '#features/interviews/public.ts'
import { ProfileMatch } from '#features/matching/public.ts'
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
import { SavePdf } from './documents/SavePdf.tsx'
import { UndoNotice } from './outcome/UndoNotice.tsx'
import { applicationQuery } from './queries.ts'
import { DocumentsCame } from './record/DocumentsCame.tsx'
import { FirstMessageDialog } from './record/MessageAction.tsx'
import { Neighbours } from './record/neighbours/Neighbours.tsx'
import { RecordBody } from './record/RecordBody.tsx'
import { RecordHead } from './record/RecordHead.tsx'
import { ReceivedSkeleton, RecordSkeleton } from './record/RecordSkeleton.tsx'
import { ReceivedActions } from './record/received/ReceivedActions.tsx'
import { ReceivedBody, useShownPane } from './record/received/ReceivedBody.tsx'
import { ReceivedStanding } from './record/received/ReceivedStanding.tsx'
import { useApplicantName } from './record/useApplicantName.ts'

export function ApplicationPage() {
  const { applicationId = '' } = useParams()
  return <OneApplication key={applicationId} id={applicationId} />
}

function OneApplication({ id }: { id: string }) {
  const to = useTo()
  const t = useTexts('applications')
  const { data: read, error, refetch } = useQuery(applicationQuery(id, useLocale()))
  // To a company only what it received is more than a profile.
  const mayOpen = useMayOpen()
  const isCompany = useSignedIn().type === 'company'
  const isReceived = isCompany && read?.type !== applicationTypes.profile
  const lacksPermission = isCompany && !mayOpen('receivedApplications')
  const shown = useShownPane()
  const offered = useOffered(isReceived ? read : undefined, shown.compose)
  // What the head offers would move the rest if it came, or went, later.
  const data = offered.isLoading ? undefined : read
  const nameOf = useApplicantName()
  const title = data ? nameOf(data.applicant) : t('record.title')
  usePageTitle(title)
  return (
    <UnsavedPartsGuard>
      <Page width="wide">
        {error && !read ? (
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
              <Neighbours
                id={id}
                isLoaded={data !== undefined}
                onNote={() => shown.compose('note')}
                onWrite={offered.onWrite}
                onInvite={offered.onInvite}
              >
                {data && <SavePdf application={data} />}
                {data && <BookmarkButton type="application" id={id} name={title} />}
              </Neighbours>
            )}
            <RecordHead
              title={title}
              application={data}
              receivedActions={
                data && isReceived ? (
                  <ReceivedActions
                    application={data}
                    name={title}
                    onInvite={offered.onInvite}
                    onWrite={offered.onWrite}
                  />
                ) : undefined
              }
            />
            {data ? (
              <>
                <UndoNotice applications={[{ ...data, name: title }]} />
                {isReceived ? (
                  <>
                    <FirstMessageDialog
                      application={data}
                      name={title}
                      open={offered.isWriting}
                      onClose={offered.onWritten}
                    />
                    <DocumentsCame application={data} name={title} />
                    <ReceivedStanding application={data} />
                    <ReceivedBody application={data} name={title} shown={shown} />
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

/** What of writing and inviting is offered with a received application, and where each leads. */
function useOffered(received: Application | undefined, compose: ReturnType<typeof useShownPane>['compose']) {
  const id = received?.id ?? ''
  const isOpen = received?.status === applicationStatuses.sent
  const { thread, isPending } = useApplicationThread(id, { enabled: received !== undefined })
  const interviews = useQuery({ ...interviewsQuery(id), enabled: isOpen })
  const [isWriting, setWriting] = useState(false)
  return {
    isLoading: interviews.isLoading,
    onInvite: isOpen && interviews.data?.can.propose ? () => compose('interview') : undefined,
    // Where a conversation has begun: to its field, so it waits until that is known.
    onWrite:
      received?.can.message && !isPending
        ? () => (thread ? compose('message') : setWriting(true))
        : undefined,
    isWriting,
    onWritten: () => setWriting(false),
  }
}

/** A profile is for no offer: its match is with the own one that the search, and now the address, names. */
function SearchedMatch({ profile: { id, type, applicant } }: { profile: Application }) {
  const [params] = useSearchParams()
  const { displayName } = useSignedIn()
  const offer = params.get('offer')
  if (!offer || type !== applicationTypes.profile) return null
  return (
    <ProfileMatch
      pair={{ applicantId: applicant.id, profile: id, offer }}
      names={{ applicant: applicant.firstName || null, company: displayName }}
    />
  )
}
