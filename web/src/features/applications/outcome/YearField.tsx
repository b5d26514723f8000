import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'

type YearFieldProps = {
  years: Application['freePlaces']
  value: number | undefined
  onChange: (year: number) => void
}

/** Asked only where more than one start year has a place left. */
export function YearField({ years, value, onChange }: YearFieldProps) {
  const t = useTexts('applications')
  const open = years.filter(({ free }) => free > 0)
  if (open.length < 2) return null
  return (
    <SelectField
      label={t('outcome.year')}
      required
      placeholder={t('outcome.chooseYear')}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value))}
      options={open.map(({ year, free }) => ({
        value: year,
        label: t('outcome.yearWithPlaces', { year, count: free }),
      }))}
    />
  )
}

/** Whether the choice is still to be made. */
export const needsYear = (years: Application['freePlaces'], year: number | undefined): boolean =>
  year === undefined && years.filter(({ free }) => free > 0).length > 1
