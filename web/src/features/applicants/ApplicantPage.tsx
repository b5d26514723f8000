import { IconUserCog } from '@tabler/icons-react'
import { type Applicant, getApplicant } from '@tandem/contract/applicants'
import { applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { AskActions, AskedCard } from '#features/applicant-requests/public.ts'
import {
  ApplicantAvatar,
  MessageAction,
  RecordBody,
  useApplicantName,
} from '#features/applications/public.ts'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { call } from '#lib/api/call.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useBackToWatchList, useLastApplicantSearch } from '#lib/navigation/return-to-card.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { SentApplications } from './SentApplications.tsx'

/** A person as a company may see them: their newest profile, what they sent, and their other profiles. */
export function ApplicantPage() {
  const { applicantId = '' } = useParams()
  const t = useTexts('applicants')
  const common = useTexts('common')
  const to = useTo()
  const back = useBackLink()
  const nameOf = useApplicantName()
  const locale = useLocale()
  // Below the applications: what changes those is asked for again here too.
  const { data, error, refetch } = useQuery({
    queryKey: ['applications', 'applicant', applicantId, locale],
    queryFn: ({ signal }) => call(getApplicant, { params: { id: applicantId } }, { signal }),
  })
  const name = data ? nameOf(data) : t('title')
  usePageTitle(name)
  if (error && !data) {
    return (
      <Page>
        <RecordErrorState
          {...failureOf(error)}
          title={t('missingTitle')}
          text={t('missingText')}
          action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      </Page>
    )
  }
  return (
    <Page>
      <PageHead
        back={back}
        title={name}
        picture={
          data ? (
            <ApplicantAvatar applicant={data} name={data.lastName ? name : ''} size={72} />
          ) : (
            <Avatar name="" size={72} />
          )
        }
        lead={t('lead')}
        actions={
          data && (
            <>
              <AskActions applicantId={data.id} name={name} />
              {data.can.message && <MessageAction application={recordOf(data)} name={name} />}
              <BookmarkButton withText type="applicant" id={data.id} name={name} />
              {data.accountId && (
                <ButtonLink
                  variant="text"
                  icon={IconUserCog}
                  to={to(paths.backendPeople({ accountId: data.accountId }))}
                >
                  {common('openInBackend')}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      {data ? (
        <RecordBody
          application={recordOf(data)}
          match={
            <>
              <AskedCard applicantId={data.id} />
              <SentApplications applicant={data} />
            </>
          }
        />
      ) : (
        <SkeletonList label={t('loading')} tile={false} />
      )}
    </Page>
  )
}

/** To the view of the list that one came from, else to the last search. */
function useBackLink() {
  const t = useTexts('applicants')
  const { state } = useLocation()
  const search = useLastApplicantSearch()
  const watchList = useBackToWatchList()
  if (watchList) return watchList
  return { to: typeof state?.foundIn === 'string' ? state.foundIn : search, label: t('toSearch') }
}

/** As the parts of a record take it: a person's profile is for no offer, and has no history. */
const recordOf = (applicant: Applicant) => ({
  ...applicant,
  ...{ type: applicationTypes.profile, applicant, coverLetter: '', sentAt: null },
  ...{ match: null, target: null, timeline: [] },
})
