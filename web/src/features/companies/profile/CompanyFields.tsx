import type { CompanyContent } from '@tandem/contract/companies/profile'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Tag } from '#ui/marks/Tag.tsx'

/** German and English side by side, with what is missing. */
export function TextFields() {
  const t = useTexts('companies')
  const { register, watch, setValue, formState } = useFormContext<CompanyContent>()
  const { descriptionDe, descriptionEn } = watch()
  return (
    <SectionCard id="texte" title={t('profile.texts')} description={t('profile.textsHint')}>
      <FieldGrid>
        <TextArea
          {...register('descriptionDe')}
          label={t('profile.descriptionDe')}
          labelAside={<Presence isThere={descriptionDe !== ''} />}
          lang="de"
          rows={8}
          autoGrow
          maxLength={4000}
          error={formState.errors.descriptionDe?.message}
        />
        <Stack gap={2}>
          <TextArea
            {...register('descriptionEn')}
            label={t('profile.descriptionEn')}
            labelAside={<Presence isThere={descriptionEn !== ''} />}
            lang="en"
            rows={8}
            autoGrow
            maxLength={4000}
            error={formState.errors.descriptionEn?.message}
          />
          {descriptionEn === '' && descriptionDe !== '' && (
            <Button
              size="sm"
              onClick={() =>
                setValue('descriptionEn', descriptionDe, { shouldDirty: true, shouldTouch: true })
              }
            >
              {t('profile.copyGerman')}
            </Button>
          )}
        </Stack>
      </FieldGrid>
    </SectionCard>
  )
}

function Presence({ isThere }: { isThere: boolean }) {
  const t = useTexts('companies')
  return <Tag tone={isThere ? 'success' : 'warning'}>{t(isThere ? 'profile.there' : 'profile.lacking')}</Tag>
}

export function FactFields() {
  const t = useTexts('companies')
  const { register, formState } = useFormContext<CompanyContent>()
  const { errors } = formState
  return (
    <SectionCard id="angaben" title={t('profile.facts')}>
      <Stack gap={5}>
        <RequiredLegend />
        <FieldGrid>
          <TextField
            {...register('name')}
            label={t('submission.name')}
            required
            autoComplete="organization"
            error={errors.name?.message}
          />
          <TextField
            {...register('industry')}
            label={t('profile.industry')}
            error={errors.industry?.message}
          />
          <TextField
            {...register('size')}
            label={t('profile.size')}
            hint={t('profile.sizeHint')}
            error={errors.size?.message}
          />
          <TextField
            {...register('partnerSince', { setValueAs: yearOf })}
            label={t('profile.partnerSince')}
            inputMode="numeric"
            error={errors.partnerSince?.message}
          />
        </FieldGrid>
      </Stack>
    </SectionCard>
  )
}

const yearOf = (value: string | number | null) => (value === '' || value === null ? null : Number(value))

const contactFields = [
  ['mail', 'email'],
  ['www', 'url'],
  ['phone', 'tel'],
  ['fax', 'off'],
] as const

export function ContactFields() {
  const t = useTexts('companies')
  const { register, formState } = useFormContext<CompanyContent>()
  return (
    <SectionCard id="kontakt" title={t('profile.contact')}>
      <FieldGrid>
        {contactFields.map(([name, autoComplete]) => (
          <TextField
            key={name}
            {...register(name)}
            label={t(`profile.${name}`)}
            autoComplete={autoComplete}
            error={formState.errors[name]?.message}
          />
        ))}
      </FieldGrid>
    </SectionCard>
  )
}

export function ApplicationFields() {
  const t = useTexts('companies')
  const { register } = useFormContext<CompanyContent>()
  return (
    <SectionCard id="bewerbungen" title={t('profile.applications')}>
      <Switch
        {...register('acceptsInitiatives')}
        labelSide="end"
        label={t('profile.acceptsInitiatives')}
        hint={t('profile.acceptsInitiativesHint')}
      />
    </SectionCard>
  )
}
