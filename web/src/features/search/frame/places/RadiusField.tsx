import type { ReactNode } from 'react'
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
  return (
    <SelectField
      {...field}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      options={radii.map(({ radius, label }) => ({ value: radius, label }))}
    />
  )
}
