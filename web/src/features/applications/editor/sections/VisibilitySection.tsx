import { disclosable, visibilities } from '@tandem/contract/applications/content'
import { useController } from 'react-hook-form'
import { BlockedCompanies } from '#features/blocked-companies/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import type { Draft } from '../saving/content.ts'

export function VisibilitySection() {
  const t = useTexts('applications')
  const { field } = useController<Draft, 'visibility'>({ name: 'visibility' })
  return (
    <SectionCard
      id="sichtbarkeit"
      title={t('editor.sichtbarkeit.title')}
      description={t('editor.sichtbarkeit.text')}
    >
      <RadioGroup
        {...field}
        legend={t('editor.sichtbarkeit.legend')}
        hideLegend
        options={visibilities.map((value) => ({
          value,
          label: t(`editor.sichtbarkeit.${value}.label`),
          hint: t(`editor.sichtbarkeit.${value}.hint`),
        }))}
      />
      {field.value === 'anonymous' && <Disclosures />}
      <BlockedCompanies isHidden={field.value === 'hidden'} />
    </SectionCard>
  )
}

/** An anonymous profile says nothing in the applicant's own words until they want it, part by part. */
function Disclosures() {
  const t = useTexts('applications')
  const { field } = useController<Draft, 'disclosed'>({ name: 'disclosed' })
  const shown = field.value
  return (
    <fieldset>
      <legend>
        <b>{t('editor.sichtbarkeit.disclosed')}</b>
      </legend>
      <Text size="small" muted>
        {t('editor.sichtbarkeit.disclosedHint')}
      </Text>
      <Stack gap={2}>
        {disclosable.map((part) => (
          <Switch
            key={part}
            label={t(`editor.disclosed.${part}`)}
            checked={shown.includes(part)}
            onChange={({ target }) =>
              field.onChange(
                disclosable.filter((each) => (each === part ? target.checked : shown.includes(each))),
              )
            }
          />
        ))}
      </Stack>
    </fieldset>
  )
}
