import { listFourEyesRequests } from '@tandem/contract/backend/four-eyes'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from 'react-router'
import { call } from '#lib/api/call.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { RequestAlert } from '../four-eyes/RequestAlert.tsx'
import styles from './CompaniesPage.module.css'
import { ReviewPane } from './list/ReviewPane.tsx'
import { type ReviewList, useReviewList } from './list/useReviewList.ts'
import { reviewQuery } from './queries.ts'
import { CompanyReviewDetails } from './review/CompanyReviewDetails.tsx'

/** List and company side by side; below lg they are two screens. */
export function CompaniesPage() {
  const t = useTexts('backend')
  const { companyId } = useParams()
  const roomy = useMedia('(width >= 62em)')
  const list = useReviewList()
  return (
    <Page width="full">
      {!roomy && !companyId && (
        <div className={styles.requests}>
          <WaitingRequests list={list} />
        </div>
      )}
      <div className={styles.panes}>
        {(roomy || !companyId) && <ReviewPane list={list} currentId={companyId} />}
        {companyId && <Chosen key={companyId} companyId={companyId} list={list} roomy={roomy} />}
        {roomy && !companyId && (
          <div className={styles.unchosen}>
            <WaitingRequests list={list} />
            <EmptyState art="waiting" title={t('companies.choose')}>
              {t('companies.chooseText')}
            </EmptyState>
          </div>
        )}
      </div>
    </Page>
  )
}

type ChosenProps = { companyId: string; list: ReturnType<typeof useReviewList>; roomy: boolean }

function Chosen({ companyId, list, roomy }: ChosenProps) {
  const t = useTexts('backend')
  const to = useTo()
  const { data, error, refetch } = useQuery(reviewQuery(companyId, useLocale()))
  usePageTitle(data && `${data.name} – ${t('companies.title')}`)
  // It became part of another company: the address is that one's, so that list and later calls mean it too.
  if (data && data.id !== companyId) return <Navigate to={list.companyPath(data.id)} replace />
  if (data) return <CompanyReviewDetails review={data} list={list} hasBack={!roomy} />
  return (
    <div className={styles.unchosen}>
      {error ? (
        <RecordErrorState
          {...failureOf(error)}
          title={t('companies.goneTitle')}
          text={t('companies.goneText')}
          action={<ButtonLink to={to(paths.backendCompanies())}>{t('companies.back')}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonList label={t('companies.loading')} />
      )}
    </div>
  )
}

/** All that waits for a second admin: whoever asked for the oldest must get to the others too. */
function WaitingRequests({ list }: { list: ReviewList }) {
  const navigate = useNavigate()
  const { data: requests = [] } = useQuery({
    queryKey: ['backend', 'requests'],
    queryFn: ({ signal }) => call(listFourEyesRequests, {}, { signal }),
  })
  if (requests.length === 0) return null
  return (
    <Stack gap={3}>
      {requests.map((request) => (
        <RequestAlert
          key={request.id}
          request={request}
          onConfirmed={() => request.into && void navigate(list.companyPath(request.into.id))}
        />
      ))}
    </Stack>
  )
}
