import type { Offer } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MatchRing } from '#features/matching/public.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { OfferFacts } from '../../OfferFacts.tsx'
import { newestOffersOfQuery } from '../../queries.ts'
import styles from './OtherOffers.module.css'

const shown = 3

/** What else the company has places for, the newest first; absent where that is nothing. */
export function OtherOffers({ offer: { id, company } }: { offer: Offer }) {
  const t = useTexts('offers')
  const to = useTo()
  const { data, error, refetch } = useQuery(newestOffersOfQuery(company.id, useLocale()))
  const others = data?.filter((each) => each.id !== id) ?? []
  const isFailed = !data && error !== null
  if (others.length === 0 && !isFailed) return null
  return (
    <Stack as="section" gap={4}>
      <Row wrap justify="between">
        <h2>{t('others.title', { company: company.name })}</h2>
        {others.length > shown && (
          <TextLink strong to={to(paths.offers({ search: { company: company.id } }))}>
            {t('others.all')}
          </TextLink>
        )}
      </Row>
      {isFailed && <ErrorState title={t('others.failed')} level={3} onRetry={() => void refetch()} />}
      <ul>
        {others.slice(0, shown).map((other) => (
          <li key={other.id} className={styles.offer}>
            <div className={styles.words}>
              <Link to={to(paths.offer({ offerId: other.id }))} className={styles.title}>
                <TitleInLanguage title={other.title} language={other.titleLanguage} />
              </Link>
              <OfferFacts offer={other} />
            </div>
            {other.match && <MatchRing match={other.match} size={44} of={other.title} />}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
