import { type Application, updateApplication } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useAutosave } from '#features/applications/autosave/useAutosave.ts'
import { applicationQuery, refreshOverviews } from '#features/applications/queries.ts'
import { call } from '#lib/api/call.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { type ContentKey, contentKeys, type Draft } from './content.ts'
import { ProfileSaver } from './profile-saver.ts'

/** Saves the form by itself, and takes over what was saved in another window. */
export function useProfileSaving(
  application: Application,
  form: UseFormReturn<Draft, unknown, ApplicationContent>,
  /** What is open beside the form: see lib/form/unsaved-parts.ts. */
  openParts: ReadonlySet<string>,
) {
  const [conflicts, setConflicts] = useState<ContentKey[]>([])
  const [unsaved, setUnsaved] = useState<ContentKey[]>([])
  const server = useProfileServer(application.id)
  const [saver] = useState(
    () =>
      new ProfileSaver(application, {
        ...server,
        read: () => form.getValues(),
        show: (changes) => {
          for (const key of contentKeys) {
            const value = changes[key]
            if (value !== undefined) form.setValue(key, value)
          }
        },
        refuse: (key, message) => form.setError(key, { type: 'server', message }),
        onConflict: setConflicts,
      }),
  )
  const { autosave, status } = useAutosave<Draft>(async () => {
    await saver.save()
    setUnsaved(saver.unsaved())
  })

  const [guard] = useState(() => {
    const isLeft = () => saver.unsaved().length > 0 || openParts.size > 0
    return {
      flush: async () => (await autosave.flush()) && !isLeft(),
      hasUnsaved: () => autosave.hasUnsaved() || isLeft(),
    }
  })

  useEffect(() => {
    const changed = () => saver.unsaved().length > 0 && autosave.change(form.getValues())
    return form.subscribe({ formState: { values: true }, callback: changed })
  }, [form, autosave, saver])
  useEffect(() => saver.receiveRemote(application), [saver, application])
  useEffect(() => {
    const save = () => void autosave.flush()
    window.addEventListener('online', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      window.removeEventListener('online', save)
      document.removeEventListener('visibilitychange', save)
    }
  }, [autosave])

  function resolveConflict(choice: 'here' | 'elsewhere') {
    saver.resolveConflict(choice)
    autosave.change(form.getValues())
    void autosave.flush()
  }
  return { autosave, status, conflicts, unsaved, resolveConflict, guard }
}

function useProfileServer(id: string) {
  const queries = useQueryClient()
  const query = applicationQuery(id, useLocale())
  return {
    put: async (content: Draft, revision: number) => {
      // An answer that is on its way would show the version before this one.
      await queries.cancelQueries({ queryKey: query.queryKey })
      const application = await call(updateApplication, { params: { id }, body: { ...content, revision } })
      queries.setQueryData(query.queryKey, application)
      void refreshOverviews(queries)
      return application
    },
  }
}
