import { IconArrowBackUp } from '@tabler/icons-react'
import { undoPeriodMs } from '@tandem/contract/applications'
import { CompanyQuestion, CompanyRefusal, type CompanyReview } from '@tandem/contract/backend'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { UnsavedGuard } from '#features/backend/frame/UnsavedGuard.tsx'
import { useFocusHeading } from '#features/backend/frame/useFocusHeading.ts'
import { isRefusal } from '#lib/api/api-error.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { dismissNotification, notify } from '#lib/notifications.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import type { ReviewList } from '../list/useReviewList.ts'
import { useDecide, useUndoConfirmation } from '../queries.ts'
import { AdmissionForm, nextOf, WordsForm } from './DecisionForms.tsx'

type DecisionCardProps = { review: CompanyReview; list: ReviewList }
type Choice = 'confirm' | 'ask' | 'refuse'

const sectionId = 'entscheidung'

/** What an admin can do about a company now; the server says what that is. */
export function DecisionCard({ review, list }: DecisionCardProps) {
  const [choice, setChoice] = useState<Choice>('confirm')
  const [isTyped, setIsTyped] = useState(false)
  // What the form began with. Where nothing is typed, it begins anew with what has changed.
  const [opened, setOpened] = useState(review)
  if (!isTyped && opened !== review) setOpened(review)
  const focusHead = useFocusHeading(sectionId, opened)
  if (opened.can.undo) return <Approved key={opened.revision} review={review} onUndone={focusHead} />
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
      onStay={focusHead}
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
  /** It is decided, and no other company is opened. */
  onStay: () => void
}

