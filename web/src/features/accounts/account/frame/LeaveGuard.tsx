import { localizePath } from '@tandem/contract/paths'
import { use } from 'react'
import { UnsavedParts } from '#lib/form/unsaved-parts.ts'
import { useUnsavedGuard } from '#lib/form/useUnsavedGuard.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

/** Asks before what was typed and not saved is left behind; the other language shows the same forms. */
export function LeaveGuard() {
  const t = useTexts('account')
  const parts = use(UnsavedParts)
  const guard = useUnsavedGuard(() => parts.size > 0, {
    leaves: (from, to) => localizePath(from.pathname, 'de') !== localizePath(to.pathname, 'de'),
    asksOnUnload: true,
  })
  return (
    <ConfirmDialog
      {...guard}
      title={t('leave.title')}
      confirm={t('leave.go')}
      cancel={t('leave.stay')}
      danger
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}
