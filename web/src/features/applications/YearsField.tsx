import { listStudyYears } from '@tandem/contract/reference'
import type { Ref } from 'react'
import { useSetState, useStudyYears } from '#lib/reference.ts'
import { ChipGroup, ChipToggle } from '#ui/fields/choice/Chip.tsx'
import { FieldMessages, useField } from '#ui/fields/Field.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'

type YearsFieldProps = {
  label: string
  value: number[]
  onChange: (years: number[]) => void
  error?: string
  required?: boolean
  /** Of the first year, which takes the focus where something is wrong. */
  ref?: Ref<HTMLButtonElement>
}

/** Years one could begin in; those chosen before stay to be unchosen, even when they are over. */
export function YearsField({ label, value, onChange, error, required, ref }: YearsFieldProps) {
  const { ids, control } = useField({ error })
  const offered = useStudyYears().flatMap(({ value: year }) => (year === null ? [] : [year]))
  const years = [...new Set([...value, ...offered])].sort()
  const toggle = (year: number) =>
    onChange(value.includes(year) ? value.filter((each) => each !== year) : [...value, year].sort())
  return (
    <Stack gap={2}>
      <Text size="small" strong as="span">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </Text>
      <ChipGroup label={label} describedBy={control['aria-describedby']}>
        {years.map((year, index) => (
          <ChipToggle
            key={year}
            ref={index === 0 ? ref : undefined}
            on={value.includes(year)}
            onToggle={() => toggle(year)}
          >
            {year}
          </ChipToggle>
        ))}
      </ChipGroup>
      <ListFailure onRetry={useSetState(listStudyYears).onRetry} />
      <FieldMessages ids={ids} error={error} />
    </Stack>
  )
}
