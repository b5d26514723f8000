import type { Offer } from '@tandem/contract/offers'
import { OfferFacts } from '#features/offers/public.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { paths } from '#lib/paths.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'

/** What one applies for. */
export function OfferBrief({ offer }: { offer: Offer }) {
  const to = useTo()
  const { company } = offer
  return (
    <Card>
      <Stack gap={3}>
        <CompanyTile name={company.name} src={companyLogo(company)} size={56} />
        <Text size="small" muted>
          {company.name}
        </Text>
        <TextLink strong to={to(paths.offer(offer.id))}>
          {offer.title}
        </TextLink>
        <OfferFacts offer={offer} />
      </Stack>
    </Card>
  )
}
