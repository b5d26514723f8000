import { nextStates, stateOf } from '@tandem/contract/application-transitions'
import { type ApplicationSummary, applicationStatuses } from '@tandem/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { applicationQuery } from '../queries.ts'
import { OutcomeFailed } from './OutcomeFailed.tsx'
import styles from './outcome.module.css'
import { useCancelApplication, useDeleteApplication, useRecordOutcome } from './queries.ts'
import { needsYear, YearField } from './YearField.tsx'

type Step = 'accept' | 'decline' | 'withdraw' | 'delete'
type OwnDecisionProps = { application: ApplicationSummary; title: string }

/** What an applicant can make of their own application; each step names its consequence first. */
export function OwnDecision({ application, title }: OwnDecisionProps) {
  const t = useTexts('applications')
  const [asked, setAsked] = useState<Step | null>(null)
  const company = application.target?.companyName ?? ''
  const next = nextStates(stateOf(application), 'applicant')
  const isDraft = application.status === applicationStatuses.new
  const isOffered = next.includes('place_taken')
  const mayWithdraw = !isDraft && next.includes('cancelled')
  const ask = (step: Step) => (
    <Button
      size="sm"
      variant={step === 'accept' ? 'primary' : step === 'decline' ? 'soft' : 'text'}
      onClick={() => setAsked(step)}
    >
      {t(`outcome.own.${step}`)}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  )
  return (
    <>
      {isOffered && (
        <InlineAlert
          tone="success"
          title={t('outcome.own.offered', { company })}
          actions={
            <>
              {ask('accept')}
              {ask('decline')}
            </>
          }
        >
          {t('outcome.own.offeredText')}
        </InlineAlert>
      )}
      {isDraft && <div className={styles.onTheEdge}>{ask('delete')}</div>}
      {mayWithdraw && <div className={styles.onTheEdge}>{ask('withdraw')}</div>}
      {!isOffered && next.includes('declined_by_applicant') && <div>{ask('decline')}</div>}
      {asked && <StepDialog step={asked} application={application} onClose={() => setAsked(null)} />}
    </>
  )
}

type StepDialogProps = { step: Step; application: ApplicationSummary; onClose: () => void }

function StepDialog({ step, application, onClose }: StepDialogProps) {
  const t = useTexts('applications')
  const { id, revision, target } = application
  const { data } = useQuery({ ...applicationQuery(id, useLocale()), enabled: step === 'accept' })
  const [startYear, setYear] = useState<number>()
  const years = data?.freePlaces ?? []
  const record = useRecordOutcome(id)
  const cancel = useCancelApplication()
  const remove = useDeleteApplication()
  const running = { accept: record, decline: record, withdraw: cancel, delete: remove }[step]

  function confirm() {
    const then = { onSuccess: onClose }
    if (step === 'accept') {
      if (needsYear(years, startYear)) return
      record.mutate({ outcome: 'place_taken', startYear, revision }, then)
    }
    if (step === 'decline') record.mutate({ outcome: 'declined_by_applicant', revision }, then)
    if (step === 'withdraw') cancel.mutate({ id, revision }, then)
    if (step === 'delete') remove.mutate({ id, revision }, then)
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={running.isPending || (step === 'accept' && !data)}
      title={t(`outcome.own.${step}Title`)}
      confirm={t(`outcome.own.${step}`)}
      cancel={t('outcome.cancel')}
      onConfirm={confirm}
      danger={step !== 'accept'}
    >
      <Stack gap={4}>
        <Text>{t(`outcome.own.${step}Text`, { company: target?.companyName ?? '' })}</Text>
        {step === 'accept' && <YearField years={years} value={startYear} onChange={setYear} />}
        <OutcomeFailed error={running.error} changed={t('outcome.own.changed')} />
      </Stack>
    </ConfirmDialog>
  )
}
