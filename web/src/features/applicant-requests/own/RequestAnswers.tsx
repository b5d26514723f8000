import {
  type ApplicantRequest,
  type RequestAnswer,
  type RequestDeclineReason,
  requestDeclineReasons,
} from '@tandem/contract/applicant-requests'
import { paths } from '@tandem/contract/paths'
import { useEffect, useId, useRef } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusPageHeadingInSight } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CallFailed } from '../CallFailed.tsx'
import { useAnswer } from '../queries.ts'
import { useRequestTitle } from './useRequestTitle.ts'

type RequestAnswersProps = {
  request: ApplicantRequest
  /** It was declined just now: the question why takes the focus. */
  isJustDeclined: boolean
  onDeclined: () => void
}

/** One click each. An invitation is accepted by applying. */
export function RequestAnswers({ request, isJustDeclined, onDeclined }: RequestAnswersProps) {
  const t = useTexts('applicantRequests')
  const to = useTo()
  const title = useRequestTitle()(request)
  const { id, kind, state, offer, company, can } = request
  const answer = useAnswer(id)
  const mayApply = offer && (state === 'open' || state === 'declined')
  // What was clicked goes with the answer, and the card may move to the other list.
  function send(to: RequestAnswer, reason?: RequestDeclineReason) {
    answer.mutate(reason ? { answer: to, reason } : { answer: to }, {
      onSuccess: () => {
        notify({ type: 'success', title: t(reason ? 'own.doneReason' : done[to]) })
        if (kind === 'invitation' && to === 'declined' && !reason) onDeclined()
        else focusPageHeadingInSight()
      },
    })
  }
  // An invitation's title names the offer alone, and several companies may have one of the same name.
  const about = kind === 'invitation' ? `${title}, ${company.name}` : title
  const label = (action: string) => t('own.about', { action, title: about })
  const accept = kind === 'recommendation' ? 'recommendation' : 'name'
  const agree = state === 'open' ? t(`own.accept.${accept}`) : t('own.acceptLater')
  return (
    <Stack gap={3}>
      <Row wrap>
        {mayApply && (
          <>
            <ButtonLink
              to={to(paths.apply({ recordId: offer.id }))}
              variant="primary"
              aria-label={label(t('own.apply'))}
            >
              {t('own.apply')}
            </ButtonLink>
            <ButtonLink to={to(paths.offer({ offerId: offer.id }))} aria-label={label(t('own.viewOffer'))}>
              {t('own.viewOffer')}
            </ButtonLink>
          </>
        )}
        {can.accept && (
          <Button
            variant={state === 'open' ? 'primary' : undefined}
            busy={answer.isPending}
            aria-label={label(agree)}
            onClick={() => send('accepted')}
          >
            {agree}
          </Button>
        )}
        {can.decline && (
          <Button
            variant="text"
            busy={answer.isPending}
            aria-label={label(t('own.decline'))}
            onClick={() => send('declined')}
          >
            {t('own.decline')}
          </Button>
        )}
        {can.withdraw && (
          <Button
            busy={answer.isPending}
            aria-label={label(t('own.withdraw'))}
            onClick={() => send('withdrawn')}
          >
            {t('own.withdraw')}
          </Button>
        )}
        {kind !== 'name' && state === 'accepted' && (
          <ButtonLink to={to(paths.ownApplications())}>{t('own.toApplications')}</ButtonLink>
        )}
      </Row>
      {kind === 'invitation' && state === 'declined' && !request.declineReason && (
        <Why
          isBusy={answer.isPending}
          takesFocus={isJustDeclined}
          onChoose={(reason) => send('declined', reason)}
        />
      )}
      <CallFailed error={answer.error} />
    </Stack>
  )
}

const done = {
  accepted: 'own.doneAccepted',
  declined: 'own.doneDeclined',
  withdrawn: 'own.doneWithdrawn',
} as const

type WhyProps = { isBusy: boolean; takesFocus: boolean; onChoose: (reason: RequestDeclineReason) => void }

function Why({ isBusy, takesFocus, onChoose }: WhyProps) {
  const t = useTexts('applicantRequests')
  const questionId = useId()
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    question.current?.focus({ preventScroll: true })
    question.current?.scrollIntoView({ block: 'center' })
  }, [takesFocus])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is no small muted line
    <div ref={question} role="group" aria-labelledby={questionId} tabIndex={-1}>
      <Stack gap={2}>
        <Text id={questionId} size="small" muted>
          {t('own.whyTitle')}
        </Text>
        <Row wrap>
          {requestDeclineReasons.map((reason) => (
            <Button key={reason} size="sm" busy={isBusy} onClick={() => onChoose(reason)}>
              {t(`reasons.${reason}`)}
            </Button>
          ))}
        </Row>
      </Stack>
    </div>
  )
}
