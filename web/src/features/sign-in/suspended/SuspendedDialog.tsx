import { logout } from '@tandem/contract/sessions'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { announceSession } from '#lib/session/other-tabs.ts'
import { setSession, useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { useFocusDialogTitle } from '#ui/overlay/useDialog.ts'
import { LoginForm } from '../login/LoginForm.tsx'
import type { OpenedSession } from '../login/sign-in.ts'
import { OnOpenedSession, useEnterSession } from '../queries.ts'

type SuspendedDialogProps = {
  /** Drops all that is there of the account whose session ended. */
  onForget: () => void
  /** Leaves the page that is hidden. */
  onLeave: () => void
}

/** Asks for the login over a page whose session ended while something was unsaved. */
export function SuspendedDialog({ onForget, onLeave }: SuspendedDialogProps) {
  const t = useTexts('signIn')
  const { id } = useSignedIn()
  const enter = useEnterSession()
  const [other, setOther] = useState<OpenedSession | null>(null)

  function resume(opened: OpenedSession) {
    setSession(opened)
    announceSession(opened)
  }
  function goOnAs(opened: OpenedSession) {
    onForget()
    void enter(opened)
  }
  function goBack({ token }: OpenedSession) {
    // A session that stays open ends by itself.
    void call(logout, {}, { token }).catch(() => {})
    setOther(null)
  }
  function discard() {
    onForget()
    onLeave()
  }
  return (
    <Dialog open title={t(other ? 'suspended.other.title' : 'suspended.title')}>
      {other ? (
        <OtherAccount onBack={() => goBack(other)} onGo={() => goOnAs(other)} />
      ) : (
        <Stack gap={4}>
          <Text>{t('suspended.text')}</Text>
          <OnOpenedSession value={(opened) => (opened.account.id === id ? resume(opened) : setOther(opened))}>
            <LoginForm inPage />
          </OnOpenedSession>
          <Button variant="text" block onClick={discard}>
            {t('suspended.discard')}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}

function OtherAccount({ onBack, onGo }: { onBack: () => void; onGo: () => void }) {
  const t = useTexts('signIn')
  const step = useFocusDialogTitle<HTMLDivElement>()
  return (
    <div ref={step}>
      <Stack gap={4}>
        <Text>{t('suspended.other.text')}</Text>
        <Button variant="danger-filled" size="lg" block onClick={onGo}>
          {t('suspended.other.go')}
        </Button>
        <Button variant="text" block onClick={onBack}>
          {t('suspended.other.back')}
        </Button>
      </Stack>
    </div>
  )
}
