import type { Offer } from '@tandem/contract/offers'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

export function AddressCard({ offer: { locations, link } }: { offer: Offer }) {
  const t = useTexts('offers')
  if (locations.length === 0 && !link) return null
  return (
    <SectionCard title={<span className="h4">{t('address.title', { count: locations.length })}</span>}>
      {locations.map(({ street, postalCode, town, latitude, longitude }) => (
        <div key={`${street} ${postalCode}`}>
          <Text>{street}</Text>
          <Text>
            {postalCode} {town}
          </Text>
          <TextLink strong href={routeTo(latitude, longitude)}>
            {t('address.route')}
            <VisuallyHidden>{`: ${street}, ${town}`}</VisuallyHidden>
          </TextLink>
        </div>
      ))}
      {link && <TextLink href={link}>{t('address.link')}</TextLink>}
    </SectionCard>
  )
}

/** The reader fills in the start there; nothing of it passes through us. */
const routeTo = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
