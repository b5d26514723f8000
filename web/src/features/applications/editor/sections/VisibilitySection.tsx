import { visibilities } from '@tandem/contract/applications'
import { useController } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
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
    </SectionCard>
  )
}
