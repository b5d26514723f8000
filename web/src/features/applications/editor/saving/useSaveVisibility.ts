import { getApplication } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { updateApplication } from '@tandem/contract/applications/drafts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshOverviews } from '#features/applications/queries.ts'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { contentOf } from './content.ts'

export type Visibility = ApplicationContent['visibility']

/** With what a person may go back to. */
export type VisibilityChange = { visibility: Visibility; undo?: Visibility | undefined }

/** Called also when what asked for it is gone from the page by then. */
type Outcome = { onSaved: (change: VisibilityChange) => void; onFailed: (error: Error) => void }

/** Who finds a profile, changed from outside its editor; the rest stays as it is saved at that moment. */
export function useSaveVisibility(id: string, { onSaved, onFailed }: Outcome) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: async ({ visibility }: VisibilityChange) => {
      const application = await call(getApplication, { params: { id } })
      const { revision } = application
      const body = { ...contentOf(application), visibility, revision }
      return call(updateApplication, { params: { id }, body })
    },
    onSuccess: async (_, change) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['applications', 'application', id] }),
        refreshOverviews(queries),
      ])
      onSaved(change)
    },
    onError: onFailed,
  })
}
