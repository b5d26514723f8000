import { findTransition, stateOf } from '@tandem/contract/application-transitions'
import { declineLetter } from '@tandem/contract/decline-letter'
import { useId, useRef, useState } from 'react'
import { DeclineNote, useNoteFault } from '#features/applications/outcome/decline/DeclineNote.tsx'
import {
  DeclineReasonField,
  focusReasons,
  isReasonRefused,
  useDeclineReason,
} from '#features/applications/outcome/decline/DeclineReasonField.tsx'
import { standingOf } from '#features/applications/stage/standing.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import type { ReceivedApplication } from '../filters/filter-received.ts'
import { type BulkDialogProps, useBulkSending, useFill } from './BulkReplyDialog.tsx'
import { PersonPreview } from './PersonPreview.tsx'

/** A reason for all of them; each reads a letter about their own application. */
export function BulkDeclineDialog(props: BulkDialogProps) {
  const { onClose } = props
  const t = useTexts('applications')
  const isDu = useSettings().applicant.youCanSayYouToMe
  const fill = useFill()
  const faultOf = useNoteFault()
  const fields = useRef<HTMLDivElement>(null)
  const choice = useDeclineReason()
  const { reason } = choice
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const [sent, setSent] = useState<ReceivedApplication[] | null>(null)
  // What is being sent is closed before the answer has come.
  const chosen = sent ?? props.applications
  const applications = chosen.filter(mayBeDeclined)
  const leftOut = chosen.filter((each) => !mayBeDeclined(each))
  const isOff = applications.length === 0 && leftOut.length > 0
  const leftOutId = useId()
  const { isBusy, error, failure, start } = useBulkSending({ ...props, applications })
  useUnsavedPart(note !== '')
  const fault = applications.map((each) => faultOf(fill(note, each))).find((words) => words !== null)

  async function send() {
    setTried(true)
    if (!reason) return focusReasons(fields.current)
    if (fault) return fields.current?.querySelector('textarea')?.focus()
    setSent(chosen)
    const refusal = await start({ kind: 'decline', reason, note })
    setSent(null)
    if (!isReasonRefused(refusal)) return
    choice.choose(null)
    await choice.refetch()
    focusReasons(fields.current)
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
      offBecauseOf={isOff ? leftOutId : undefined}
    >
      <Stack gap={5}>
        <LeftOut id={leftOutId} applications={leftOut} isAll={isOff} />
        {!isOff && (
          <>
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
          </>
        )}
        {!isOff && reason && (
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
        {!isOff && (
          <Text size="small" muted>
            {t('outcome.undoHint')}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

type LeftOutProps = { id: string; applications: ReceivedApplication[]; isAll: boolean }

/** Those that are over already, each with how it ended. */
function LeftOut({ id, applications, isAll }: LeftOutProps) {
  const t = useTexts('applications')
  if (applications.length === 0) return null
  const title = isAll ? t('bulk.noneLeft') : t('bulk.leftOut', { count: applications.length })
  return (
    <InlineAlert title={<span id={id}>{title}</span>}>
      <ul>
        {applications.map((each) => (
          <li key={each.id}>
            {`${each.applicant?.name ?? ''}: ${t(`standing.company.${standingOf(each)}`)}`}
          </li>
        ))}
      </ul>
    </InlineAlert>
  )
}

const mayBeDeclined = (application: ReceivedApplication): boolean =>
  findTransition(stateOf(application), 'declined_by_company', 'company') !== undefined
