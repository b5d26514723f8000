import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useQualifications } from '#lib/reference.ts'
import { Text } from '#ui/layout/Text.tsx'
import type { Draft } from '../saving/content.ts'
import { PreviewPart } from './PreviewPart.tsx'

export function PreviewSchool({ draft }: { draft: Draft }) {
  const t = useTexts('applications')
  const formats = useFormats()
  const qualification = namesOf(useQualifications())
  const { grade, education } = draft
  const [latest] = education
  const facts = [
    latest?.academyName,
    grade !== null && t('editor.kenntnisse.gradeOf', { grade: formats.grade(grade) }),
  ].filter(Boolean)
  return (
    <PreviewPart title={t('editor.school')} isEmpty={!draft.qualification && facts.length === 0}>
      {draft.qualification && (
        <Text size="small" strong>
          {qualification(draft.qualification)}
        </Text>
      )}
      <Text size="small">{facts.join(', ')}</Text>
    </PreviewPart>
  )
}
