import { type DeclineReason, declineReasons } from '@tandem/contract/applications'
import { declineLetter } from '@tandem/contract/decline-letter'
import { useRef, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { DeclineLetter } from './DeclineLetter.tsx'
import { OutcomeFailed } from './OutcomeFailed.tsx'
import { type DecisionProps, useRecordOutcome } from './queries.ts'

/** A reason and, if one likes, a sentence of one's own; beside it what the applicant will read. */
export function DeclineDialog({ application, name, onClose, onDecided }: DecisionProps) {
  const t = useTexts('applications')
  const { applicant } = useSettings()
  const record = useRecordOutcome(application.id, onDecided)
  const [reason, setReason] = useState<DeclineReason | null>(null)
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)

  const reasons = useRef<HTMLDivElement>(null)

  function send() {
    setMissing(!reason)
    if (!reason) return reasons.current?.querySelector('input')?.focus()
    const { revision } = application
    record.mutate({ outcome: 'declined_by_company', reason, note, revision })
  }
  const offer = application.target?.offerTitle ?? null
  const address = { locale: 'de', isDu: applicant.youCanSayYouToMe } as const
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
        <div ref={reasons}>
          <RadioGroup
            name="reason"
            legend={t('outcome.decline.reason')}
            hint={t('outcome.decline.reasonHint')}
            error={isMissing ? t('outcome.decline.reasonMissing') : undefined}
            required
            value={reason}
            onChange={({ target }) => {
              setReason(declineReasons.find((each) => each === target.value) ?? null)
              setMissing(false)
            }}
            options={declineReasons.map((value) => ({ value, label: t(`outcome.decline.reasons.${value}`) }))}
          />
        </div>
        <TextArea
          label={t('outcome.decline.note')}
          hint={t('outcome.decline.noteHint')}
          value={note}
          maxLength={1000}
          rows={3}
          onChange={({ target }) => setNote(target.value)}
        />
        {reason && (
          <DeclineLetter
            title={t('outcome.decline.preview')}
            {...declineLetter(address, { reason, note, offer })}
          />
        )}
        <OutcomeFailed error={record.error} />
        <Text size="small" muted>
          {t('outcome.undoHint')}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
