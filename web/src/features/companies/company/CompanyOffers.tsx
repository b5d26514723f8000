import type { OfferSummary } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import type { ReactNode } from 'react'
import { MatchBadge } from '#features/matching/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { comparable, comparisonOf } from '#lib/navigation/useCompared.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { CardLink, CardTitleLink } from '#ui/cards/CardLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Pips } from '#ui/marks/pips/Pips.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import styles from './CompanyOffers.module.css'

type CompanyOffersProps = {
  companyId: string
  offers: OfferSummary[] | undefined
  onRetry: (() => void) | null
}

/** What is open comes first; what is taken stays to be seen, and watched. */
export function CompanyOffers({ companyId, offers, onRetry }: CompanyOffersProps) {
  const t = useTexts('companies')
  const to = useTo()
  const type = useAccount()?.type
  if (!offers) {
    return onRetry ? (
      <ErrorState title={t('company.offers.failed')} onRetry={onRetry} />
    ) : (
      <SkeletonList label={t('company.offers.loading')} tile={false} count={2} />
    )
  }
  if (offers.length === 0) {
    return (
      <EmptyState art="no-meeting" title={t('company.offers.none')} level={2}>
        {t(type === 'applicant' ? 'company.offers.noneText' : 'company.offers.noneTextOther')}
      </EmptyState>
    )
  }
  const isFree = ({ freePlaces }: OfferSummary) => freePlaces > 0
  const free = offers.filter(isFree)
  const isComparable = free.length >= comparable.min && free.length <= comparable.max
  const compared = `?company=${companyId}&${comparisonOf(free.map(({ id }) => id))}`
  return (
    <Stack gap={7}>
      <Group title={t('company.offers.free')} offers={free}>
        {isComparable && (
          <TextLink strong to={to(paths.offers({ search: compared }))}>
            {t('company.offers.compare', { count: free.length })}
          </TextLink>
        )}
        {!isComparable && offers.length > 1 && (
          <TextLink strong to={to(paths.offers({ search: { company: companyId } }))}>
            {t('company.offers.all')}
          </TextLink>
        )}
      </Group>
      <Group title={t('company.offers.taken')} offers={offers.filter((offer) => !isFree(offer))} />
    </Stack>
  )
}

type GroupProps = { title: string; offers: OfferSummary[]; children?: ReactNode }

function Group({ title, offers, children }: GroupProps) {
  if (offers.length === 0) return null
  return (
    <Stack as="section" gap={4}>
      <Row wrap justify="between">
        <h2>{title}</h2>
        {children}
      </Row>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <OfferLine key={offer.id} offer={offer} />
        ))}
      </ul>
    </Stack>
  )
}

function OfferLine({ offer }: { offer: OfferSummary }) {
  const t = useTexts('companies')
  const { list } = useFormats()
  const to = useTo()
  const { studyInterest, locations, years, match } = offer
  const towns = [...new Set(locations.map(({ town }) => town))]
  // A job leads to no degree (decisions, section 5).
  const isStudy = useOfferType() === 'studies'
  const facts = [isStudy && studyInterest?.degree, towns.length > 0 && list(towns)].filter(Boolean)
  return (
    <CardLink as="li" className={styles.line}>
      <div className={styles.words}>
        <CardTitleLink to={to(paths.offer({ offerId: offer.id }))}>
          <TitleInLanguage title={offer.title} language={offer.titleLanguage} />
        </CardTitleLink>
        <Text size="small" muted>
          {facts.join(' · ')}
        </Text>
      </div>
      <ul className={styles.years}>
        {years.map(({ year, total, free }) => (
          <li key={year}>
            <span className={styles.year}>{year}</span> <Pips total={total} free={free} />{' '}
            <b>{free > 0 ? t('company.offers.freeOf', { free, total }) : t('company.offers.full')}</b>
          </li>
        ))}
      </ul>
      {match && (
        <div className={styles.match}>
          <MatchBadge match={match} />
        </div>
      )}
    </CardLink>
  )
}
