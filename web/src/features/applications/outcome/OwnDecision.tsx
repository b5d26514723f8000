import { nextStates, stateOf } from '@tandem/contract/application-transitions'
import { type Application, applicationStatuses } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { ownApplicationsPath } from '#features/applications/lists/own/useOwnView.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusPageHeadingInSight } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { applicationQuery } from '../queries.ts'
import { OutcomeFailed } from './OutcomeFailed.tsx'
import styles from './outcome.module.css'
import { useCancelApplication, useDeleteApplication, useRecordOutcome } from './queries.ts'
import { isFull, useYear, YearField } from './YearField.tsx'

type Step = 'accept' | 'decline' | 'withdraw' | 'delete'
type Decided = Pick<Application, 'id' | 'status' | 'stage' | 'outcome' | 'revision' | 'target'> & {
  /** Lists do not know them: the question asks. */
  freePlaces?: Application['freePlaces']
}
type OwnDecisionProps = { application: Decided; title: string }

/** What an applicant can make of their own application; each step names its consequence first. */
export function OwnDecision({ application, title }: OwnDecisionProps) {
  const t = useTexts('applications')
  const to = useTo()
  const [asked, setAsked] = useState<Step | null>(null)
  const company = application.target?.companyName ?? ''
  const state = stateOf(application)
  const next = nextStates(state, 'applicant')
  // Nobody there can answer at present.
  const isAway = application.target?.unavailable === true
  const isDraft = application.status === applicationStatuses.new
  const isOffered = next.includes('place_taken')
  const { freePlaces, target } = application
  const isTaken = isOffered && freePlaces !== undefined && isFull({ target, freePlaces })
  const offered = isAway ? 'offeredAway' : isTaken ? 'full' : 'offeredText'
  // To withdraw from what is offered is to decline it.
  const edge = isDraft ? 'delete' : isOffered ? null : edgeOf(next)
  const ask = (step: Step) => (
    <Button
      size="sm"
      variant={isOffered ? (step === 'accept' ? 'primary' : 'soft') : 'text'}
      onClick={() => setAsked(step)}
    >
      {t(`outcome.own.${step}`)}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  )
  const waysOn = (
    <>
      <TextLink to={to(paths.studyPreparation())}>{t('outcome.own.toPreparation')}</TextLink>
      <TextLink to={to(ownApplicationsPath('running'))}>{t('outcome.own.toRunning')}</TextLink>
    </>
  )
  return (
    <>
      {isOffered && (
        <InlineAlert
          tone={isAway || isTaken ? 'info' : 'success'}
          title={t('outcome.own.offered', { company })}
          actions={
            <>
              {!isTaken && ask('accept')}
              {ask('decline')}
            </>
          }
        >
          {t(`outcome.own.${offered}`, { company })}
        </InlineAlert>
      )}
      {state === 'place_taken' && (
        <InlineAlert title={t(isAway ? 'own.next.away' : 'outcome.own.accepted')} actions={waysOn}>
          {t(isAway ? 'outcome.own.acceptedAway' : 'outcome.own.acceptedText', { company })}
        </InlineAlert>
      )}
      {state === 'contract_signed' && (
        <InlineAlert tone="success" title={t('outcome.own.signed', { company })} actions={waysOn}>
          {t('outcome.own.signedText')}
        </InlineAlert>
      )}
      {edge && <div className={styles.onTheEdge}>{ask(edge)}</div>}
      {asked && <StepDialog step={asked} application={application} onClose={() => setAsked(null)} />}
    </>
  )
}

function edgeOf(next: ReturnType<typeof nextStates>): Step | null {
  if (next.includes('declined_by_applicant')) return 'decline'
  return next.includes('cancelled') ? 'withdraw' : null
}

type StepDialogProps = { step: Step; application: Decided; onClose: () => void }

function StepDialog({ step, application, onClose }: StepDialogProps) {
  const t = useTexts('applications')
  const { id, revision, target } = application
  const places = useQuery({ ...applicationQuery(id, useLocale()), enabled: step === 'accept' })
  const isTaken = places.data !== undefined && isFull(places.data)
  const whyNot = useId()
  const year = useYear(places.data?.freePlaces ?? [])
  const company = target?.companyName ?? ''
  // The card may go with its application, so the focus needs a new place.
  function done() {
    flushSync(onClose)
    focusPageHeadingInSight()
    notify({ type: 'success', title: t(`outcome.own.${step}Done`, { company }) })
  }
  const record = useRecordOutcome(id, done)
  const cancel = useCancelApplication(done)
  const remove = useDeleteApplication(done)
  const running = { accept: record, decline: record, withdraw: cancel, delete: remove }[step]

  function confirm() {
    if (step === 'accept') {
      if (!places.data) void places.refetch()
      else if (year.isChosen()) record.mutate({ outcome: 'place_taken', startYear: year.value, revision })
    }
    if (step === 'decline') record.mutate({ outcome: 'declined_by_applicant', revision })
    if (step === 'withdraw') cancel.mutate({ id, revision })
    if (step === 'delete') remove.mutate({ id, revision })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={running.isPending || places.isLoading}
      title={t(`outcome.own.${step}Title`)}
      confirm={t(`outcome.own.${step}`)}
      cancel={t('outcome.cancel')}
      onConfirm={confirm}
      danger={step !== 'accept'}
      offBecauseOf={step === 'accept' && isTaken ? whyNot : undefined}
    >
      <Stack gap={4}>
        <Text id={whyNot}>
          {step === 'withdraw' && !target?.offerId
            ? t('outcome.own.withdrawWithoutOffer', { company })
            : t(step === 'accept' && isTaken ? 'outcome.own.full' : `outcome.own.${step}Text`, { company })}
        </Text>
        <YearField year={year} />
        <OutcomeFailed error={running.error ?? places.error} changed={t('outcome.own.changed')} />
      </Stack>
    </ConfirmDialog>
  )
}
