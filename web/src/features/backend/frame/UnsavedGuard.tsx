import { isAnotherPage, useUnsavedGuard } from '#lib/form/useUnsavedGuard.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'

type UnsavedGuardProps = {
  isUnsaved: boolean
  /** Another view of the same page shows something else, too. */
  asksBetweenViews?: boolean
}

export function UnsavedGuard({ isUnsaved, asksBetweenViews = false }: UnsavedGuardProps) {
  const t = useTexts('office')
  const guard = useUnsavedGuard(() => isUnsaved, {
    leaves: (from, to) => isAnotherPage(from, to) || (asksBetweenViews && from.search !== to.search),
  })
  return (
    <ConfirmDialog
      {...guard}
      title={t('leave.title')}
      confirm={t('leave.discard')}
      cancel={t('leave.stay')}
      danger
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}
