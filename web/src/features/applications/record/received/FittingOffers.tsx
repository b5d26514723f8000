import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { MatchRing } from '#features/matching/public.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { fittingOffersQuery } from '../../queries.ts'

/** Other own offers that an application fits well; last of all, because it comes later than the rest. Mostly nothing. */
export function FittingOffers({ application: { id, applicant } }: { application: Application }) {
  const t = useTexts('applications')
  const to = useTo()
  const { data = [] } = useQuery(fittingOffersQuery(id, useLocale()))
  if (data.length === 0) return null
  return (
    <SectionCard title={t('record.fittingOffers')} screenOnly>
      <Stack gap={3} as="ul">
        {data.map((offer) => (
          <li key={offer.id}>
            <Row gap={3}>
              <MatchRing match={offer.match} size={44} of={applicant.firstName} />
              <TextLink strong to={to(paths.offer({ offerId: offer.id }))}>
                <TitleInLanguage title={offer.title} language={offer.titleLanguage} />
              </TextLink>
            </Row>
          </li>
        ))}
      </Stack>
    </SectionCard>
  )
}
