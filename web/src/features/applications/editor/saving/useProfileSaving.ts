import type { Application } from '@tandem/contract/applications'
import { ApplicationContent } from '@tandem/contract/applications/content'
import { updateApplication } from '@tandem/contract/applications/drafts'
import { useQueryClient } from '@tanstack/react-query'
import { applicationQuery, refreshOverviews } from '#features/applications/queries.ts'
import { useContentSaving } from '#features/autosave/public.ts'
import { currentOf } from '#lib/api/api-error.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { contentOf, type Draft, profileShape } from './content.ts'
import { forgetSaves, isOwnSave, saveApplication } from './save-application.ts'

const own = { isOwn: isOwnSave, forget: forgetSaves }

/** The form of a profile, which is saved by itself; see `useContentSaving`. */
export function useProfileSaving(application: Application, openParts: ReadonlySet<string>) {
  const { id } = application
  const queries = useQueryClient()
  const query = applicationQuery(id, useLocale())
  return useContentSaving<ApplicationContent, Draft, Application>(application, {
    ...{ schema: ApplicationContent, shape: profileShape, contentOf, own, openParts },
    keptAs: `profile ${id}`,
    currentOf: (error) => currentOf(error, updateApplication),
    async put(content, revision) {
      // An answer that is on its way would show the version before this one.
      await queries.cancelQueries({ queryKey: query.queryKey })
      const saved = await saveApplication(id, content, revision)
      queries.setQueryData(query.queryKey, saved)
      void refreshOverviews(queries)
      return saved
    },
  })
}
