import { IconMapPin, IconRoute, IconTrash } from '@tabler/icons-react'
import type { SearchedPlace } from '@tandem/contract/applications/content'
import type { MapMarker } from '@tandem/contract/companies'
import { listSearchDistances } from '@tandem/contract/reference'
import { useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useDistances, useSetState } from '#lib/reference.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import { offersAround, type Wider, widen } from './offers-around.ts'
import styles from './Places.module.css'
import { RadiusStops } from './RadiusStops.tsx'

type ChosenPlace = z.output<typeof SearchedPlace>
type PlaceChoiceProps = {
  place: ChosenPlace
  places: ChosenPlace[]
  /** Undefined while they load, and where there are too many to count. */
  markers: readonly MapMarker[] | undefined
  onRadius: (radius: number) => void
  onRemove: () => void
}

/** A place with how far around it, and what each radius brings. */
export function PlaceChoice({ place, places, markers, onRadius, onRemove }: PlaceChoiceProps) {
  const t = useTexts('onboarding')
  const ui = useUiTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { kilometres } = useFormats()
  const offered = useDistances().flatMap(({ value }) => (value === null ? [] : [value]))
  const radii = [...new Set([...offered, place.radius])].sort((one, other) => one - other)
  const countOf = (radius: number) => markers && offersAround(markers, { ...place, radius }).size
  const here = countOf(place.radius)
  const wider = markers ? widen(markers, places, place, radii) : null
  useEffect(() => {
    // The field it was chosen in has gone.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <section className={styles.place}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          <Icon icon={IconMapPin} /> {place.place}
        </h2>
        <b className={styles.radius}>
          {place.radius === 0 ? t('places.onlyHere') : kilometres(place.radius)}
        </b>
        <IconButton icon={IconTrash} label={ui.remove(place.place)} onClick={onRemove} />
      </div>
      <RadiusStops
        legend={t('places.radius', { place: place.place })}
        radii={radii}
        value={place.radius}
        countOf={countOf}
        onChange={onRadius}
      />
      <ListFailure onRetry={useSetState(listSearchDistances).onRetry} />
      {here !== undefined && (
        <p className={styles.here}>
          {t(place.radius === 0 ? 'places.countHere' : 'places.count', {
            count: here,
            place: place.place,
            radius: kilometres(place.radius),
          })}
        </p>
      )}
      {wider && <Widen wider={wider} isEmpty={here === 0} onWiden={() => onRadius(wider.radius)} />}
    </section>
  )
}

type WidenProps = { wider: Wider; isEmpty: boolean; onWiden: () => void }

function Widen({ wider, isEmpty, onWiden }: WidenProps) {
  const t = useTexts('onboarding')
  const { kilometres } = useFormats()
  const { more: count, town } = wider
  const values = { count, town, radius: kilometres(wider.radius), distance: kilometres(wider.distance) }
  return (
    <div className={styles.wider}>
      <Icon icon={IconRoute} className={styles.widerIcon} />
      <p>
        <b>{t(isEmpty ? 'places.noneYet' : 'places.more', values)}</b> {t('places.nearest', values)}
      </p>
      <Button variant="soft" onClick={onWiden} className={styles.widen}>
        {t('places.widen', values)}
      </Button>
    </div>
  )
}
