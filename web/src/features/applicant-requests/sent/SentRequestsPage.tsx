import { type RequestKind, requestKinds, type SentRequest } from '@tandem/contract/applicant-requests'
import { paths } from '@tandem/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { nextPageOf } from '#lib/api/next-page.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { NextPageButton } from '#ui/actions/NextPageButton.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { sentRequestsQuery } from '../queries.ts'
import { SentRequestLine } from './SentRequestLine.tsx'
import styles from './SentRequestsPage.module.css'

/** All that the company asked, of whom it may still see. */
export function SentRequestsPage() {
  const t = useTexts('applicantRequests')
  const [search, setSearch] = useSearchParams()
  const kind = requestKinds.find((each) => each === search.get('kind')) ?? null
  const query = useInfiniteQuery(sentRequestsQuery(kind, useLocale()))
  const { data, error, refetch, hasNextPage } = query
  const requests = data?.pages.flatMap(({ member }) => member)
  const choose = (chosen: string) => setSearch(chosen ? { kind: chosen } : {}, { replace: true })
  return (
    <Page>
      <PageHead title={t('sent.title')} lead={t('sent.lead')} />
      <Stack gap={5}>
        {(kind !== null || (requests && requests.length > 0)) && <KindSelect kind={kind} onChoose={choose} />}
        {requests?.length === 0 && <Nobody />}
        <Stack gap={4} as="ul">
          {requests?.map((request) => (
            <Card as="li" key={request.id}>
              <Stack gap={2}>
                <Person request={request} />
                <SentRequestLine request={request} />
              </Stack>
            </Card>
          ))}
        </Stack>
        {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
        {!data && !error && <SkeletonList label={t('sent.loading')} tile={false} />}
        {hasNextPage && <NextPageButton {...nextPageOf(query)}>{t('sent.more')}</NextPageButton>}
      </Stack>
    </Page>
  )
}

function KindSelect({ kind, onChoose }: { kind: RequestKind | null; onChoose: (kind: string) => void }) {
  const t = useTexts('applicantRequests')
  return (
    <div className={styles.kind}>
      <SelectField
        label={t('sent.show')}
        value={kind ?? ''}
        onChange={({ target }) => onChoose(target.value)}
        options={[
          { value: '', label: t('sent.all') },
          ...requestKinds.map((value) => ({ value, label: t(`sent.kinds.${value}`) })),
        ]}
      />
    </div>
  )
}

function Nobody() {
  const t = useTexts('applicantRequests')
  const to = useTo()
  const search = paths[useApplicantSearchScreen()]()
  return (
    <EmptyState
      art="no-meeting"
      title={t('sent.emptyTitle')}
      action={<ButtonLink to={to(search)}>{t('sent.toSearch')}</ButtonLink>}
    >
      {t('sent.emptyText')}
    </EmptyState>
  )
}

function Person({ request: { applicant, applicationId, state, kind } }: { request: SentRequest }) {
  const t = useTexts('applicantRequests')
  const to = useTo()
  const toReceived = applicationId && (kind === 'recommendation' || state === 'accepted')
  return (
    <Text>
      <TextLink strong to={to(paths.applicant({ applicantId: applicant.id }))}>
        {applicant.name ?? t('sent.anonymous')}
      </TextLink>
      {toReceived && (
        <>
          {' · '}
          <TextLink to={to(paths.application({ applicationId }))}>{t('sent.toApplication')}</TextLink>
        </>
      )}
    </Text>
  )
}
