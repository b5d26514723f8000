import { useState } from 'react'
import {
  type Control,
  Controller,
  type FieldValues,
  type Path,
  useController,
  useWatch,
} from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { MonthField } from '#ui/fields/MonthField.tsx'

type Period = { from: string | null; to: string | null }

/** From and to of an entry, to be put into a grid of fields. */
export function PeriodFields<Entry extends Period & FieldValues>({ control }: { control: Control<Entry> }) {
  const t = useTexts('applications')
  const words = { month: t('editor.month'), year: t('editor.year'), years: yearsOfALife() }
  const to = useController({ control, name: 'to' as Path<Entry> }).field
  const from = useWatch({ control, name: 'from' as Path<Entry> })
  const [lasts, setLasts] = useState(from !== null && to.value === null)
  const dates = (lasts ? ['from'] : ['from', 'to']) as ('from' | 'to')[]
  const fields = dates.map((name) => (
    <Controller
      key={name}
      control={control}
      name={name as Path<Entry>}
      render={({ field, fieldState }) => (
        <MonthField
          {...field}
          {...words}
          label={t(`editor.${name}`)}
          error={isHalf(field.value) && fieldState.error ? t('editor.wholeMonth') : fieldState.error?.message}
        />
      )}
    />
  ))
  return (
    <>
      {fields}
      <FieldGridWide>
        <Checkbox
          label={t('editor.lasts')}
          checked={lasts}
          onChange={({ target }) => {
            setLasts(target.checked)
            if (target.checked) to.onChange(null)
          }}
        />
      </FieldGridWide>
    </>
  )
}

const isHalf = (month: string | null) => month !== null && (month.startsWith('-') || month.endsWith('-'))

/** A school year that has begun may end years from now. */
function yearsOfALife(): number[] {
  const last = new Date().getFullYear() + 6
  return Array.from({ length: 60 }, (_, index) => last - index)
}
