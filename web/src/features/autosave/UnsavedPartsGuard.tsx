import { type ReactNode, useState } from 'react'
import { UnsavedParts } from '#lib/form/unsaved-parts.ts'
import { useUnsavedGuard } from '#lib/form/useUnsavedGuard.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

/** Around forms that wait for their own buttons: asks before what is typed in one of them is left behind. */
export function UnsavedPartsGuard({ children }: { children: ReactNode }) {
  const t = useTexts('autosave')
  const [parts] = useState(() => new Set<string>())
  const guard = useUnsavedGuard(() => parts.size > 0, { asksOnUnload: true })
  return (
    <UnsavedParts value={parts}>
      {children}
      <ConfirmDialog {...guard} title={t('leaveTitle')} confirm={t('leave')} cancel={t('stay')} danger>
        {t('leaveText')}
      </ConfirmDialog>
    </UnsavedParts>
  )
}
