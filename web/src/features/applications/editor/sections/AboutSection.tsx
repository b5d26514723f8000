import { useFormContext } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import type { Draft } from '../saving/content.ts'

export function AboutSection() {
  const t = useTexts('applications')
  const { register, formState } = useFormContext<Draft>()
  return (
    <SectionCard
      id="ueber-mich"
      title={t('editor.ueber-mich.title')}
      description={t('editor.ueber-mich.text')}
    >
      <TextArea
        label={t('editor.ueber-mich.label')}
        rows={6}
        autoGrow
        maxLength={5000}
        error={formState.errors.aboutMe?.message}
        {...register('aboutMe')}
      />
    </SectionCard>
  )
}
