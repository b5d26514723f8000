import { IconX } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePlaceNames } from '#lib/reference.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { mostPlaces } from '../state/search-address.ts'
import type { PlaceWithRadius } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'
import { PlaceField } from './PlaceField.tsx'
import styles from './PlacesFilter.module.css'
import { RadiusField } from './RadiusField.tsx'
import { standardRadius } from './standard-radius.ts'

/** Several places, each with a radius of its own; being near one of them is enough. */
export function PlacesFilter() {
  const t = useTexts('search')
  const { state, change, without } = useSearch()
  const { place: places } = state
  const nameOf = usePlaceNames(places.map(({ id }) => id))
  const put = (changed: PlaceWithRadius) =>
    change({ place: places.map((place) => (place.id === changed.id ? changed : place)) })
  const add = (id: string) =>
    change({ place: [...places.filter((place) => place.id !== id), { id, radius: standardRadius }] })
  return (
    <Stack gap={3}>
      {places.map(({ id, radius }) => (
        <PlaceRow
          key={id}
          name={nameOf(id) ?? t('filters.unknownPlace', { id })}
          radius={radius}
          onRadius={(changed) => put({ id, radius: changed })}
          onRemove={() => without('place', id)}
        />
      ))}
      {places.length < mostPlaces && (
        <PlaceField
          // Empty again for the next one.
          key={places.length}
          label={places.length > 0 ? t('filters.addAnotherPlace') : t('filters.addPlace')}
          hideLabel
          placeholder={places.length > 0 ? t('filters.addAnotherPlace') : t('filters.addPlace')}
          value={null}
          onChange={(place) => place && add(place.id)}
        />
      )}
    </Stack>
  )
}

type PlaceRowProps = {
  name: string
  radius: number
  onRadius: (radius: number) => void
  onRemove: () => void
}

function PlaceRow({ name, radius, onRadius, onRemove }: PlaceRowProps) {
  const t = useTexts('search')
  return (
    <div className={styles.row}>
      <RadiusField
        label={t('filters.radiusAround', { place: name })}
        size="sm"
        value={radius}
        onChange={onRadius}
      />
      <IconButton icon={IconX} label={t('active.remove', { name })} onClick={onRemove} />
    </div>
  )
}
