import { useDebouncedValue } from '@mantine/hooks'
import { IconMapPin } from '@tabler/icons-react'
import type { Place } from '@tandem/contract/reference'
import { type ReactNode, useState } from 'react'
import { retryOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePlaces } from '#lib/reference.ts'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'

type NamedPlace = { id: string; name: string }
type ListedPlace = NamedPlace & Partial<Pick<Place, 'postalCode' | 'state'>>

type PlaceFieldProps = {
  label: string
  hideLabel?: boolean
  placeholder?: string
  suffix?: ReactNode
  value: NamedPlace | null
  onChange: (place: NamedPlace | null) => void
}

export function PlaceField({ value, onChange, placeholder, ...field }: PlaceFieldProps) {
  const t = useTexts('search')
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed, 200)
  const places = usePlaces(asked)
  return (
    <ComboboxField<ListedPlace>
      {...field}
      icon={IconMapPin}
      placeholder={placeholder ?? t('band.placePlaceholder')}
      nothingFound={t('band.noPlace')}
      value={value}
      onChange={(place) => onChange(place && { id: place.id, name: place.name })}
      onSearch={setTyped}
      options={places.data ?? []}
      loading={places.isFetching || typed !== asked}
      onRetry={retryOf(places)}
      optionKey={({ id }) => id}
      text={({ name }) => name}
      renderOption={({ name, postalCode, state }) => `${postalCode} ${name}, ${state}`}
    />
  )
}
