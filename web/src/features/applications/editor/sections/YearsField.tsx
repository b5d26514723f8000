import { useController } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { useStudyYears } from '#lib/reference.ts'
import { ChipGroup, ChipToggle } from '#ui/choice/Chip.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import type { Draft } from '../saving/content.ts'

export function YearsField() {
  const t = useTexts('applications')
  const { field } = useController<Draft, 'desiredYears'>({ name: 'desiredYears' })
  const chosen = field.value
  const offered = useStudyYears().flatMap(({ value }) => (value === null ? [] : [value]))
  const years = [...new Set([...offered, ...chosen])].sort((a, b) => a - b)

  function toggle(year: number) {
    const next = chosen.includes(year) ? chosen.filter((each) => each !== year) : [...chosen, year]
    field.onChange(next.sort((a, b) => a - b))
  }
  return (
    <Stack gap={2}>
      <Text size="small" strong>
        {t('editor.studienwunsch.years')}
      </Text>
      <ChipGroup label={t('editor.studienwunsch.years')}>
        {years.map((year) => (
          <ChipToggle key={year} on={chosen.includes(year)} onToggle={() => toggle(year)}>
            {year}
          </ChipToggle>
        ))}
      </ChipGroup>
    </Stack>
  )
}
