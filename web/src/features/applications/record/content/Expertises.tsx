import type { Application } from '@tandem/contract/applications'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

export function Expertises({ expertises }: Pick<Application, 'expertises'>) {
  const t = useTexts('applications')
  const formats = useFormats()
  return (
    <SectionCard title={t('record.expertises')}>
      <Stack gap={3} as="ul">
        {expertises.map(({ name, grade, description }) => (
          <li key={name}>
            <b>{name}</b>
            {grade !== null && `, ${t('record.gradeOf', { grade: formats.grade(grade) })}`}
            {description && (
              <Text size="small" muted>
                {description}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </SectionCard>
  )
}
