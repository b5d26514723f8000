import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { useRemoveSavedSearch } from '../state/queries.ts'
import type { SavedSearch } from '../state/saved-search.ts'

type RemoveSavedSearchProps = { saved: SavedSearch; onClose: () => void; onRemoved: () => void }

export function RemoveSavedSearch({ saved, onClose, onRemoved }: RemoveSavedSearchProps) {
  const t = useTexts('savedSearches')
  const { name } = saved
  const remove = useRemoveSavedSearch(() => {
    onRemoved()
    notify({ type: 'success', title: t('remove.removed', { name }) })
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('remove.title', { name })}
      confirm={t('remove.confirm')}
      cancel={t('cancel')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(saved)}
    >
      {remove.error && (
        <InlineAlert tone="danger" title={t('remove.failed')} alert>
          {failureTextOf(remove.error)}
        </InlineAlert>
      )}
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  )
}
