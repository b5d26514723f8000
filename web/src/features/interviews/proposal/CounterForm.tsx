import { type Interview, maxSlots } from '@tandem/contract/interviews'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CallFailed } from '../CallFailed.tsx'
import { useCounterproposal } from '../queries.ts'
import { FormHeading } from './FormHeading.tsx'
import { SlotFields } from './SlotFields.tsx'
import { emptySlot, instantOf, type Slot } from './slots.ts'
import { useProposalErrors } from './useProposalErrors.ts'

type CounterFormProps = { interview: Interview; onDone: () => void; onCancel: () => void }

/** The applicant's other times. */
export function CounterForm({ interview, onDone, onCancel }: CounterFormProps) {
  const t = useTexts('interviews')
  const [slots, setSlots] = useState<Slot[]>(() => [emptySlot()])
  const [note, setNote] = useState('')
  const { form, errors, show, showRefusal } = useProposalErrors()
  const propose = useCounterproposal(interview)
  const isAboutField = Object.keys(errors).length > 0

  function send(event: FormEvent) {
    event.preventDefault()
    const times = slots.map(instantOf)
    const open = times.flatMap((time, index) => (time ? [] : [[`slots[${index}]`, t('form.slotMissing')]]))
    if (show(Object.fromEntries(open))) return
    const body = { slots: times.filter((each) => each !== null), note }
    propose.mutateAsync(body).then(onDone, showRefusal)
  }
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack gap={5}>
        <FormHeading>{t('proposeOther')}</FormHeading>
        {interview.status === 'agreed' && <Text>{t('form.ownMoveHint')}</Text>}
        <SlotFields
          slots={slots}
          onChange={setSlots}
          max={maxSlots.applicant}
          add={t('form.add')}
          errorOf={(index) => errors[`slots[${index}]`]}
        />
        <TextArea
          label={t('form.note')}
          value={note}
          error={errors.note}
          maxLength={1000}
          rows={3}
          onChange={({ target }) => setNote(target.value)}
        />
        <CallFailed error={isAboutField ? null : propose.error} />
        <Row wrap>
          <Button type="submit" variant="primary" busy={propose.isPending}>
            {t('form.send')}
          </Button>
          <Button variant="text" onClick={onCancel} disabled={propose.isPending}>
            {t('form.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
