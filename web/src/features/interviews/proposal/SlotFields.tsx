import { IconPlus, IconTrash, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { useField } from '#ui/fields/Field.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import styles from './SlotFields.module.css'
import { type Clash, emptySlot, instantOf, type Slot } from './slots.ts'
import { useClashWords } from './useClashWords.ts'

type SlotFieldsProps = {
  slots: Slot[]
  onChange: (slots: Slot[]) => void
  max: number
  /** By the place in the list. */
  errorOf: (index: number) => string | undefined
  clashesOf?: (slot: Slot) => Clash[]
  /** Times may come from elsewhere. */
  mayBeEmpty?: boolean
  /** Of the button for one more. */
  add: string
}

/** The times to propose: those picked in a grid in one line each, others with fields for day and time. */
export function SlotFields({
  slots,
  onChange,
  max,
  errorOf,
  clashesOf,
  mayBeEmpty,
  add: addLabel,
}: SlotFieldsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const change = (key: string, parts: Partial<Slot>) =>
    onChange(slots.map((slot) => (slot.key === key ? { ...slot, ...parts } : slot)))
  // The new or the next row has the focus before another key is pressed; without one, what adds another.
  function changeRows(next: Slot[], focused: number) {
    flushSync(() => onChange(next))
    const row = frame.current?.querySelectorAll('[data-slot]')[focused]
    const control = row?.querySelector<HTMLElement>('input[type="date"], button')
    ;(control ?? frame.current?.querySelector<HTMLElement>('button'))?.focus()
  }
  const remove = (index: number) =>
    changeRows(
      slots.filter((_, at) => at !== index),
      Math.max(0, index - 1),
    )
  const add = () => changeRows([...slots, emptySlot()], slots.length)
  return (
    <div ref={frame}>
      <Stack gap={4}>
        {slots.map((slot, index) => {
          const row = {
            slot,
            number: index + 1,
            error: errorOf(index),
            onRemove: () => remove(index),
          }
          return (
            <div key={slot.key} data-slot>
              {slot.isPicked ? (
                <PickedSlot {...row} />
              ) : (
                <TypedSlot
                  {...row}
                  canRemove={mayBeEmpty || slots.length > 1}
                  onChange={(parts) => change(slot.key, parts)}
                />
              )}
              <Clashes clashes={clashesOf?.(slot) ?? []} />
            </div>
          )
        })}
        {slots.length < max && (
          <div>
            <Button size="sm" variant="text" icon={IconPlus} onClick={add}>
              {addLabel}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  )
}

type RowProps = { slot: Slot; number: number; error: string | undefined; onRemove: () => void }

function PickedSlot({ slot, number, error, onRemove }: RowProps) {
  const t = useTexts('interviews')
  const { weekday, day } = useFormats()
  const { ids, control } = useField({ error })
  const startsAt = instantOf(slot) ?? ''
  return (
    <>
      <div className={styles.picked}>
        <b>
          {weekday(startsAt)}, {day(startsAt)}
        </b>{' '}
        <span>{t('at', { time: slot.time })}</span>
        <IconButton
          icon={IconX}
          label={t('form.remove', { number })}
          aria-describedby={control['aria-describedby']}
          data-invalid={control['aria-invalid']}
          onClick={onRemove}
        />
      </div>
      {error && (
        <p id={ids.error} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}

type TypedSlotProps = RowProps & { canRemove: boolean; onChange: (parts: Partial<Slot>) => void }

function TypedSlot({ slot, number, error, canRemove, onChange, onRemove }: TypedSlotProps) {
  const t = useTexts('interviews')
  return (
    <fieldset className={styles.slot}>
      <legend className={styles.legend}>{t('form.slot', { number })}</legend>
      <div className={styles.fields}>
        <DateField
          label={t('form.day')}
          value={slot.day}
          error={error}
          onChange={({ target }) => onChange({ day: target.value })}
        />
        <TextField
          label={t('form.time')}
          type="time"
          step={300}
          value={slot.time}
          onChange={({ target }) => onChange({ time: target.value })}
        />
        {canRemove && <IconButton icon={IconTrash} label={t('form.remove', { number })} onClick={onRemove} />}
      </div>
    </fieldset>
  )
}

/** Said, not forbidden: two colleagues may well take turns. */
function Clashes({ clashes }: { clashes: Clash[] }) {
  const wordsOf = useClashWords()
  return (
    <div role="status" className={styles.clashes}>
      {clashes.map((clash) => (
        <p key={`${clash.name} ${clash.startsAt}`}>{wordsOf(clash)}</p>
      ))}
    </div>
  )
}
