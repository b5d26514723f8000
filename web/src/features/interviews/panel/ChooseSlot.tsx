import type { Interview } from '@tandem/contract/interviews'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { cx } from '#ui/cx.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioFieldset, radioProps } from '#ui/fields/choice/RadioFieldset.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { CallFailed } from '../CallFailed.tsx'
import { useAgreement } from '../queries.ts'
import { useInterviewWords } from '../useInterviewWords.ts'
import styles from './ChooseSlot.module.css'

type ChooseSlotProps = {
  interview: Interview
  onDone: () => void
  /** On a dark panel. */
  isInverse?: boolean
  /** Below the times. */
  other?: ReactNode
  /** Beside the button that accepts. */
  beside?: ReactNode
}

/** One of the times that the other side proposed; what the button says names the one that is chosen. */
export function ChooseSlot({ interview, onDone, isInverse, other, beside }: ChooseSlotProps) {
  const t = useTexts('interviews')
  const { dayOfWeek, time } = useFormats()
  const form = useRef<HTMLFormElement>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const agree = useAgreement(interview, onDone)
  const { id, slots, minutes } = interview
  // What was chosen may be gone by now.
  const chosen = slots.find((slot) => slot.id === chosenId)

  function send(event: FormEvent) {
    event.preventDefault()
    setMissing(!chosen)
    if (chosen) agree.mutate(chosen.id)
    else form.current?.querySelector('input')?.focus()
  }
  const group = {
    name: `slot-${id}`,
    value: chosen?.id ?? null,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setChosenId(target.value)
      setMissing(false)
    },
  }
  return (
    <form ref={form} onSubmit={send} noValidate className={cx(isInverse && styles.inverse)}>
      <Stack gap={4}>
        <RadioFieldset legend={t('choose')} hideLegend={isInverse} required className={styles.slots}>
          {slots.map((slot) => (
            <label key={slot.id} className={styles.slot}>
              <SlotWords startsAt={slot.startsAt} minutes={minutes} />
              <input {...radioProps({ ...group, legend: '' }, slot.id)} className={styles.radio} />
            </label>
          ))}
        </RadioFieldset>
        {other}
        {isMissing && <InlineAlert tone="danger" title={t('chooseMissing')} alert />}
        <CallFailed error={agree.error} />
        <Row wrap>
          <Button
            type="submit"
            variant={isInverse ? 'accent' : 'primary'}
            size={isInverse ? 'lg' : 'md'}
            busy={agree.isPending}
          >
            {chosen
              ? t('agreeTo', { day: dayOfWeek(chosen.startsAt), time: time(chosen.startsAt) })
              : t('agree')}
          </Button>
          {beside}
        </Row>
      </Stack>
    </form>
  )
}

/** Three lines of a card, and one sentence to whoever hears them. */
function SlotWords({ startsAt, minutes }: { startsAt: string; minutes: number }) {
  const t = useTexts('interviews')
  const { dayOfWeek, day } = useFormats()
  const { hours } = useInterviewWords()
  return (
    <span className={styles.words}>
      <b>{dayOfWeek(startsAt)}</b> <span>{day(startsAt)}</span>{' '}
      <span>{t('hours', hours(startsAt, minutes))}</span>
    </span>
  )
}
