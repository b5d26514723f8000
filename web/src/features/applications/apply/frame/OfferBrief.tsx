import type { Match } from '@tandem/contract/matching'
import type { Offer } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { MatchReasons, MatchRing } from '#features/matching/public.ts'
import { OfferFacts } from '#features/offers/public.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'

/** What one applies for, and how well it fits what is being written. */
export function OfferBrief({ offer, match }: { offer: Offer; match: Match | null }) {
  const to = useTo()
  const { company } = offer
  return (
    <Card>
      <Stack gap={3}>
        <Row justify="between">
          <CompanyTile name={company.name} src={companyLogo(company)} size={56} />
          {match && <MatchRing match={match} size={56} />}
        </Row>
        <TextLink to={to(paths.company({ companyId: company.id }))}>{company.name}</TextLink>
        <TextLink strong to={to(paths.offer({ offerId: offer.id }))}>
          <TitleInLanguage title={offer.title} language={offer.titleLanguage} />
        </TextLink>
        <OfferFacts offer={offer} />
        {match && <MatchReasons match={match} upright />}
      </Stack>
    </Card>
  )
}
