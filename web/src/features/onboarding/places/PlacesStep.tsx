import { IconPlus } from '@tabler/icons-react'
import type { SearchedPlace } from '@tandem/contract/applications/content'
import { type MapMarker, maxMapPins } from '@tandem/contract/companies'
import type { Place } from '@tandem/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import type * as z from 'zod/mini'
import { AddPlace, type Draft } from '#features/applications/public.ts'
import { type MarkerSearch, markersQuery } from '#features/search/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx'
import { type MatchingOffers, useMatchingOffers } from '../offers/useMatchingOffers.ts'
import { useOnboardingText } from '../queries.ts'
import type { StepProps } from '../step-props.ts'
import { offersAround } from './offers-around.ts'
import { PlaceChoice } from './PlaceChoice.tsx'
import styles from './Places.module.css'
import { PlacesMap } from './PlacesMap.tsx'

type ChosenPlace = z.output<typeof SearchedPlace>

const maxPlaces = 10

export function PlacesStep(props: StepProps) {
  const { title, lead } = useOnboardingText('places')
  const offers = useMatchingOffers()
  const { field, fieldState } = useController<Draft, 'places'>({ name: 'places' })
  const places = field.value
  const isBeside = useMedia('(width >= 62em)')
  const markers = useQuery(markersQuery(everywhere(offers.filters)))
  // Of more the numbers would be wrong.
  const known = (markers.data?.length ?? maxMapPins) < maxMapPins ? markers.data : undefined
  const map = <PlacesMap markers={markers.data ?? null} places={places} offers={offers} isBeside={isBeside} />
  const put = (at: number, place: ChosenPlace) => field.onChange(places.with(at, place))
  return (
    <OnboardingFrame
      {...props}
      step="places"
      title={title}
      lead={lead}
      offers={offers}
      isAnswered={places.length > 0}
      side={isBeside && map}
    >
      {places.map((place, at) => (
        <PlaceChoice
          key={`${place.place} ${place.latitude}`}
          place={place}
          places={places}
          markers={known}
          onRadius={(radius) => put(at, { ...place, radius })}
          onRemove={() => field.onChange(places.toSpliced(at, 1))}
        />
      ))}
      <NextPlace
        count={places.length}
        error={fieldState.error?.message}
        onAdd={({ name: place, latitude, longitude }) => {
          if (places.some((each) => each.place === place && each.latitude === latitude)) return
          field.onChange([
            ...places,
            { place, latitude, longitude, radius: firstRadius({ place, latitude, longitude }, known) },
          ])
        }}
      />
      {!isBeside && places.length > 0 && map}
    </OnboardingFrame>
  )
}

const none: never[] = []

const usualRadius = 20
const widerRadius = 50
const enoughOffers = 5

/** The usual one, unless it brings too little to choose from. */
function firstRadius(place: Omit<ChosenPlace, 'radius'>, markers: readonly MapMarker[] = none) {
  const found = offersAround(markers, { ...place, radius: usualRadius }).size
  return found < enoughOffers && markers.length > 0 ? widerRadius : usualRadius
}

/** The same offers wherever they are. */
function everywhere({
  studyInterest,
  year,
  qualification,
  grade,
  free,
}: MatchingOffers['filters']): MarkerSearch {
  return { studyInterest, year, qualification, grade, free }
}

type NextPlaceProps = { count: number; error: string | undefined; onAdd: (place: Place) => void }

/** The field for the first place stands open; for another one it is asked for. */
function NextPlace({ count, error, onAdd }: NextPlaceProps) {
  const t = useTexts('onboarding')
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const before = useRef(count)
  useEffect(() => {
    // The last place was taken out, and the button that did it.
    if (count < before.current && document.activeElement === document.body) input.current?.focus()
    before.current = count
  }, [count])
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  if (count >= maxPlaces) return null
  if (count > 0 && !isOpen) {
    return (
      <div>
        <Button icon={IconPlus} onClick={() => setOpen(true)} className={styles.add}>
          {t('places.another')}
        </Button>
      </div>
    )
  }
  return (
    <AddPlace
      name="places"
      ref={input}
      onBlur={() => undefined}
      error={error}
      onAdd={(place) => {
        setOpen(false)
        onAdd(place)
      }}
    />
  )
}
