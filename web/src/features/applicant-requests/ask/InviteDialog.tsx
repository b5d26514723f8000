import { type AskedOf, requestNoteMaxLength } from '@tandem/contract/applicant-requests'
import { useRef, useState } from 'react'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { CallFailed } from '../CallFailed.tsx'
import { useInvite } from '../queries.ts'

type InviteDialogProps = {
  applicantId: string
  name: string
  offers: AskedOf['offers']
  offerId: string | undefined
  onClose: () => void
  onDone: () => void
}

export function InviteDialog({ applicantId, name, offers, offerId, onClose, onDone }: InviteDialogProps) {
  const t = useTexts('applicantRequests')
  const box = useRef<HTMLDivElement>(null)
  const free = offers.filter(({ canInvite }) => canInvite)
  const suggested = free.find(({ id }) => id === offerId) ?? (free.length === 1 ? free[0] : undefined)
  const [chosen, setChosen] = useState(suggested?.id ?? '')
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const invite = useInvite(applicantId)
  useUnsavedPart(note !== '')
  // A colleague may have been faster.
  const isFree = free.some(({ id }) => id === chosen)

  function send() {
    setMissing(!isFree)
    if (isFree) invite.mutate({ offerId: chosen, note }, { onSuccess: onDone })
    else box.current?.querySelector('select')?.focus()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={invite.isPending}
      title={t('ask.inviteTitle', { name })}
      confirm={t('ask.inviteConfirm')}
      cancel={t('ask.cancel')}
      onConfirm={send}
    >
      <Stack gap={4}>
        <div ref={box}>
          <SelectField
            label={t('ask.offer')}
            required
            placeholder={t('ask.chooseOffer')}
            error={isMissing ? t('ask.offerMissing') : undefined}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value)
              setMissing(false)
            }}
            options={offers.map(({ id, title, state, canInvite }) => ({
              value: id,
              label: state
                ? t('ask.asked', { offer: title, state: t(`sent.state.invitation.${state}`) })
                : title,
              disabled: !canInvite,
            }))}
          />
        </div>
        <TextArea
          label={t('ask.note')}
          hint={t('ask.noteHint')}
          value={note}
          maxLength={requestNoteMaxLength}
          rows={3}
          onChange={({ target }) => setNote(target.value)}
        />
        <CallFailed error={invite.error} />
        <Text size="small" muted>
          {t('ask.inviteOnce')}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
