import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { MonthField } from '#ui/fields/MonthField.tsx'

type Period = { from: string | null; to: string | null }

/** From and to of an entry, to be put into a grid of fields. */
export function PeriodFields<Entry extends Period & FieldValues>({ control }: { control: Control<Entry> }) {
  const t = useTexts('applications')
  const words = { month: t('editor.month'), year: t('editor.year'), years: yearsOfALife() }
  return (['from', 'to'] as const).map((name) => (
    <Controller
      key={name}
      control={control}
      name={name as Path<Entry>}
      render={({ field, fieldState }) => (
        <MonthField
          {...field}
          {...words}
          label={t(`editor.${name}`)}
          hint={name === 'to' ? t('editor.toHint') : undefined}
          error={isHalf(field.value) && fieldState.error ? t('editor.wholeMonth') : fieldState.error?.message}
        />
      )}
    />
  ))
}

const isHalf = (month: string | null) => month !== null && (month.startsWith('-') || month.endsWith('-'))

/** A school year that has begun may end years from now. */
function yearsOfALife(): number[] {
  const last = new Date().getFullYear() + 6
  return Array.from({ length: 60 }, (_, index) => last - index)
}
