import { useTexts } from '#lib/i18n/texts.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useRadii } from './useRadii.ts'

type RadiusFieldProps = { value: number; disabled: boolean; onChange: (radius: number) => void }

export function RadiusField({ value, disabled, onChange }: RadiusFieldProps) {
  const t = useTexts('offers')
  const radii = useRadii(value)
  return (
    <SelectField
      label={t('band.radius')}
      hideLabel
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      options={radii.map(({ radius, label }) => ({ value: radius, label }))}
    />
  )
}
