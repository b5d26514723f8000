import { IconTrash } from '@tabler/icons-react'
import type { SearchedPlace } from '@tandem/contract/applications/content'
import { listSearchDistances } from '@tandem/contract/reference'
import type * as z from 'zod/mini'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useDistances, useSetState } from '#lib/reference.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './PlacesField.module.css'

type PlaceRowProps = {
  place: z.output<typeof SearchedPlace>
  onRadius: (kilometres: number) => void
  onRemove: () => void
}

export function PlaceRow({ place, onRadius, onRemove }: PlaceRowProps) {
  const t = useTexts('applications')
  const ui = useUiTexts()
  const radii = useRadii(place.radius)
  const { onRetry } = useSetState(listSearchDistances)
  return (
    <li className={styles.place}>
      <b className={styles.name}>{place.place}</b>
      <div className={styles.radius}>
        <SelectField
          size="sm"
          hideLabel
          label={t('editor.studienwunsch.radius', { place: place.place })}
          value={place.radius}
          onChange={(event) => onRadius(Number(event.target.value))}
          options={radii}
          onRetry={onRetry}
        />
      </div>
      <IconButton icon={IconTrash} label={ui.remove(place.place)} onClick={onRemove} />
    </li>
  )
}

/** The distances on offer, and the one that was saved before they changed. */
function useRadii(inUse: number): { value: number; label: string }[] {
  const t = useTexts('applications')
  const { kilometres } = useFormats()
  const offered = useDistances().flatMap(({ value }) => (value === null ? [] : [value]))
  return [...new Set([...offered, inUse])]
    .sort((a, b) => a - b)
    .map((radius) => ({
      value: radius,
      label:
        radius === 0
          ? t('editor.studienwunsch.onlyHere')
          : t('editor.studienwunsch.around', { distance: kilometres(radius) }),
    }))
}
