import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusHeading } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { PermissionNames } from '../PermissionNames.tsx'
import type { Invitation } from '../queries.ts'
import styles from './OpenInvitations.module.css'
import { WithdrawInvitation } from './WithdrawInvitation.tsx'

export function OpenInvitations({ invitations }: { invitations: Invitation[] }) {
  const t = useTexts('colleagues')
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null)
  function withdrawn() {
    // The focus would go back to the row, which is gone.
    flushSync(() => setWithdrawing(null))
    focusHeading('team')
    notify({ type: 'success', title: t('invitations.withdrawn') })
  }
  return (
    <Stack gap={2}>
      <h3>{t('invitations.title')}</h3>
      <ul aria-label={t('invitations.title')}>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onWithdraw={() => setWithdrawing(invitation)}
          />
        ))}
      </ul>
      {withdrawing && (
        <WithdrawInvitation
          id={withdrawing.id}
          onClose={() => setWithdrawing(null)}
          onWithdrawn={withdrawn}
        />
      )}
    </Stack>
  )
}

function InvitationRow({ invitation, onWithdraw }: { invitation: Invitation; onWithdraw: () => void }) {
  const t = useTexts('colleagues')
  const { day } = useFormats()
  const { email, permissions, usesLeft, expiresOn } = invitation
  const until = t('invitations.until', { day: day(expiresOn) })
  return (
    <li className={styles.invitation}>
      <div className={styles.words}>
        <b>{email || t('invitations.byLink')}</b>
        <Text size="small" muted>
          {email ? until : `${until}, ${t('invitations.usesLeft', { count: usesLeft })}`}
        </Text>
        <PermissionNames permissions={permissions} />
      </div>
      <Button
        size="sm"
        variant="text"
        className={styles.withdraw}
        aria-label={email ? t('invitations.withdrawName', { email }) : t('invitations.withdrawLink')}
        onClick={onWithdraw}
      >
        {t('invitations.withdraw')}
      </Button>
    </li>
  )
}
