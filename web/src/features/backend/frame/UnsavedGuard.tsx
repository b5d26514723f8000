import { useBlocker } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { useIsSuspended } from '#lib/session/suspended-session.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

type UnsavedGuardProps = {
  isUnsaved: boolean
  /** Another view of the same page shows something else, too. */
  asksBetweenViews?: boolean
}

/** Asks before what was typed is left behind. Whoever is signed out is not held up. */
export function UnsavedGuard({ isUnsaved, asksBetweenViews = false }: UnsavedGuardProps) {
  const t = useTexts('office')
  const isSuspended = useIsSuspended()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      currentAccount() !== null &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (asksBetweenViews && currentLocation.search !== nextLocation.search)),
  )
  return (
    <ConfirmDialog
      // Behind the login nobody could answer it.
      open={blocker.state === 'blocked' && !isSuspended}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      confirm={t('leave.discard')}
      cancel={t('leave.stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}
