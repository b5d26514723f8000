import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { MatchRing, useOfferMatch } from '#features/matching/public.ts'
import { offerQuery } from '#features/offers/public.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import type { PinEntry } from '../pins/build-pins.ts'
import { Entry } from './Entry.tsx'

export function OfferEntry({ entry: { id, company, town } }: { entry: PinEntry }) {
  const t = useTexts('searchMap')
  const to = useTo()
  const match = useOfferMatch(id)
  const { data: offer, isError, refetch } = useQuery(offerQuery(id, useLocale()))
  if (isError && !offer) {
    return (
      <Stack gap={2}>
        <Text size="small">{t('card.failed', { company: company.name })}</Text>
        <Button size="sm" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Stack>
    )
  }
  if (!offer) return <SkeletonList label={t('card.loading')} count={1} tile />
  const years = offer.years.map(({ year }) => year).join(', ')
  const free = offer.freePlaces > 0 ? t('card.free', { count: offer.freePlaces }) : t('card.taken')
  return (
    <Entry
      tile={{ name: offer.company.name, src: companyLogo(offer.company) }}
      over={offer.company.name}
      title={offer.title}
      to={to(paths.offer({ offerId: id }))}
      facts={[town, years, free].filter(Boolean).join(' · ')}
      mark={match && <MatchRing match={match} size={56} />}
    />
  )
}
