import { declineLetter } from '@tandem/contract/decline-letter'
import { useRef, useState } from 'react'
import { DeclineNote, useNoteFault } from '#features/applications/outcome/decline/DeclineNote.tsx'
import {
  DeclineReasonField,
  isReasonRefused,
  useDeclineReason,
} from '#features/applications/outcome/decline/DeclineReasonField.tsx'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { type BulkDialogProps, useBulkSending, useFill } from './BulkReplyDialog.tsx'
import { PersonPreview } from './PersonPreview.tsx'

/** A reason for all of them; each reads a letter about their own application. */
export function BulkDeclineDialog(props: BulkDialogProps) {
  const { applications, onClose } = props
  const t = useTexts('applications')
  const isDu = useSettings().applicant.youCanSayYouToMe
  const fill = useFill()
  const faultOf = useNoteFault()
  const fields = useRef<HTMLDivElement>(null)
  const choice = useDeclineReason()
  const { reason } = choice
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const { isBusy, error, failure, start } = useBulkSending(props)
  useUnsavedPart(note !== '')
  const fault = applications.map((each) => faultOf(fill(note, each))).find((words) => words !== null)

  async function send() {
    setTried(true)
    if (!reason) return fields.current?.querySelector('input')?.focus()
    if (fault) return fields.current?.querySelector('textarea')?.focus()
    const refusal = await start({ kind: 'decline', reason, note })
    if (!isReasonRefused(refusal)) return
    choice.choose(null)
    await choice.refetch()
    fields.current?.querySelector('input')?.focus()
  }
  const isRefused = isReasonRefused(error)
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      busy={isBusy}
      title={t('bulk.declineTitle', { count: applications.length })}
      confirm={t('bulk.declineSend', { count: applications.length })}
      cancel={t('outcome.cancel')}
      onConfirm={() => void send()}
    >
      <Stack gap={5}>
        <Text>{t('bulk.declineText')}</Text>
        <div ref={fields}>
          <Stack gap={5}>
            <DeclineReasonField {...choice} name="bulk-reason" isTried={isTried} isRefused={isRefused} />
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
        {!isRefused && failure}
        <Text size="small" muted>
          {t('outcome.undoHint')}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
