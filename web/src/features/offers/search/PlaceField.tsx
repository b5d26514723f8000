import { useDebouncedValue } from '@mantine/hooks'
import { IconMapPin } from '@tabler/icons-react'
import type { Place } from '@tandem/contract/reference'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePlaces } from '#lib/reference.ts'
import { ComboboxField } from '#ui/combobox/ComboboxField.tsx'

type ChosenPlace = { id: string; name: string } & Partial<Pick<Place, 'postalCode' | 'state'>>

type PlaceFieldProps = {
  value: { id: string; name: string } | null
  onChange: (place: { id: string; name: string } | null) => void
}

export function PlaceField({ value, onChange }: PlaceFieldProps) {
  const t = useTexts('offers')
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed, 200)
  const places = usePlaces(asked)
  return (
    <ComboboxField<ChosenPlace>
      label={t('band.place')}
      hideLabel
      icon={IconMapPin}
      placeholder={t('band.placePlaceholder')}
      nothingFound={t('band.noPlace')}
      value={value}
      onChange={(place) => onChange(place && { id: place.id, name: place.name })}
      onSearch={setTyped}
      options={places.data ?? []}
      loading={places.isFetching || typed !== asked}
      optionKey={({ id }) => id}
      text={({ name }) => name}
      renderOption={({ name, postalCode, state }) => `${postalCode} ${name}, ${state}`}
    />
  )
}
