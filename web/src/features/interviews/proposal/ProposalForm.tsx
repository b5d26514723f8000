import { type Interview, type Interviewer, interviewKinds, maxSlots } from '@tandem/contract/interviews'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { useField } from '#ui/fields/Field.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { interviewersQuery, useProposal } from '../queries.ts'
import { InterviewerFields } from './InterviewerFields.tsx'
import { ProposalFrame } from './ProposalFrame.tsx'
import styles from './SlotFields.module.css'
import { SlotFields } from './SlotFields.tsx'
import { findClashes, instantOf, type Slot, toggleSlot } from './slots.ts'
import { useProposalErrors } from './useProposalErrors.ts'
import { WeekGrid } from './WeekGrid.tsx'

type ProposalFormProps = {
  applicationId: string
  /** The one that gets other times; null for a first proposal. */
  interview: Interview | null
  onDone: () => void
  onCancel: () => void
}

const lengths = [20, 30, 40, 45, 60, 90, 120]

/** The company's proposal: times, where, how long, and who takes part. */
export function ProposalForm(props: ProposalFormProps) {
  const t = useTexts('interviews')
  const { data, error, refetch } = useQuery(interviewersQuery())
  if (data) return <Form {...props} team={data} />
  if (!error) return <Loading label={t('loading')} />
  return (
    <InlineAlert
      tone="danger"
      title={t('loadFailed')}
      actions={<RetryButton size="sm" onRetry={() => void refetch()} />}
    />
  )
}

function Form({
  applicationId,
  interview,
  team,
  onDone,
  onCancel,
}: ProposalFormProps & { team: Interviewer[] }) {
  const t = useTexts('interviews')
  const [slots, setSlots] = useState<Slot[]>([])
  const [minutes, setMinutes] = useState(interview?.minutes ?? 40)
  const [kind, setKind] = useState(interview?.kind ?? 'video')
  const [where, setWhere] = useState(interview?.where ?? '')
  const [note, setNote] = useState('')
  const [chosen, setChosen] = useState(() => startingPeople(interview, team))
  useUnsavedPart(note !== '' || slots.length > 0 || where !== (interview?.where ?? ''))
  const found = useProposalErrors()
  const { errors, show, showRefusal } = found
  const propose = useProposal(applicationId, interview, onDone)
  const { ids, control } = useField({ error: errors.slots })
  const people = team.filter(({ id }) => chosen.includes(id))

  function send() {
    const times = slots.map(instantOf)
    const open = times.flatMap((time, index) => (time ? [] : [[`slots[${index}]`, t('form.slotMissing')]]))
    const none = slots.length === 0 ? [['slots', t('form.slotsMissing')]] : []
    const nobody = chosen.length === 0 ? [['interviewers', t('form.interviewersMissing')]] : []
    if (show(Object.fromEntries([...none, ...open, ...nobody]))) return
    const body = {
      minutes,
      kind,
      where,
      note,
      interviewers: chosen,
      slots: times.filter((each) => each !== null),
    }
    propose.mutate(body, { onError: showRefusal })
  }
  const clashesOf = (slot: Slot) => {
    const startsAt = instantOf(slot)
    return startsAt ? findClashes(startsAt, minutes, { people, except: interview?.id ?? null }) : []
  }
  return (
    <ProposalFrame
      title={t(interview ? 'proposeOther' : 'propose')}
      found={found}
      propose={propose}
      note={{ value: note, maxLength: 2000, onChange: setNote }}
      onSend={send}
      onCancel={onCancel}
    >
      {interview?.status === 'agreed' && <Text>{t('form.moveHint')}</Text>}
      <InterviewerFields team={team} chosen={chosen} onChange={setChosen} error={errors.interviewers} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees */}
      <div
        role="group"
        aria-label={t('slots')}
        aria-describedby={control['aria-describedby']}
        data-invalid={control['aria-invalid']}
        tabIndex={-1}
      >
        <WeekGrid
          slots={slots}
          minutes={minutes}
          people={people}
          except={interview?.id ?? null}
          onToggle={(day, time) => setSlots(toggleSlot(slots, day, time))}
        />
        {errors.slots && (
          <p id={ids.error} role="alert" className={styles.error}>
            {errors.slots}
          </p>
        )}
      </div>
      <SlotFields
        slots={slots}
        onChange={setSlots}
        max={maxSlots.company}
        mayBeEmpty
        add={t('form.type')}
        errorOf={(index) => errors[`slots[${index}]`]}
        clashesOf={clashesOf}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('form.kind')}
          value={kind}
          onChange={({ target }) => setKind(interviewKinds.find((each) => each === target.value) ?? 'video')}
          options={interviewKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <SelectField
          label={t('form.length')}
          value={minutes}
          error={errors.minutes}
          onChange={({ target }) => setMinutes(Number(target.value))}
          options={[...new Set([...lengths, minutes])]
            .toSorted((a, b) => a - b)
            .map((value) => ({ value, label: t('length', { minutes: value }) }))}
        />
      </div>
      <TextField
        label={t(`form.where.${kind}`)}
        hint={t(`form.whereHint.${kind}`)}
        error={errors.where}
        value={where}
        maxLength={300}
        onChange={({ target }) => setWhere(target.value)}
      />
    </ProposalFrame>
  )
}

/** Those of the last proposal, else whoever proposes. */
function startingPeople(interview: Interview | null, team: Interviewer[]): string[] {
  const before = interview?.interviewers.map(({ id }) => id) ?? []
  const known = team.filter(({ id }) => before.includes(id))
  return (known.length > 0 ? known : team.filter(({ isYou }) => isYou)).map(({ id }) => id)
}
