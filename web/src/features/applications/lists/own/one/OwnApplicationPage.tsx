import { holdsPlace } from '@tandem/contract/application-transitions'
import { type Application, applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { OwnDeclineLetter } from '#features/applications/outcome/decline/OwnDeclineLetter.tsx'
import { OwnDecision } from '#features/applications/outcome/OwnDecision.tsx'
import { applicationQuery } from '#features/applications/queries.ts'
import { DocumentsInSheet } from '#features/applications/record/content/Documents.tsx'
import { RecordBody } from '#features/applications/record/RecordBody.tsx'
import { RecordSkeleton } from '#features/applications/record/RecordSkeleton.tsx'
import { ApplicationProgress } from '#features/applications/stage/ApplicationProgress.tsx'
import { UnsavedPartsGuard } from '#features/autosave/public.ts'
import { InterviewPanel, interviewsQuery } from '#features/interviews/public.ts'
import { MatchPanel } from '#features/matching/public.ts'
import { useApplicationThread } from '#features/messaging/public.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { SectionLevel } from '#ui/cards/section-level.ts'
import { Page } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { draftPath } from '../card/OfferTitle.tsx'
import { ApplyAgain } from './ApplyAgain.tsx'
import { ClosedDraft } from './ClosedDraft.tsx'
import { MissingDocuments } from './MissingDocuments.tsx'
import { NextStep } from './NextStep.tsx'
import styles from './OwnApplication.module.css'
import { OwnApplicationHead } from './OwnApplicationHead.tsx'
import { OwnTimeline } from './OwnTimeline.tsx'

/** What became of a sent application, and what its applicant can do now; or a draft that can no longer be sent. */
export function OwnApplicationPage() {
  const { applicationId = '' } = useParams()
  return <OneApplication key={applicationId} id={applicationId} />
}

function OneApplication({ id }: { id: string }) {
  const t = useTexts('applications')
  const to = useTo()
  const { data, error, refetch } = useQuery(applicationQuery(id, useLocale()))
  const isSent = data !== undefined && data.status !== applicationStatuses.new
  // What comes first on the page would move the rest if it came later.
  const interviews = useQuery({ ...interviewsQuery(id), enabled: isSent })
  const isDue = data !== undefined && owesDocuments(data)
  const conversation = useApplicationThread(id, { enabled: isDue })
  const isReady = data && !(isSent && interviews.isPending) && !(isDue && conversation.isPending)
  if (data?.type === applicationTypes.profile) {
    return <Navigate to={to(paths.ownProfile({ applicationId: id }))} replace />
  }
  if (data?.type === applicationTypes.template) return <Navigate to={to(paths.template())} replace />
  if (data?.target && data.status === applicationStatuses.new && !data.closure) {
    return <Navigate to={to(draftPath(data, data.target))} replace />
  }
  return (
    <Page>
      {isReady && data.closure && <ClosedDraft application={data} closure={data.closure} />}
      {isReady && !data.closure && (
        <UnsavedPartsGuard>
          <SentApplication application={data} />
        </UnsavedPartsGuard>
      )}
      {!isReady && error && (
        <RecordErrorState
          {...failureOf(error)}
          title={t('record.missingTitle')}
          text={t('own.missingText')}
          action={<ButtonLink to={to(paths.ownApplications())}>{t('own.toList')}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      )}
      {!isReady && !error && <RecordSkeleton />}
    </Page>
  )
}

function SentApplication({ application }: { application: Application }) {
  const t = useTexts('applications')
  const { id, target, status, outcome, stage, attachments, applicant, timeline, match } = application
  const company = target?.companyName ?? ''
  const title = target?.offerTitle ?? t('own.initiative')
  usePageTitle(`${title}, ${company}`)
  const decision = <OwnDecision application={application} title={title} />
  // A place is what the page is about; to withdraw is the last thing on it.
  const isAboutPlace = outcome === null ? stage === 'offer_made' : holdsPlace(outcome)
  return (
    <>
      <OwnApplicationHead application={application} title={title} />
      <Stack gap={7}>
        <ApplicationProgress application={application} />
        <OwnDeclineLetter application={application} />
        {isAboutPlace && decision}
        <div className={styles.columns}>
          <Stack gap={6}>
            {owesDocuments(application) && <MissingDocuments application={application} title={title} />}
            <InterviewPanel
              applicationId={id}
              side="applicant"
              name={company}
              isOver={status !== applicationStatuses.sent || isAboutPlace}
            />
            {timeline.length > 0 && (
              <SectionCard title={t('own.happened')}>
                <OwnTimeline application={application} />
              </SectionCard>
            )}
          </Stack>
          <Stack gap={6}>
            <NextStep application={application} />
            {attachments.length > 0 && (
              <SectionCard title={<span className="h4">{t('record.documents')}</span>}>
                <DocumentsInSheet applicantId={applicant.id} files={attachments} plain />
              </SectionCard>
            )}
            {match && <MatchPanel match={match} names={{ applicant: applicant.firstName, company }} />}
            {!isAboutPlace &&
              (status === applicationStatuses.sent ? (
                <SectionCard title={<span className="h4">{t('own.notAfterAll')}</span>} screenOnly>
                  <Text muted>{t('own.notAfterAllText', { company })}</Text>
                  {decision}
                </SectionCard>
              ) : (
                decision
              ))}
            <ApplyAgain application={application} />
          </Stack>
        </div>
        <section aria-labelledby={`sent-${id}`}>
          <Stack gap={4}>
            <div>
              <h2 id={`sent-${id}`}>{t('own.sent')}</h2>
              <Text muted>{t('own.sentText', { company })}</Text>
            </div>
            <SectionLevel value={3}>
              <RecordBody application={{ ...application, attachments: [], timeline: [], match: null }} />
            </SectionLevel>
          </Stack>
        </section>
      </Stack>
    </>
  )
}

const owesDocuments = ({ status, stage, target, can }: Application): boolean =>
  status === applicationStatuses.sent && stage === 'documents_missing' && !target?.unavailable && can.message
