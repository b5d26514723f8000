import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { storeOpened } from '#lib/storage/search-storage.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { ApplyBar } from './offer/head/ApplyBar.tsx'
import { OfferHead } from './offer/head/OfferHead.tsx'
import styles from './offer/OfferBody.module.css'
import { OfferBody } from './offer/OfferBody.tsx'
import { offerQuery, quickHitQuery } from './queries.ts'

export function OfferPage() {
  const to = useTo()
  const { offerId } = useParams()
  const [search] = useSearchParams()
  const ref = search.get('treffer')
  if (offerId) return <OneOffer id={offerId} />
  if (ref) return <OfferOfHit reference={ref} />
  return <Navigate to={to(paths.offers())} replace />
}

/** A hit of the quick search says which offer it is to who may read it only. */
function OfferOfHit({ reference }: { reference: string }) {
  const t = useTexts('offers')
  const to = useTo()
  const { data, error, refetch } = useQuery(quickHitQuery(reference))
  if (data) return <Navigate to={to(paths.offer({ offerId: data.id }))} replace />
  return (
    <Page>
      {error ? (
        <RecordErrorState
          {...failureOf(error)}
          title={t('offer.missingTitle')}
          text={t('offer.missingText')}
          action={<ButtonLink to={to(paths.offers())}>{t('offer.toList')}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      ) : (
        <OfferSkeleton />
      )}
    </Page>
  )
}

function OneOffer({ id }: { id: string }) {
  const t = useTexts('offers')
  const to = useTo()
  const { data, error, refetch } = useQuery(offerQuery(id, useLocale()))
  useEffect(() => storeOpened('offers', id), [id])
  usePageTitle(data && t('offer.title', { title: data.title, company: data.company.name }))
  return (
    <Page width="full">
      {error && !data ? (
        <Container>
          <RecordErrorState
            {...failureOf(error)}
            title={t('offer.missingTitle')}
            text={t('offer.missingText')}
            action={<ButtonLink to={to(paths.offers())}>{t('offer.toList')}</ButtonLink>}
            onRetry={() => void refetch()}
          />
        </Container>
      ) : (
        <>
          <OfferHead id={id} offer={data} />
          {data ? <OfferBody offer={data} /> : <OfferSkeleton />}
          {data && <ApplyBar offer={data} />}
        </>
      )}
    </Page>
  )
}

/** The geometry of an OfferBody: its texts, and the cards beside them. */
function OfferSkeleton() {
  return (
    <Container className={styles.columns}>
      <Stack gap={9}>
        {sections.map((section) => (
          <Stack key={section} gap={3}>
            <Skeleton width="min(100%, 320px)" height="31px" />
            <Skeleton height="18px" />
            <Skeleton height="18px" />
            <Skeleton width="70%" height="18px" />
          </Stack>
        ))}
      </Stack>
      <Stack gap={4}>
        <SkeletonCard tile={false} heights={[420, 420]} />
        <SkeletonCard tile heights={[190, 190]} />
        <SkeletonCard tile={false} heights={[130, 130]} />
      </Stack>
    </Container>
  )
}

const sections = ['description', 'tasks', 'benefits']
