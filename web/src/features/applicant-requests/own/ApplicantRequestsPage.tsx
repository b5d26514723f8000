import type { ApplicantRequest } from '@tandem/contract/applicant-requests'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ownRequestsQuery } from '../queries.ts'
import { RequestCard } from './RequestCard.tsx'

/** What companies ask the applicant: what waits for an answer, and what was answered. */
export function ApplicantRequestsPage() {
  const t = useTexts('applicantRequests')
  const { data, error, refetch } = useQuery(ownRequestsQuery(useLocale()))
  return (
    <Page>
      <PageHead title={t('own.title')} lead={t('own.lead')} />
      {data && <Requests requests={data} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && <SkeletonList label={t('own.loading')} heading />}
    </Page>
  )
}

function Requests({ requests }: { requests: ApplicantRequest[] }) {
  const t = useTexts('applicantRequests')
  const to = useTo()
  // A card moves from one list to the other with its answer, so it is remembered here.
  const [declinedId, setDeclinedId] = useState<string | null>(null)
  const declining = { declinedId, onDeclined: setDeclinedId }
  const open = requests.filter(({ state }) => state === 'open')
  const done = requests.filter(({ state }) => state !== 'open')
  if (requests.length === 0) {
    return (
      <EmptyState
        art="waiting"
        title={t('own.emptyTitle')}
        action={<ButtonLink to={to(paths.ownProfile())}>{t('own.toProfile')}</ButtonLink>}
      >
        {t('own.emptyText')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={8}>
      <RequestList title={t('own.waiting')} requests={open} {...declining} />
      <RequestList title={t('own.done')} requests={done} {...declining} />
    </Stack>
  )
}

type RequestListProps = {
  title: string
  requests: ApplicantRequest[]
  declinedId: string | null
  onDeclined: (id: string) => void
}

function RequestList({ title, requests, declinedId, onDeclined }: RequestListProps) {
  if (requests.length === 0) return null
  return (
    <Stack gap={4}>
      <h2>{title}</h2>
      <Stack gap={4} as="ul">
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            isJustDeclined={request.id === declinedId}
            onDeclined={() => onDeclined(request.id)}
          />
        ))}
      </Stack>
    </Stack>
  )
}
