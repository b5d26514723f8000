import { useDebouncedValue } from '@mantine/hooks'
import { IconBuilding, IconMapPin, IconTrash } from '@tabler/icons-react'
import type { OfferContent } from '@tandem/contract/offers/own-offers'
import type { Place } from '@tandem/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { retryOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePlaces } from '#lib/reference.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { ownCompanyQuery } from '../../queries.ts'
import styles from './OfferSections.module.css'

type Location = OfferContent['locations'][number]
const maxLocations = 20

export function LocationSection() {
  const t = useTexts('ownOffers')
  const { watch, setValue, formState } = useFormContext<OfferContent>()
  const locations = watch('locations')
  const error = formState.errors.locations
  const change = (next: Location[]) =>
    setValue('locations', next, { shouldDirty: true, shouldValidate: true, shouldTouch: true })
  return (
    <SectionCard id="orte" title={t('sections.orte.title')} description={t('sections.orte.text')}>
      <div className={styles.rows}>
        {locations.map(({ town }, index) => (
          <LocationRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be in one street while one types
            key={index}
            index={index}
            town={town}
            onRemove={() => {
              change(locations.toSpliced(index, 1))
              focusHeading('orte')
            }}
          />
        ))}
      </div>
      {locations.length < maxLocations && (
        <AddLocation
          error={error?.message ?? error?.root?.message}
          onAdd={(place) => change([...locations, place])}
        />
      )}
    </SectionCard>
  )
}

function LocationRow({ index, town, onRemove }: { index: number; town: string; onRemove: () => void }) {
  const t = useTexts('ownOffers')
  const { register, formState } = useFormContext<OfferContent>()
  const errors = formState.errors.locations?.[index]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
    <div role="group" aria-label={town} className={styles.location}>
      <TextField
        {...register(`locations.${index}.street`)}
        label={t('locations.street')}
        error={errors?.street?.message}
      />
      <TextField
        {...register(`locations.${index}.postalCode`)}
        label={t('locations.postalCode')}
        error={errors?.postalCode?.message}
      />
      <TextField
        {...register(`locations.${index}.town`)}
        label={t('locations.town')}
        required
        error={errors?.town?.message}
      />
      <IconButton icon={IconTrash} label={t('locations.remove', { town })} onClick={onRemove} />
    </div>
  )
}

type AddLocationProps = { error: string | undefined; onAdd: (location: Location) => void }

/** A place brings its point on the map; the company's own address too, where it is on the map. */
function AddLocation({ error, onAdd }: AddLocationProps) {
  const t = useTexts('ownOffers')
  const { watch } = useFormContext<OfferContent>()
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed, 200)
  const found = usePlaces(asked)
  const { data: company } = useQuery(ownCompanyQuery)
  const { street = '', zip: postalCode = '', town = '' } = company ?? {}
  const isThere = watch('locations').some((each) => each.town === town && each.street === street)

  function add(place: Place | null) {
    setTyped('')
    if (!place) return
    const { name, postalCode, latitude, longitude } = place
    onAdd({ street: '', postalCode, town: name, latitude, longitude })
  }
  function addOwn() {
    if (!company?.coordinates) return
    onAdd({ street, postalCode, town, ...company.coordinates })
    // The button goes with that.
    focusHeading('orte')
  }
  return (
    <>
      <ComboboxField<Place>
        name="locations"
        icon={IconMapPin}
        label={t('locations.add')}
        error={error}
        placeholder={t('locations.placeholder')}
        nothingFound={t('locations.nothingFound')}
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
      {company?.coordinates && town && !isThere && (
        <div>
          <Button icon={IconBuilding} onClick={addOwn}>
            {t('locations.own', { address: [street, town].filter(Boolean).join(', ') })}
          </Button>
        </div>
      )}
    </>
  )
}
