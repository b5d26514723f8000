import { useDebouncedValue } from '@mantine/hooks'
import { IconMapPin } from '@tabler/icons-react'
import type { Place } from '@tandem/contract/reference'
import { type Ref, useState } from 'react'
import { retryOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePlaces } from '#lib/reference.ts'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'

type PlaceAdderProps = {
  name: string
  ref: Ref<HTMLInputElement>
  onBlur: () => void
  onAdd: (place: Place) => void
  error: string | undefined
}

export function AddPlace({ onAdd, ...field }: PlaceAdderProps) {
  const t = useTexts('applications')
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed, 200)
  const found = usePlaces(asked)

  function add(place: Place | null) {
    setTyped('')
    if (place) onAdd(place)
  }
  return (
    <ComboboxField<Place>
      {...field}
      icon={IconMapPin}
      label={t('editor.studienwunsch.place')}
      placeholder={t('editor.studienwunsch.placePlaceholder')}
      nothingFound={t('editor.studienwunsch.noPlace')}
      value={null}
      onChange={add}
      onSearch={setTyped}
      options={found.data ?? []}
      loading={found.isFetching || typed !== asked}
      onRetry={retryOf(found)}
      optionKey={({ id }) => id}
      text={({ name }) => name}
      renderOption={({ name, postalCode, state }) => `${postalCode} ${name}, ${state}`}
    />
  )
}
