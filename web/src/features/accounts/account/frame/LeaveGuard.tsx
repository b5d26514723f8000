import { localizePath } from '@tandem/contract/paths'
import { use, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { UnsavedParts } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { useIsSuspended } from '#lib/session/suspended-session.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

/** Asks before what was typed and not saved is left behind. Whoever signs out, or is signed out, is not held up. */
export function LeaveGuard() {
  const t = useTexts('account')
  const parts = use(UnsavedParts)
  const isSuspended = useIsSuspended()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      parts.size > 0 &&
      currentAccount() !== null &&
      localizePath(currentLocation.pathname, 'de') !== localizePath(nextLocation.pathname, 'de'),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (parts.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [parts])
  return (
    <ConfirmDialog
      // Behind the login nobody could answer it.
      open={blocker.state === 'blocked' && !isSuspended}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      confirm={t('leave.go')}
      cancel={t('leave.stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}
