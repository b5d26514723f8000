import type { CompanyContent } from '@tandem/contract/companies/profile'
import { findPlaces, listCountries } from '@tandem/contract/reference'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { PlaceOnMap } from '#features/search/public.ts'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useCountries, useSetState } from '#lib/reference.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

const addressFields = [
  ['street', 'street-address'],
  ['zip', 'postal-code'],
  ['town', 'address-level2'],
] as const

/** Where the company is comes from the place of the postal code, and can be corrected on the map. */
export function AddressFields() {
  const t = useTexts('companies')
  const { register, setValue, watch, formState } = useFormContext<CompanyContent>()
  const { errors } = formState
  const coordinates = watch('coordinates')
  return (
    <SectionCard id="anschrift" title={t('profile.address')} description={t('profile.addressHint')}>
      <Stack gap={5}>
        <FieldGrid>
          {addressFields.map(([name, autoComplete]) => (
            <TextField
              key={name}
              {...register(name)}
              label={t(`submission.${name}`)}
              required
              autoComplete={autoComplete}
              error={errors[name]?.message}
            />
          ))}
          <CountryField />
        </FieldGrid>
        {coordinates && (
          <PlaceOnMap
            label={t('profile.map')}
            coordinates={coordinates}
            town={watch('town')}
            name={watch('name')}
            onMove={(to) => setValue('coordinates', to, { shouldDirty: true })}
          />
        )}
        <FindPlace />
      </Stack>
    </SectionCard>
  )
}

function CountryField() {
  const t = useTexts('companies')
  const { register, watch, formState } = useFormContext<CompanyContent>()
  const current = watch('country')
  const countries = useCountries([current])
  const named = countries.map(({ countryCode, name }) => ({ value: countryCode, label: name }))
  const options = named.some(({ value }) => value === current)
    ? named
    : [{ value: current, label: current }, ...named]
  return (
    <SelectField
      {...register('country')}
      label={t('profile.country')}
      options={options}
      error={formState.errors.country?.message}
      onRetry={useSetState(listCountries).onRetry}
    />
  )
}

function FindPlace() {
  const t = useTexts('companies')
  const { getValues, setValue, watch } = useFormContext<CompanyContent>()
  const [isMissing, setIsMissing] = useState(false)
  const searching = useSingleMutation({
    mutationFn: (text: string) => call(findPlaces, { query: { text } }),
    onSuccess: ({ member: [place] }) => {
      setIsMissing(!place)
      if (!place) return
      const { latitude, longitude } = place
      setValue('coordinates', { latitude, longitude }, { shouldDirty: true })
    },
  })
  const hasCoordinates = watch('coordinates') !== null
  return (
    <Stack gap={2}>
      <Row wrap>
        <Button
          busy={searching.isPending}
          onClick={() => searching.mutate(getValues('zip').trim() || getValues('town').trim())}
          disabled={!watch('zip').trim() && !watch('town').trim()}
        >
          {t('profile.findPlace')}
        </Button>
        {hasCoordinates && (
          <Button variant="text" onClick={() => setValue('coordinates', null, { shouldDirty: true })}>
            {t('profile.forgetPlace')}
          </Button>
        )}
      </Row>
      <div role="status">
        {isMissing && <Text size="small">{t('profile.noPlace')}</Text>}
        {searching.isError && <Text size="small">{failureTextOf(searching.error)}</Text>}
      </div>
    </Stack>
  )
}
