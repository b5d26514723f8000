import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { useInterviewWords } from '../useInterviewWords.ts'
import styles from './SlotFields.module.css'
import { type Clash, emptySlot, type Slot } from './slots.ts'

type SlotFieldsProps = {
  slots: Slot[]
  onChange: (slots: Slot[]) => void
  max: number
  /** By the place in the list. */
  errorOf: (index: number) => string | undefined
  clashesOf?: (slot: Slot) => Clash[]
}

export function SlotFields({ slots, onChange, max, errorOf, clashesOf }: SlotFieldsProps) {
  const t = useTexts('interviews')
  const frame = useRef<HTMLDivElement>(null)
  const change = (key: string, parts: Partial<Slot>) =>
    onChange(slots.map((slot) => (slot.key === key ? { ...slot, ...parts } : slot)))
  // Once the new or the next row is there.
  const focusRow = (index: number) =>
    requestAnimationFrame(() =>
      frame.current?.querySelectorAll<HTMLInputElement>('input[type="date"]')[index]?.focus(),
    )

  function remove(index: number) {
    onChange(slots.filter((_, at) => at !== index))
    focusRow(Math.max(0, index - 1))
  }
  function add() {
    onChange([...slots, emptySlot()])
    focusRow(slots.length)
  }
  return (
    <div ref={frame}>
      <Stack gap={4}>
        {slots.map((slot, index) => (
          <fieldset key={slot.key} className={styles.slot}>
            <legend className={styles.legend}>{t('form.slot', { number: index + 1 })}</legend>
            <div className={styles.fields}>
              <DateField
                label={t('form.day')}
                value={slot.day}
                error={errorOf(index)}
                onChange={({ target }) => change(slot.key, { day: target.value })}
              />
              <TextField
                label={t('form.time')}
                type="time"
                step={300}
                value={slot.time}
                onChange={({ target }) => change(slot.key, { time: target.value })}
              />
              {slots.length > 1 && (
                <IconButton
                  icon={IconTrash}
                  label={t('form.remove', { number: index + 1 })}
                  onClick={() => remove(index)}
                />
              )}
            </div>
            <Clashes clashes={clashesOf?.(slot) ?? []} />
          </fieldset>
        ))}
        {slots.length < max && (
          <div>
            <Button size="sm" variant="text" icon={IconPlus} onClick={add}>
              {t('form.add')}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  )
}

/** Said, not forbidden: two colleagues may well take turns. */
function Clashes({ clashes }: { clashes: Clash[] }) {
  const t = useTexts('interviews')
  const { hours } = useInterviewWords()
  return (
    <div role="status" className={styles.clashes}>
      {clashes.map(({ name, startsAt, minutes, isFirm }) => (
        <p key={`${name} ${startsAt}`}>
          {t(isFirm ? 'form.busy' : 'form.maybeBusy', { name, ...hours(startsAt, minutes) })}
        </p>
      ))}
    </div>
  )
}
