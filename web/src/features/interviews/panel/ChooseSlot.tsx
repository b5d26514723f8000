import type { Interview } from '@tandem/contract/interviews'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { RadioCards } from '#ui/fields/choice/RadioCards.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { CallFailed } from '../CallFailed.tsx'
import { useAgreement } from '../queries.ts'
import { useInterviewWords } from '../useInterviewWords.ts'

export function ChooseSlot({ interview, onDone }: { interview: Interview; onDone: () => void }) {
  const t = useTexts('interviews')
  const { range } = useInterviewWords()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const agree = useAgreement(interview)
  const { id, slots, minutes } = interview
  // What was chosen may be gone by now.
  const slotId = slots.find((slot) => slot.id === chosen)?.id ?? null

  function send(event: FormEvent) {
    event.preventDefault()
    setMissing(!slotId)
    if (slotId) agree.mutate(slotId, { onSuccess: onDone })
    else form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack gap={4}>
        <RadioCards
          name={`slot-${id}`}
          legend={t('choose')}
          error={isMissing ? t('chooseMissing') : undefined}
          required
          value={slotId}
          onChange={({ target }) => {
            setChosen(target.value)
            setMissing(false)
          }}
          options={slots.map((slot) => ({ value: slot.id, title: range(slot.startsAt, minutes) }))}
        />
        <CallFailed error={agree.error} />
        <div>
          <Button type="submit" variant="primary" busy={agree.isPending}>
            {t('agree')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
