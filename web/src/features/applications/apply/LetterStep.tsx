import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import type { DraftEditing } from './draft/useDraftEditing.ts'

const maxLength = 10_000

export function LetterStep({ editing: { form }, company }: { editing: DraftEditing; company: string }) {
  const t = useTexts('applications')
  return (
    <SectionCard title={t('apply.letter.title')} description={t('apply.letter.text', { company })}>
      <TextArea
        label={t('apply.letter.label')}
        hint={t('apply.letter.hint')}
        required
        rows={16}
        maxLength={maxLength}
        error={form.formState.errors.coverLetter?.message}
        {...form.register('coverLetter')}
      />
    </SectionCard>
  )
}