function DecisionForm(props: DecisionFormProps) {
  const { opened, review, list, choice, onChoice, onTyped, onEnd, onStay } = props
  const t = useTexts('backend')
  // The revision that is decided on: the clerk has looked at it.
  const [revision, setRevision] = useState(opened.revision)
  const [chosen, setChosen] = useState(idsOf(opened))
  const refusal = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(CompanyRefusal),
    defaultValues: { reason: '', revision },
  })
  const question = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(CompanyQuestion),
    defaultValues: { question: '', revision },
  })
  useErrorsInLanguage(refusal)
  useErrorsInLanguage(question)
  const { decide, isPending } = useDecision({ review, list, onEnd, onStay })
  const isTyped =
    refusal.formState.isDirty ||
    question.formState.isDirty ||
    chosen.toSorted().join() !== idsOf(opened).toSorted().join()
  useEffect(() => onTyped(isTyped), [onTyped, isTyped])
  useUnsavedPart(isTyped)
  const isAdmission = opened.can.changeAdmission
  const choices = (['confirm', 'ask', 'refuse'] as const).filter((each) => opened.can[each])
  const step = isAdmission ? 'admission' : choices.includes(choice) ? choice : 'confirm'
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
        {!isAdmission && <Asked review={review} />}
        {(isOver || review.revision !== revision) && (
          <Changed isOver={isOver} onSeen={() => setRevision(review.revision)} onDiscard={onEnd} />
        )}
        {choices.length > 1 && (
          <RadioGroup
            legend={t('decision.choice')}
            name="decision"
            value={step}
            onChange={({ target }) => onChoice(target.value as Choice)}
            options={choices.map((value) => ({
              value,
              label: t(`decision.${value}`),
              hint: t(`decision.${value}Text`),
            }))}
          />
        )}
        {step === 'refuse' ? (
          <WordsForm
            key={step}
            {...common}
            step={step}
            field={refusal.register('reason')}
            error={refusal.formState.errors.reason?.message}
            onSubmit={refusal.handleSubmit(({ reason }) => decide({ step, reason, revision }))}
          />
        ) : step === 'ask' ? (
          <WordsForm
            key={step}
            {...common}
            step={step}
            field={question.register('question')}
            error={question.formState.errors.question?.message}
            onSubmit={question.handleSubmit(({ question }) => decide({ step, question, revision }))}
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

/** What the company is to answer, or has answered. */
function Asked({ review: { question, askedAt, answeredAt } }: { review: CompanyReview }) {
  const t = useTexts('backend')
  const { dateTime } = useFormats()
  if (!askedAt) return null
  return answeredAt ? (
    <InlineAlert title={t('decision.answered', { when: dateTime(answeredAt) })}>
      {t('decision.answeredText', { question })}
    </InlineAlert>
  ) : (
    <InlineAlert tone="warning" title={t('decision.asked', { when: dateTime(askedAt) })}>
      {question}
    </InlineAlert>
  )
}

/** Approved, as long as that can be undone. */
function Approved({ review, onUndone }: { review: CompanyReview; onUndone: () => void }) {
  const t = useTexts('backend')
  const queries = useQueryClient()
  const { id, name, revision, undoUntil } = review
  const { undo, isPending } = useUndo(review, onUndone)
  // Until the server says that it is over: the clocks may differ.
  useEffect(() => {
    const timer = setInterval(() => {
      if (undoUntil && Date.parse(undoUntil) > Date.now()) return
      void queries.invalidateQueries({ queryKey: ['backend', 'company', id] })
    }, 1000)
    return () => clearInterval(timer)
  }, [queries, id, undoUntil])
  return (
    <SectionCard id={sectionId} title={t('decision.title')}>
      <InlineAlert
        tone="success"
        title={t('decision.confirmed', { name })}
        actions={
          <Button icon={IconArrowBackUp} busy={isPending} onClick={() => undo(revision)}>
            {t('decision.undo')}
          </Button>
        }
      >
        {t('decision.soon')}
      </InlineAlert>
    </SectionCard>
  )
}

function useUndo({ id, name }: Pick<CompanyReview, 'id' | 'name'>, onUndone?: () => void) {
  const t = useTexts('backend')
  const { mutate, isPending } = useUndoConfirmation(id, {
    onDone() {
      dismissNotification(approvalKey(id))
      notify({ type: 'success', title: t('decision.undone', { name }), desc: t('decision.undoneText') })
      onUndone?.()
    },
    onFail(error) {
      dismissNotification(approvalKey(id))
      notify({
        type: 'danger',
        title: t('decision.failed'),
        desc: refusalOf(error) ?? t('decision.unreached'),
      })
    },
  })
  return { undo: mutate, isPending }
}

const approvalKey = (id: string) => `approval ${id}`

type ChangedProps = { isOver: boolean; onSeen: () => void; onDiscard: () => void }

/** Of the company, since the form was opened. The button goes, so that the heading takes the focus. */
function Changed({ isOver, onSeen, onDiscard }: ChangedProps) {
  const t = useTexts('backend')
  const since = isOver ? 'decided' : 'changedSince'
  function proceed() {
    flushSync(isOver ? onDiscard : onSeen)
    focusHeading(sectionId)
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
type DecisionEnd = Pick<DecisionFormProps, 'onEnd' | 'onStay'>

function useDecision({ review: { id, name }, list, onEnd, onStay }: DecisionCardProps & DecisionEnd) {
  const t = useTexts('backend')
  const navigate = useNavigate()
  const { undo } = useUndo({ id, name })
  const done = {
    ask: () => t('decision.questionSent', { name }),
    refuse: () => t('decision.refused', { name }),
    admission: () => t('admission.saved', { name }),
  }
  function offerUndo({ revision }: CompanyReview) {
    const key = approvalKey(id)
    const action = { label: t('decision.undo'), onSelect: () => undo(revision) }
    const [title, desc] = [t('decision.confirmed', { name }), t('decision.soon')]
    notify({ key, type: 'success', title, desc, action })
    setTimeout(() => dismissNotification(key), undoPeriodMs)
  }
  const { mutate, isPending } = useDecide(id, {
    onDone({ step }, after) {
      if (step === 'confirm') offerUndo(after)
      else notify({ type: 'success', title: done[step](), desc: t('decision.mailed') })
      onEnd()
      const next = step === 'admission' ? undefined : nextOf(list, id)
      if (next) void navigate(list.companyPath(next))
      else onStay()
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
