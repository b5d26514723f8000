import { declineLetter } from '@tandem/contract/decline-letter'
import { fillPlaceholders } from '@tandem/contract/received-applications/placeholders'
import { useRef, useState } from 'react'
import { RecommendDialog, RecommendInstead } from '#features/applicant-requests/public.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { OutcomeFailed } from '../OutcomeFailed.tsx'
import { type DecisionProps, useRecordOutcome } from '../queries.ts'
import { DeclineLetter } from './DeclineLetter.tsx'
import { DeclineNote, useNoteFault } from './DeclineNote.tsx'
import { DeclineReasonField, focusReasons, isReasonRefused, useDeclineReason } from './DeclineReasonField.tsx'

/** A reason and, if one likes, a sentence of one's own; beside it what the applicant will read. */
export function DeclineDialog({ application, name, onClose, onDecided }: DecisionProps) {
  const t = useTexts('applications')
  const { applicant } = useSettings()
  const record = useRecordOutcome(application.id, onDecided)
  const choice = useDeclineReason()
  const { reason } = choice
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const [isRecommending, setRecommending] = useState(false)
  useUnsavedPart(note !== '')
  const offer = application.target?.offerTitles ?? null
  const { displayName, firstName, lastName } = useSignedIn()
  const person = application.applicant
  const facts = {
    ...{ firstName: person.firstName, lastName: person.lastName, offer },
    ...{ company: displayName, writer: `${firstName} ${lastName}` },
  }
  const filled = fillPlaceholders(note, facts)
  const fault = useNoteFault()(filled)

  const fields = useRef<HTMLDivElement>(null)

  function send() {
    setTried(true)
    if (!reason) return focusReasons(fields.current)
    if (fault) return fields.current?.querySelector('textarea')?.focus()
    const { revision } = application
    record.mutate(
      { outcome: 'declined_by_company', reason, note: filled, revision },
      { onError: showRefusedReason },
    )
  }
  async function showRefusedReason(error: Error) {
    if (!isReasonRefused(error)) return
    choice.choose(null)
    await choice.refetch()
    focusReasons(fields.current)
  }
  const isRefused = isReasonRefused(record.error)
  const address = { locale: 'de', isDu: applicant.youCanSayYouToMe } as const
  // What was begun is still there when the other dialog is over.
  if (isRecommending) {
    const back = () => setRecommending(false)
    return <RecommendDialog applicationId={application.id} name={name} onClose={back} onDone={back} />
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={record.isPending}
      title={t('outcome.decline.title', { name })}
      confirm={t('outcome.decline.confirm')}
      cancel={t('outcome.cancel')}
      onConfirm={send}
      danger
    >
      <Stack gap={5}>
        <div ref={fields}>
          <Stack gap={5}>
            <DeclineReasonField {...choice} name="reason" isTried={isTried} isRefused={isRefused} />
            <DeclineNote
              value={note}
              onChange={setNote}
              hint={t('outcome.decline.noteHint')}
              error={(isTried && fault) || undefined}
              facts={facts}
            />
          </Stack>
        </div>
        {reason && (
          <DeclineLetter
            title={t('outcome.decline.preview')}
            {...declineLetter(address, { reason, note: filled, offer: offer?.de ?? null })}
          />
        )}
        <RecommendInstead
          applicationId={application.id}
          name={name}
          onRecommend={() => setRecommending(true)}
        />
        <OutcomeFailed error={isRefused ? null : record.error} />
        <Text size="small" muted>
          {t('outcome.undoHint')}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
