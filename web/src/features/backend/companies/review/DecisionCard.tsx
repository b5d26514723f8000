import { IconCheck } from '@tabler/icons-react'
import { CompanyRefusal, type CompanyReview } from '@tandem/contract/backend'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { isRefusal } from '#lib/api/api-error.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import type { ReviewList } from '../list/useReviewList.ts'
import { useDecide } from '../queries.ts'
import { StudyInterestsField } from './StudyInterestsField.tsx'

type DecisionCardProps = { review: CompanyReview; list: ReviewList }
type Choice = 'confirm' | 'refuse'

/** What an admin can do about a company now; the server says what that is. */
export function DecisionCard({ review, list }: DecisionCardProps) {
  const t = useTexts('backend')
  const [choice, setChoice] = useState<Choice>('confirm')
  const { can, reason } = review
  if (can.changeAdmission) {
    return (
      <SectionCard title={t('admission.title')} description={t('admission.text')}>
        <AdmissionForm review={review} list={list} step="admission" />
      </SectionCard>
    )
  }
  if (!can.confirm) return null
  return (
    <SectionCard title={t('decision.title')}>
      <Stack gap={6}>
        {reason && <InlineAlert title={t('decision.refusedBefore')}>{reason}</InlineAlert>}
        {can.refuse && (
          <RadioGroup
            legend={t('decision.choice')}
            name="decision"
            value={choice}
            onChange={({ target }) => setChoice(target.value as Choice)}
            options={[
              { value: 'confirm', label: t('decision.confirm'), hint: t('decision.confirmText') },
              { value: 'refuse', label: t('decision.refuse'), hint: t('decision.refuseText') },
            ]}
          />
        )}
        {choice === 'confirm' ? (
          <AdmissionForm review={review} list={list} step="confirm" />
        ) : (
          <RefusalForm review={review} list={list} />
        )}
      </Stack>
    </SectionCard>
  )
}

function AdmissionForm({ review, list, step }: DecisionCardProps & { step: 'confirm' | 'admission' }) {
  const t = useTexts('backend')
  const [chosen, setChosen] = useState(review.studyInterests.map(({ id }) => id))
  const [wasTried, setWasTried] = useState(false)
  const { decide, isPending } = useDecision({ review, list })
  const isNew = step === 'confirm'

  function submit(event: FormEvent) {
    event.preventDefault()
    setWasTried(true)
    if (chosen.length > 0) decide({ step, studyInterests: chosen, revision: review.revision })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <StudyInterestsField
          value={chosen}
          onChange={setChosen}
          error={wasTried && chosen.length === 0 ? t('decision.needed') : undefined}
        />
        <HitOffers review={review} chosen={chosen} />
        <Told review={review} />
        <SubmitButton busy={isPending} icon next={isNew ? list : undefined} review={review}>
          {t(isNew ? 'decision.submitConfirm' : 'admission.submit')}
        </SubmitButton>
      </Stack>
    </form>
  )
}

/** What is published for a study interest that is taken away. */
function HitOffers({ review, chosen }: { review: CompanyReview; chosen: string[] }) {
  const t = useTexts('backend')
  const hit = review.offers.filter(({ studyInterest }) => studyInterest && !chosen.includes(studyInterest))
  if (hit.length === 0) return null
  return (
    <InlineAlert tone="warning" title={t('admission.hit', { count: hit.length })} alert>
      <ul>
        {hit.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <p>{t('admission.hitText')}</p>
    </InlineAlert>
  )
}

function RefusalForm({ review, list }: DecisionCardProps) {
  const t = useTexts('backend')
  const { decide, isPending } = useDecision({ review, list })
  const { revision } = review
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(CompanyRefusal),
    defaultValues: { reason: '', revision },
  })
  useErrorsInLanguage(form)
  return (
    <form onSubmit={form.handleSubmit((body) => decide({ step: 'refuse', ...body }))} noValidate>
      <Stack gap={5}>
        <TextArea
          {...form.register('reason')}
          label={t('decision.reason')}
          hint={t('decision.reasonHint')}
          required
          autoGrow
          maxLength={1000}
          error={form.formState.errors.reason?.message}
        />
        <Told review={review} />
        <SubmitButton busy={isPending} next={list} review={review} danger>
          {t('decision.submitRefuse')}
        </SubmitButton>
      </Stack>
    </form>
  )
}

function Told({ review: { accounts } }: { review: CompanyReview }) {
  const t = useTexts('backend')
  const { list } = useFormats()
  const told = accounts
    .filter(({ told }) => told)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return (
    <Text size="small" muted>
      {told.length > 0 ? t('decision.told', { who: list(told) }) : t('decision.toldNobody')}
    </Text>
  )
}

type SubmitButtonProps = {
  busy: boolean
  icon?: boolean
  danger?: boolean
  /** The list that goes on with its next company. */
  next?: ReviewList
  review: CompanyReview
  children: string
}

function SubmitButton({ busy, icon, danger, next, review, children }: SubmitButtonProps): ReactNode {
  const t = useTexts('backend')
  const goesOn = next && nextOf(next, review.id) !== undefined
  return (
    <Button
      type="submit"
      variant={danger ? 'danger' : 'primary'}
      size="lg"
      block
      icon={icon ? IconCheck : undefined}
      busy={busy}
      busyText={t('decision.busy')}
    >
      {goesOn ? t('decision.submitNext', { action: children }) : children}
    </Button>
  )
}

/** Sends a decision, tells what became of it, and goes on to the next company that waits. */
function useDecision({ review: { id, name }, list }: DecisionCardProps) {
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

/** The company below this one, or else the first, of those that wait. */
function nextOf({ wanted, query }: ReviewList, id: string): string | undefined {
  const ids = wanted.status === 'pending' ? (query.data?.member.map((each) => each.id) ?? []) : []
  return ids
    .slice(ids.indexOf(id) + 1)
    .concat(ids)
    .find((each) => each !== id)
}
