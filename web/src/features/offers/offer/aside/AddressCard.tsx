import type { Offer } from '@tandem/contract/offers'
import { use, useId, useMemo } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './AddressCard.module.css'
import { OfferPlacesMapContext } from './places-map.ts'

type Location = Offer['locations'][number]

/** Where one works; a pin of the map leads to its address. */
export function AddressCard({ offer: { locations, link } }: { offer: Offer }) {
  const t = useTexts('offers')
  const base = useId()
  const { list } = useFormats()
  const PlacesMap = use(OfferPlacesMapContext)
  const { map } = useSettings().company
  const points = useMemo(
    () =>
      locations.map((location, index) => ({
        ...{ town: location.town, latitude: location.latitude, longitude: location.longitude },
        ...{ id: String(index), mark: markOf(locations, index), name: lineOf(location) },
      })),
    [locations],
  )
  if (locations.length === 0 && !link) return null
  return (
    <SectionCard title={<span className="h4">{t('address.title', { count: locations.length })}</span>}>
      {PlacesMap && map.enable && points.length > 0 && (
        <div className={styles.map}>
          <PlacesMap
            label={t('address.map', { places: list(locations.map(({ town }) => town)) })}
            points={points}
            onOpen={({ id }) => document.getElementById(`${base}${id}`)?.focus()}
          />
        </div>
      )}
      {locations.map((location, index) => (
        <div key={lineOf(location)} id={`${base}${index}`} tabIndex={-1} className={styles.place}>
          <Text strong>
            {locations.length > 1 && `${markOf(locations, index)}. `}
            {lineOf(location)}
          </Text>
          <Distance location={location} />
          <TextLink strong href={routeTo(location)}>
            {t('address.route')}
            <VisuallyHidden>{`: ${lineOf(location)}`}</VisuallyHidden>
          </TextLink>
        </div>
      ))}
      {link && <TextLink href={link}>{t('address.link')}</TextLink>}
    </SectionCard>
  )
}

function Distance({ location: { distance } }: { location: Location }) {
  const t = useTexts('offers')
  const { kilometres } = useFormats()
  if (distance === undefined) return null
  return (
    <Text size="small" muted>
      {t('facts.fromYou', { distance: kilometres(distance) })}
    </Text>
  )
}

/** As on its pin; a single one needs none. */
const markOf = (locations: readonly Location[], index: number): string =>
  locations.length > 1 ? String(index + 1) : ''

const lineOf = ({ street, postalCode, town }: Location): string =>
  [street, `${postalCode} ${town}`.trim()].filter(Boolean).join(', ')

/** The reader fills in the start there; nothing of it passes through us. */
const routeTo = ({ latitude, longitude }: Location): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
