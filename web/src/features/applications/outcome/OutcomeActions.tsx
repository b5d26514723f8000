import { IconChevronDown } from '@tabler/icons-react'
import type { Application, Outcome } from '@tandem/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { CloseOfferDialog } from './CloseOfferDialog.tsx'
import { DeclineDialog } from './decline/DeclineDialog.tsx'
import { OutcomeFailed } from './OutcomeFailed.tsx'
import { closureQuery, type DecisionProps, useRecordOutcome } from './queries.ts'
import { SignDialog } from './SignDialog.tsx'

type Decision = 'contract_signed' | 'declined_by_company' | 'declined_by_applicant'
const decisions: Decision[] = ['contract_signed', 'declined_by_company', 'declined_by_applicant']

type OutcomeActionsProps = Pick<DecisionProps, 'application' | 'name'>

/** What a company decides: it signs, declines, or records that the applicant declined. */
export function OutcomeActions({ application, name }: OutcomeActionsProps) {
  const t = useTexts('applications')
  const { allowed, ask, dialogs } = useDecision({ application, name })
  return (
    <>
      {allowed.length > 0 && (
        <Menu
          label={t('outcome.label', { name })}
          trigger={(props) => (
            <Button {...props} iconAfter={IconChevronDown}>
              {t('outcome.action')}
            </Button>
          )}
          items={allowed.map((key) => ({
            key,
            label: t(`outcome.to.${key}`),
            onSelect: () => ask(key),
          }))}
        />
      )}
      <CloseOfferAction application={application} />
      {dialogs}
    </>
  )
}

/** What may be decided, and the dialogs that ask for it. */
export function useDecision({ application, name }: OutcomeActionsProps) {
  const [asked, setAsked] = useState<Decision | null>(null)
  const [isSigned, setSigned] = useState(false)
  const allowed = decisions.filter((each: Outcome) => application.outcomes.includes(each))
  const close = () => setAsked(null)
  // What asked goes with the decision, so the focus needs a new place. The notice of the undo says what was done.
  function decided() {
    flushSync(close)
    focusPageHeading()
  }
  const dialog = { application, name, onClose: close, onDecided: decided }
  const dialogs = (
    <>
      {asked === 'contract_signed' && (
        <SignDialog
          {...dialog}
          onDecided={() => {
            decided()
            setSigned(true)
          }}
        />
      )}
      {asked === 'declined_by_company' && <DeclineDialog {...dialog} />}
      {asked === 'declined_by_applicant' && <SteppedBackDialog {...dialog} />}
      {isSigned && application.target?.offerId && (
        <CloseOfferDialog
          offerId={application.target.offerId}
          offer={application.target.offerTitle ?? ''}
          onClose={() => setSigned(false)}
        />
      )}
    </>
  )
  return { allowed, ask: setAsked, dialogs }
}

/** After the last place was taken, as long as others wait for one. */
export function CloseOfferAction({ application }: { application: Application }) {
  const t = useTexts('applications')
  const [isAsked, setAsked] = useState(false)
  const isCompany = useSignedIn().type === 'company'
  const { outcome, target, freePlaces } = application
  const holdsPlace = outcome === 'place_taken' || outcome === 'contract_signed'
  const isLast = isCompany && holdsPlace && freePlaces.every(({ free }) => free <= 0)
  const offerId = target?.offerId ?? ''
  const { data } = useQuery({ ...closureQuery(offerId), enabled: isLast && offerId !== '' })
  if (!isLast || !data || data.applications.length === 0) return null
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('outcome.close.confirm')}</Button>
      {isAsked && (
        <CloseOfferDialog
          asked
          offerId={offerId}
          offer={target?.offerTitle ?? ''}
          onClose={() => setAsked(false)}
          onClosed={() => {
            flushSync(() => setAsked(false))
            focusPageHeading()
          }}
        />
      )}
    </>
  )
}

function SteppedBackDialog({ application, name, onClose, onDecided }: DecisionProps) {
  const t = useTexts('applications')
  const record = useRecordOutcome(application.id, onDecided)
  const { revision } = application
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={record.isPending}
      title={t('outcome.stepBack.title', { name })}
      confirm={t('outcome.stepBack.confirm')}
      cancel={t('outcome.cancel')}
      onConfirm={() => record.mutate({ outcome: 'declined_by_applicant', revision })}
    >
      <Text>{t('outcome.stepBack.text', { name })}</Text>
      <OutcomeFailed error={record.error} />
    </ConfirmDialog>
  )
}
