import { type ReactNode, useState } from 'react'
import { UnsavedParts } from '#lib/form/unsaved-parts.ts'
import { isAnotherPage, useUnsavedGuard } from '#lib/form/useUnsavedGuard.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

/** Around the entries: asks before a note that is not saved is left behind, for another view of the list too. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const t = useTexts('bookmarks')
  const [parts] = useState(() => new Set<string>())
  const guard = useUnsavedGuard(() => parts.size > 0, {
    leaves: (from, to) => isAnotherPage(from, to) || from.search !== to.search,
  })
  return (
    <UnsavedParts value={parts}>
      {children}
      <ConfirmDialog
        {...guard}
        title={t('note.leave.title')}
        confirm={t('note.leave.discard')}
        cancel={t('note.leave.stay')}
        danger
      >
        {t('note.leave.text')}
      </ConfirmDialog>
    </UnsavedParts>
  )
}
