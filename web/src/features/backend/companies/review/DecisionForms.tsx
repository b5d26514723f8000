import { IconCheck } from '@tabler/icons-react'
import type { CompanyReview } from '@tandem/contract/backend'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import type { ReviewList } from '../list/useReviewList.ts'
import { StudyInterestsField } from './StudyInterestsField.tsx'

type StepFormProps = {
  review: CompanyReview
  list: ReviewList
  /** It cannot be sent any more: only what was typed is shown. */
  isOver: boolean
  busy: boolean
}
type AdmissionFormProps = StepFormProps & {
  step: 'confirm' | 'admission'
  chosen: string[]
  onChange: (chosen: string[]) => void
  onSubmit: () => void
}

export function AdmissionForm({
  review,
  list,
  step,
  chosen,
  onChange,
  onSubmit,
  isOver,
  busy,
}: AdmissionFormProps) {
  const t = useTexts('backend')
  const [wasTried, setWasTried] = useState(false)
  const isNew = step === 'confirm'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setWasTried(true)
    if (chosen.length > 0) onSubmit()
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <StudyInterestsField
          value={chosen}
          onChange={onChange}
          error={wasTried && chosen.length === 0 ? t('decision.needed') : undefined}
        />
        <HitOffers review={review} chosen={chosen} />
        {!isOver && (
          <>
            <Told review={review} />
            <SubmitButton busy={busy} icon next={isNew ? list : undefined} review={review}>
              {t(isNew ? 'decision.submitConfirm' : 'admission.submit')}
            </SubmitButton>
          </>
        )}
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

type WordsFormProps = StepFormProps & {
  step: 'refuse' | 'ask'
  field: UseFormRegisterReturn
  error: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** What the company reads: why it is refused, or what it is asked. */
export function WordsForm({ review, list, step, field, error, onSubmit, isOver, busy }: WordsFormProps) {
  const t = useTexts('backend')
  const isRefusal = step === 'refuse'
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={5}>
        <TextArea
          {...field}
          label={t(isRefusal ? 'decision.reason' : 'decision.question')}
          hint={t(isRefusal ? 'decision.reasonHint' : 'decision.questionHint')}
          required
          autoGrow
          maxLength={1000}
          error={error}
        />
        {!isOver && (
          <>
            <Told review={review} />
            <SubmitButton busy={busy} next={list} review={review} danger={isRefusal}>
              {t(isRefusal ? 'decision.submitRefuse' : 'decision.submitAsk')}
            </SubmitButton>
          </>
        )}
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

/** The company below this one, or else the first, of those that wait for a decision and not for an answer. */
export function nextOf({ wanted, query }: ReviewList, id: string): string | undefined {
  const waiting = wanted.status === 'pending' ? (query.data?.member ?? []) : []
  const ids = waiting
    .filter((each) => each.id === id || !each.askedAt || each.answeredAt)
    .map((each) => each.id)
  return ids
    .slice(ids.indexOf(id) + 1)
    .concat(ids)
    .find((each) => each !== id)
}
