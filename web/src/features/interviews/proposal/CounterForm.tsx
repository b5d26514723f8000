import { type Interview, maxSlots } from '@tandem/contract/interviews'
import { useState } from 'react'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import { useCounterproposal } from '../queries.ts'
import { ProposalFrame } from './ProposalFrame.tsx'
import { SlotFields } from './SlotFields.tsx'
import { emptySlot, instantOf, type Slot } from './slots.ts'
import { useProposalErrors } from './useProposalErrors.ts'

type CounterFormProps = { interview: Interview; onDone: () => void; onCancel: () => void }

/** The applicant's other times. */
export function CounterForm({ interview, onDone, onCancel }: CounterFormProps) {
  const t = useTexts('interviews')
  const [slots, setSlots] = useState<Slot[]>(() => [emptySlot()])
  const [note, setNote] = useState('')
  useUnsavedPart(note !== '' || slots.some(({ day, time }) => day || time))
  const found = useProposalErrors()
  const { errors, show, showRefusal } = found
  const propose = useCounterproposal(interview, onDone)

  function send() {
    const times = slots.map(instantOf)
    const open = times.flatMap((time, index) => (time ? [] : [[`slots[${index}]`, t('form.slotMissing')]]))
    if (show(Object.fromEntries(open))) return
    const body = { slots: times.filter((each) => each !== null), note }
    propose.mutate(body, { onError: showRefusal })
  }
  return (
    <ProposalFrame
      title={t('proposeOther')}
      found={found}
      propose={propose}
      note={{ value: note, maxLength: 1000, onChange: setNote }}
      onSend={send}
      onCancel={onCancel}
    >
      {interview.status === 'agreed' && <Text>{t('form.ownMoveHint')}</Text>}
      <SlotFields
        slots={slots}
        onChange={setSlots}
        max={maxSlots.applicant}
        add={t('form.add')}
        errorOf={(index) => errors[`slots[${index}]`]}
      />
    </ProposalFrame>
  )
}
