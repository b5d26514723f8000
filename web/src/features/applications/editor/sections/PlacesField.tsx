import type { SearchedPlace } from '@tandem/contract/applications/content'
import type { Place } from '@tandem/contract/reference'
import { use, useMemo } from 'react'
import { useController } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useTexts } from '#lib/i18n/texts.ts'
import type { Draft } from '../saving/content.ts'
import { AddPlace } from './AddPlace.tsx'
import { PlaceRow } from './PlaceRow.tsx'
import styles from './PlacesField.module.css'
import { PlacesMapContext } from './places-map.ts'

type ChosenPlace = z.output<typeof SearchedPlace>

const maxPlaces = 10
const firstRadius = 50

/** Where one wants to study, each place with how far around it. */
export function PlacesField() {
  const t = useTexts('applications')
  const { field, fieldState } = useController<Draft, 'places'>({ name: 'places' })
  const places = field.value
  const PlacesMap = use(PlacesMapContext)
  const mapped = useMemo(() => places.map(({ place: name, ...around }) => ({ name, ...around })), [places])

  function add(place: Place) {
    if (places.some((each) => isSamePlace(each, place))) return
    const { name, latitude, longitude } = place
    field.onChange([...places, { place: name, latitude, longitude, radius: firstRadius }])
  }
  return (
    <div className={styles.field}>
      {places.length < maxPlaces && (
        <AddPlace
          name={field.name}
          ref={field.ref}
          onBlur={field.onBlur}
          onAdd={add}
          error={fieldState.error?.message}
        />
      )}
      {places.length > 0 && (
        <div className={styles.chosen}>
          <ul className={styles.places} aria-label={t('editor.studienwunsch.places')}>
            {places.map((place, index) => (
              <PlaceRow
                key={`${place.place} ${place.latitude}`}
                place={place}
                onRadius={(radius) => field.onChange(places.with(index, { ...place, radius }))}
                onRemove={() => field.onChange(places.toSpliced(index, 1))}
              />
            ))}
          </ul>
          {PlacesMap && <PlacesMap places={mapped} />}
        </div>
      )}
    </div>
  )
}

const isSamePlace = (chosen: ChosenPlace, place: Place) =>
  chosen.place === place.name && chosen.latitude === place.latitude && chosen.longitude === place.longitude
