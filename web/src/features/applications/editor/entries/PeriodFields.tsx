import { useState } from 'react'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { MonthField } from '#ui/fields/MonthField.tsx'

type Period = { from: string | null; to: string | null }

/** An end that is still to be chosen: no month, so that the schema refuses it. Null is "until today". */
const missing = '-'

/** From and to of an entry, to be put into a grid of fields. */
export function PeriodFields<Entry extends Period & FieldValues>({ control }: { control: Control<Entry> }) {
  const t = useTexts('applications')
  const words = { month: t('editor.month'), year: t('editor.year'), years: yearsOfALife() }
  const from = useController({ control, name: 'from' as Path<Entry> })
  const to = useController({ control, name: 'to' as Path<Entry> })
  const [lasts, setLasts] = useState(from.field.value !== null && to.field.value === null)
  const endOf = (begins: string | null, ends: string | null) => ends ?? (begins === null ? null : missing)

  function begin(month: string | null) {
    from.field.onChange(month)
    if (!lasts) to.field.onChange(endOf(month, to.field.value === missing ? null : to.field.value))
  }
  function last(isGoingOn: boolean) {
    setLasts(isGoingOn)
    to.field.onChange(isGoingOn ? null : endOf(from.field.value, null))
  }
  return (
    <>
      <MonthField
        {...from.field}
        {...words}
        label={t('editor.from')}
        onChange={begin}
        error={from.fieldState.error && t('editor.wholeMonth')}
      />
      {!lasts && (
        <MonthField
          {...to.field}
          {...words}
          label={t('editor.to')}
          onChange={(month) => to.field.onChange(endOf(from.field.value, month))}
          error={
            to.field.value === missing && to.fieldState.error
              ? t('editor.whenEnded')
              : isHalf(to.field.value) && to.fieldState.error
                ? t('editor.wholeMonth')
                : to.fieldState.error?.message
          }
        />
      )}
      <FieldGridWide>
        <Checkbox label={t('editor.lasts')} checked={lasts} onChange={({ target }) => last(target.checked)} />
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
