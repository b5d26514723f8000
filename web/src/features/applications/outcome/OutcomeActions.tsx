import { IconChevronDown } from '@tabler/icons-react'
import type { Application, Outcome } from '@tandem/contract/applications'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { CloseOfferDialog } from './CloseOfferDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { OutcomeFailed } from './OutcomeFailed.tsx'
import { useRecordOutcome } from './queries.ts'
import { SignDialog } from './SignDialog.tsx'

type Decision = 'contract_signed' | 'declined_by_company' | 'declined_by_applicant'
const decisions: Decision[] = ['contract_signed', 'declined_by_company', 'declined_by_applicant']

type OutcomeActionsProps = { application: Application; name: string }

/** What a company decides: it signs, declines, or records that the applicant declined. */
export function OutcomeActions({ application, name }: OutcomeActionsProps) {
  const t = useTexts('applications')
  const [asked, setAsked] = useState<Decision | null>(null)
  const [isSigned, setSigned] = useState(false)
  const allowed = decisions.filter((each: Outcome) => application.outcomes.includes(each))
  const close = () => setAsked(null)
  const dialog = { application, name, onClose: close }
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
            onSelect: () => setAsked(key),
          }))}
        />
      )}
      <SignDialog {...dialog} open={asked === 'contract_signed'} onSigned={() => setSigned(true)} />
      <DeclineDialog {...dialog} open={asked === 'declined_by_company'} />
      <SteppedBackDialog {...dialog} open={asked === 'declined_by_applicant'} />
      {isSigned && application.target?.offerId && (
        <CloseOfferDialog
          offerId={application.target.offerId}
          offer={application.target.offerTitle ?? ''}
          onClose={() => setSigned(false)}
        />
      )}
    </>
  )
}

type SteppedBackDialogProps = OutcomeActionsProps & { open: boolean; onClose: () => void }

function SteppedBackDialog({ application, name, open, onClose }: SteppedBackDialogProps) {
  const t = useTexts('applications')
  const record = useRecordOutcome(application.id)
  const { revision } = application
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      busy={record.isPending}
      title={t('outcome.stepBack.title', { name })}
      confirm={t('outcome.stepBack.confirm')}
      cancel={t('outcome.cancel')}
      onConfirm={() => record.mutate({ outcome: 'declined_by_applicant', revision }, { onSuccess: onClose })}
    >
      <Text>{t('outcome.stepBack.text', { name })}</Text>
      <OutcomeFailed error={record.error} />
    </ConfirmDialog>
  )
}
