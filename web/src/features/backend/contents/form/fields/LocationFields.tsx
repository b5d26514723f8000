import { LocationContent } from '@tandem/contract/backend/contents'
import { PlaceOnMap } from '#features/search/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { type DraftForm, ofLanguage } from '../drafts.ts'

const lines = ['name', 'street', 'postalCode', 'town', 'mail', 'phone'] as const
const required: readonly string[] = ['name', 'postalCode', 'town']
const degrees = ['latitude', 'longitude'] as const

/** Where a location is, how it is reached, and when somebody is there. */
export function LocationFields({ form }: { form: DraftForm }) {
  const t = useTexts('contents')
  const { register, getFieldState, formState, setValue, watch } = form
  const content = watch('content')
  if (content.kind !== 'location') return null
  const errorOf = (name: Parameters<typeof getFieldState>[0]) => getFieldState(name, formState).error?.message
  return (
    <Stack gap={5}>
      <FieldGrid>
        {lines.map((name) => (
          <TextField
            key={name}
            label={t(`location.${name}`)}
            autoComplete="off"
            required={required.includes(name)}
            error={errorOf(`content.${name}`)}
            {...register(`content.${name}`)}
          />
        ))}
        {(['de', 'en'] as const).map((language) => {
          const name = language === 'de' ? 'content.bodyDe' : 'content.bodyEn'
          return (
            <TextField
              key={language}
              label={ofLanguage(t, t('bodies.location'), language)}
              lang={language}
              hint={language === 'en' ? t('english') : undefined}
              autoComplete="off"
              error={errorOf(name)}
              {...register(name)}
            />
          )
        })}
        {degrees.map((name) => (
          <TextField
            key={name}
            label={t(`location.${name}`)}
            type="number"
            step="any"
            inputMode="decimal"
            autoComplete="off"
            required
            error={errorOf(`content.${name}`)}
            {...register(`content.${name}`, { valueAsNumber: true })}
          />
        ))}
      </FieldGrid>
      {isSomewhere(content) && (
        <PlaceOnMap
          label={t('location.map', { name: content.name || t('location.this') })}
          coordinates={content}
          town={content.town}
          name={content.name}
          onMove={({ latitude, longitude }) => {
            const options = { shouldDirty: true, shouldValidate: true } as const
            setValue('content.latitude', latitude, options)
            setValue('content.longitude', longitude, options)
          }}
        />
      )}
    </Stack>
  )
}

/** While it is being typed a number may be none, or on no map. */
const isSomewhere = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
  LocationContent.shape.latitude.safeParse(latitude).success &&
  LocationContent.shape.longitude.safeParse(longitude).success
