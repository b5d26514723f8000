import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import type { DraftEditing } from '../draft/useDraftEditing.ts'
import { stepOf } from '../steps.ts'
import { CheckFields } from './CheckFields.tsx'
import { FromProfile } from './FromProfile.tsx'

type CheckStepProps = { draft: Application; editing: DraftEditing }

export function CheckStep({ draft, editing }: CheckStepProps) {
  const t = useTexts('applications')
  const missing = draft.missing.fields.filter((part) => stepOf(part) === 'pruefen')
  return (
    <Stack gap={5}>
      <SectionCard title={t('apply.check.title')} description={t('apply.check.text')}>
        {missing.length > 0 && (
          <InlineAlert title={t('apply.check.missing')}>
            {missing.map((part) => t(`apply.missing.${part}`)).join(', ')}
          </InlineAlert>
        )}
        <CheckFields form={editing.form} />
      </SectionCard>
      <FromProfile draft={draft} editing={editing} />
    </Stack>
  )
}
