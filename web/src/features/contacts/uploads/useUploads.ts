import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import type { UploadWords } from '#ui/data/files/UploadRow.tsx'

/** Without a file the one of this id is removed. */
type Change<Id extends string> = { id: Id; file: File | null }

/** The mutation that saves it. */
export type FileChange<Id extends string> = {
  mutate: (change: Change<Id>, options: { onSuccess: () => void }) => void
  variables: Change<Id> | undefined
  isPending: boolean
  error: Error | null
}

/** Saves or removes, and says so. */
export function useSaveFile<Id extends string>({ mutate }: FileChange<Id>, onRemoved?: () => void) {
  const t = useTexts('contacts')
  return (change: Change<Id>, name: string) =>
    mutate(change, {
      onSuccess: () => {
        notify({ type: 'success', title: t(change.file ? 'own.uploaded' : 'own.removed', { name }) })
        if (!change.file) onRemoved?.()
      },
    })
}

export function useUploadWords(): UploadWords {
  const t = useTexts('contacts')
  return {
    upload: t('own.upload'),
    uploadOne: (name) => t('own.uploadOne', { name }),
    replace: t('own.replace'),
    replaceOne: (name) => t('own.replaceOne', { name }),
    remove: t('own.remove'),
    removeOne: (name) => t('own.removeOne', { name }),
  }
}
