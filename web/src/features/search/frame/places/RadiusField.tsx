import { listSearchDistances } from '@tandem/contract/reference'
import type { ReactNode } from 'react'
import { useSetState } from '#lib/reference.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useRadii } from './useRadii.ts'

type RadiusFieldProps = {
  label: ReactNode
  hideLabel?: boolean
  value: number
  disabled?: boolean
  size?: 'sm' | 'md'
  onChange: (radius: number) => void
}

export function RadiusField({ value, onChange, ...field }: RadiusFieldProps) {
  const radii = useRadii(value)
  const { onRetry } = useSetState(listSearchDistances)
  return (
    <SelectField
      {...field}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      options={radii.map(({ radius, label }) => ({ value: radius, label }))}
      // Without a place there is nothing to choose.
      onRetry={field.disabled ? undefined : onRetry}
    />
  )
}
