import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { storeOpened } from '#lib/storage/search-storage.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './company/CompanyBody.module.css'
import { CompanyBody } from './company/CompanyBody.tsx'
import { CompanyHead } from './company/head/CompanyHead.tsx'
import { useCompanyImages } from './company/head/useCompanyImages.ts'
import { companyOffersQuery, companyQuery } from './queries.ts'

/** A company as others see it. */
export function CompanyPage() {
  const t = useTexts('companies')
  const to = useTo()
  const mayOpen = useMayOpen()
  const account = useAccount()
  const locale = useLocale()
  const { companyId = '' } = useParams()
  const { data, error, refetch } = useQuery(companyQuery(companyId, locale))
  const offers = useQuery(companyOffersQuery(companyId, locale))
  const images = useCompanyImages(data)
  useEffect(() => storeOpened('companies', companyId), [companyId])
  usePageTitle(data?.name)
  const home = mayOpen('companies')
    ? { to: to(paths.companies()), label: t('company.toList') }
    : account
      ? { to: to(paths.dashboard()), label: t('company.toDashboard') }
      : { to: to(paths.offers()), label: t('company.toOffers') }
  if (error && !data) {
    return (
      <Page>
        <RecordErrorState
          {...failureOf(error)}
          title={t('company.missing')}
          text={t('company.missingText')}
          action={<ButtonLink to={home.to}>{home.label}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      </Page>
    )
  }
  return (
    <Page width="full">
      <CompanyHead id={companyId} company={data} offers={offers.data} images={images} />
      <Container>
        {data ? (
          <CompanyBody
            company={data}
            offers={offers.data}
            onRetry={offers.isError ? () => void offers.refetch() : null}
          />
        ) : (
          <CompanySkeleton />
        )}
      </Container>
    </Page>
  )
}

function CompanySkeleton() {
  return (
    <div className={styles.columns}>
      <Stack gap={5}>
        <Skeleton width="40%" height="26px" />
        <Skeleton height="96px" />
        <Skeleton height="96px" />
        <Skeleton />
        <Skeleton width="70%" />
      </Stack>
      <Skeleton height="180px" />
    </div>
  )
}
