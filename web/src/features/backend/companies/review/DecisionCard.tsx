import { CompanyRefusal, type CompanyReview } from '@tandem/contract/backend'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { UnsavedGuard } from '#features/backend/frame/UnsavedGuard.tsx'
import { isRefusal } from '#lib/api/api-error.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import type { ReviewList } from '../list/useReviewList.ts'
import { useDecide } from '../queries.ts'
import { AdmissionForm, nextOf, RefusalForm } from './DecisionForms.tsx'

type DecisionCardProps = { review: CompanyReview; list: ReviewList }
type Choice = 'confirm' | 'refuse'

const sectionId = 'entscheidung'

/** What an admin can do about a company now; the server says what that is. */
export function DecisionCard({ review, list }: DecisionCardProps) {
  const [choice, setChoice] = useState<Choice>('confirm')
  const [isTyped, setIsTyped] = useState(false)
  // What the form began with. Where nothing is typed, it begins anew with what has changed.
  const [opened, setOpened] = useState(review)
  if (!isTyped && opened !== review) setOpened(review)
  if (!opened.can.changeAdmission && !opened.can.confirm) return null
  return (
    <DecisionForm
      key={opened.revision}
      opened={opened}
      review={review}
      list={list}
      choice={choice}
      onChoice={setChoice}
      onTyped={setIsTyped}
      onEnd={() => {
        setIsTyped(false)
        setChoice('confirm')
      }}
    />
  )
}

type DecisionFormProps = DecisionCardProps & {
  opened: CompanyReview
  choice: Choice
  onChoice: (choice: Choice) => void
  onTyped: (isTyped: boolean) => void
  /** What was typed is sent or discarded. */
  onEnd: () => void
}

function DecisionForm({ opened, review, list, choice, onChoice, onTyped, onEnd }: DecisionFormProps) {
  const t = useTexts('backend')
  // The revision that is decided on: the clerk has looked at it.
  const [revision, setRevision] = useState(opened.revision)
  const [chosen, setChosen] = useState(idsOf(opened))
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(CompanyRefusal),
    defaultValues: { reason: '', revision },
  })
  useErrorsInLanguage(form)
  const { decide, isPending } = useDecision({ review, list, onEnd })
  const isTyped = form.formState.isDirty || chosen.toSorted().join() !== idsOf(opened).toSorted().join()
  useEffect(() => onTyped(isTyped), [onTyped, isTyped])
  useUnsavedPart(isTyped)
  const isAdmission = opened.can.changeAdmission
  const step = isAdmission ? 'admission' : opened.can.refuse ? choice : 'confirm'
  const isOver = !review.can[step === 'admission' ? 'changeAdmission' : step]
  const common = { review, list, isOver, busy: isPending }
  return (
    <SectionCard
      id={sectionId}
      title={t(isAdmission ? 'admission.title' : 'decision.title')}
      description={isAdmission ? t('admission.text') : undefined}
    >
      <Stack gap={6}>
        {!isAdmission && review.reason && (
          <InlineAlert title={t('decision.refusedBefore')}>{review.reason}</InlineAlert>
        )}
        {(isOver || review.revision !== revision) && (
          <Changed isOver={isOver} onSeen={() => setRevision(review.revision)} onDiscard={onEnd} />
        )}
        {opened.can.refuse && (
          <RadioGroup
            legend={t('decision.choice')}
            name="decision"
            value={choice}
            onChange={({ target }) => onChoice(target.value as Choice)}
            options={[
              { value: 'confirm', label: t('decision.confirm'), hint: t('decision.confirmText') },
              { value: 'refuse', label: t('decision.refuse'), hint: t('decision.refuseText') },
            ]}
          />
        )}
        {step === 'refuse' ? (
          <RefusalForm
            {...common}
            form={form}
            onSubmit={({ reason }) => decide({ step, reason, revision })}
          />
        ) : (
          <AdmissionForm
            {...common}
            step={step}
            chosen={chosen}
            onChange={setChosen}
            onSubmit={() => decide({ step, studyInterests: chosen, revision })}
          />
        )}
      </Stack>
      <UnsavedGuard isUnsaved={isTyped && !isPending} />
    </SectionCard>
  )
}

const idsOf = ({ studyInterests }: CompanyReview): string[] => studyInterests.map(({ id }) => id)

type ChangedProps = { isOver: boolean; onSeen: () => void; onDiscard: () => void }

/** Of the company, since the form was opened. The button goes, so that the heading takes the focus. */
function Changed({ isOver, onSeen, onDiscard }: ChangedProps) {
  const t = useTexts('backend')
  const since = isOver ? 'decided' : 'changedSince'
  function proceed() {
    if (isOver) onDiscard()
    else onSeen()
    requestAnimationFrame(() => focusHeading(sectionId))
  }
  return (
    <InlineAlert
      tone="warning"
      title={t(`decision.${since}`)}
      alert
      actions={<Button onClick={proceed}>{t(isOver ? 'decision.discard' : 'decision.seen')}</Button>}
    >
      {t(`decision.${since}Text`)}
    </InlineAlert>
  )
}

/** Sends a decision, tells what became of it, and goes on to the next company that waits. */
function useDecision({ review: { id, name }, list, onEnd }: DecisionCardProps & { onEnd: () => void }) {
  const t = useTexts('backend')
  const navigate = useNavigate()
  const done = {
    confirm: () => t('decision.confirmed', { name }),
    refuse: () => t('decision.refused', { name }),
    admission: () => t('admission.saved', { name }),
  }
  const { mutate, isPending } = useDecide(id, {
    onDone({ step }) {
      notify({ type: 'success', title: done[step](), desc: t('decision.mailed') })
      onEnd()
      const next = step === 'admission' ? undefined : nextOf(list, id)
      if (next) void navigate(list.companyPath(next))
    },
    onFail(error) {
      if (isRefusal(error, 'changed_elsewhere')) {
        const [title, desc] = [t('decision.changedElsewhere'), t('decision.changedText')]
        return notify({ type: 'warning', title, desc })
      }
      notify({
        type: 'danger',
        title: t('decision.failed'),
        desc: refusalOf(error) ?? t('decision.unreached'),
      })
    },
  })
  return { decide: mutate, isPending }
}
