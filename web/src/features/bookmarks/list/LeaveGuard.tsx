import { type ReactNode, useState } from 'react'
import { useBlocker } from 'react-router'
import { UnsavedParts } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { useIsSuspended } from '#lib/session/suspended-session.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

/** Around the entries: asks before a note that is not saved is left behind. Whoever is signed out is not held up. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const t = useTexts('bookmarks')
  const [parts] = useState(() => new Set<string>())
  const isSuspended = useIsSuspended()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      parts.size > 0 &&
      currentAccount() !== null &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )
  return (
    <UnsavedParts value={parts}>
      {children}
      <ConfirmDialog
        // Behind the login nobody could answer it.
        open={blocker.state === 'blocked' && !isSuspended}
        onClose={() => blocker.reset?.()}
        title={t('note.leave.title')}
        confirm={t('note.leave.discard')}
        cancel={t('note.leave.stay')}
        danger
        onConfirm={() => blocker.proceed?.()}
      >
        {t('note.leave.text')}
      </ConfirmDialog>
    </UnsavedParts>
  )
}
