import { useTexts } from '#lib/i18n/texts.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import type { Interval } from '../parts/IntervalSelect.tsx'
import { useCreateSavedSearch } from '../state/queries.ts'
import { SaveSearchForm } from './SaveSearchForm.tsx'

type SaveSearchDialogProps = { interval: Interval; onClose: () => void; onSaved: () => void }

/** Asks for the name of the search on the screen. */
export function SaveSearchDialog({ interval, onClose, onSaved }: SaveSearchDialogProps) {
  const t = useTexts('savedSearches')
  const create = useCreateSavedSearch()
  return (
    <Dialog open onClose={onClose} title={t('save.title')} busy={create.isPending}>
      <SaveSearchForm create={create} interval={interval} onClose={onClose} onSaved={onSaved} />
    </Dialog>
  )
}
