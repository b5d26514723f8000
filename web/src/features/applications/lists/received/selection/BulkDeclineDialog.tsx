import { type DeclineReason, declineReasons } from '@tandem/contract/applications'
import { declineLetter } from '@tandem/contract/decline-letter'
import { useRef, useState } from 'react'
import { DeclineNote, useNoteFault } from '#features/applications/outcome/decline/DeclineNote.tsx'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { type BulkDialogProps, useFill } from './BulkReplyDialog.tsx'
import { PersonPreview } from './PersonPreview.tsx'

/** A reason for all of them; each reads a letter about their own application. */
export function BulkDeclineDialog({ applications, onClose, onSend }: BulkDialogProps) {
  const t = useTexts('applications')
  const isDu = useSettings().applicant.youCanSayYouToMe
  const fill = useFill()
  const faultOf = useNoteFault()
  const fields = useRef<HTMLDivElement>(null)
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useUnsavedPart(note !== '')
  const fault = applications.map((each) => faultOf(fill(note, each))).find((words) => words !== null)

  function send() {
    setTried(true)
    if (!reason) return fields.current?.querySelector('input')?.focus()
    if (fault) return fields.current?.querySelector('textarea')?.focus()
    setBusy(true)
    onSend({ kind: 'decline', reason, note })
      .then(onClose)
      .catch((error: unknown) => {
        setFailure(failureTextOf(error))
        setBusy(false)
      })
  }
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      busy={isBusy}
      title={t('bulk.declineTitle', { count: applications.length })}
      confirm={t('bulk.declineSend', { count: applications.length })}
      cancel={t('outcome.cancel')}
      onConfirm={send}
    >
      <Stack gap={5}>
        <Text>{t('bulk.declineText')}</Text>
        <div ref={fields}>
          <Stack gap={5}>
            <RadioGroup
              name="bulk-reason"
              legend={t('outcome.decline.reason')}
              hint={t('outcome.decline.reasonHint')}
              error={isTried && !reason ? t('outcome.decline.reasonMissing') : undefined}
              required
              value={reason}
              onChange={({ target }) =>
                setReason(declineReasons.find((each) => each === target.value) ?? null)
              }
              options={declineReasons.map((value) => ({
                value,
                label: t(`outcome.decline.reasons.${value}`),
              }))}
            />
            <DeclineNote
              value={note}
              onChange={setNote}
              hint={t('bulk.noteHint')}
              error={(isTried && fault) || undefined}
            />
          </Stack>
        </div>
        {reason && (
          <PersonPreview applications={applications}>
            {(application) => {
              const offer = application.target?.offerTitles?.de ?? null
              const facts = { reason, note: fill(note, application), offer }
              const letter = declineLetter({ locale: 'de', isDu }, facts)
              return [letter.opening, letter.note, letter.closing].filter(Boolean).join('\n\n')
            }}
          </PersonPreview>
        )}
        {failure && (
          <InlineAlert tone="danger" title={t('bulk.none')} alert>
            {failure}
          </InlineAlert>
        )}
        <Text size="small" muted>
          {t('outcome.undoHint')}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
