import type { Application } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { forgetSaves, isOwnSave, saveApplication } from '#features/applications/autosave/save-application.ts'
import { useAutosave } from '#features/applications/autosave/useAutosave.ts'
import { applicationQuery, refreshOverviews } from '#features/applications/queries.ts'
import { readUnsaved, storeUnsaved } from '#lib/form/unsaved-values.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { type ContentKey, contentKeys, contentOf, type Draft } from './content.ts'
import { type Conflict, type Pending, ProfileSaver } from './profile-saver.ts'

/** Saves the form by itself, and takes over what was saved in another window. */
export function useProfileSaving(
  application: Application,
  form: UseFormReturn<Draft, unknown, ApplicationContent>,
  /** What is open beside the form: see lib/form/unsaved-parts.ts. */
  openParts: ReadonlySet<string>,
  /** What was typed before a reload, which the form has again. */
  pending: Pending | null,
) {
  const { id } = application
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [unsaved, setUnsaved] = useState<ContentKey[]>([])
  const server = useProfileServer(id)
  const [saver] = useState(
    () =>
      new ProfileSaver(
        pending ? { ...application, ...pending.content, revision: pending.revision } : application,
        {
          ...server,
          isOwnSave,
          read: () => form.getValues(),
          show: (changes) => {
            for (const key of contentKeys) {
              const value = changes[key]
              if (value !== undefined) form.setValue(key, value)
            }
          },
          refuse: (key, message) => form.setError(key, { type: 'server', message }),
          onConflict: setConflict,
        },
      ),
  )
  /** What still waits then is saved, or given up. */
  const hasLeft = useRef(false)
  const { autosave, status } = useAutosave<Draft>(async () => {
    try {
      await saver.save()
    } finally {
      if (!hasLeft.current) storeUnsaved(keptAs(id), saver.pending())
      setUnsaved(saver.unsaved())
    }
  })

  const [guard] = useState(() => {
    const isLeft = () => saver.unsaved().length > 0 || openParts.size > 0
    return {
      flush: async () => (await autosave.flush()) && !isLeft(),
      hasUnsaved: () => autosave.hasUnsaved() || isLeft(),
    }
  })

  useEffect(() => {
    const changed = () => {
      const pending = saver.pending()
      storeUnsaved(keptAs(id), pending)
      if (pending) autosave.change(pending.draft)
      // Typed back to what was saved: no save comes that would say so.
      else setUnsaved((before) => (before.length === 0 ? before : []))
    }
    hasLeft.current = false
    // What an earlier visit could not save is saved now.
    changed()
    const stop = form.subscribe({ formState: { values: true }, callback: changed })
    return () => {
      stop()
      hasLeft.current = true
      // Whoever goes elsewhere was asked; a session that ended by itself goes on with it.
      if (!currentAccount()) return
      storeUnsaved(keptAs(id), null)
      forgetSaves(id)
    }
  }, [form, autosave, saver, id])
  useEffect(() => saver.receiveRemote(application), [saver, application])

  function resolveConflict(values: Partial<Draft>) {
    saver.resolveConflict(values)
    autosave.change(form.getValues())
    void autosave.flush()
  }
  return { autosave, status, conflict, unsaved, resolveConflict, guard }
}

const keptAs = (id: string) => `profile ${id}`

/** What an earlier visit could not save, until a save or the way elsewhere ends it; in the shape of today's fields. */
export function readPending(application: Application): Pending | null {
  const pending = readUnsaved(keptAs(application.id)) as Pending | null
  if (!pending) return null
  const current = contentOf(application)
  const { draft, content, revision } = pending
  return { draft: { ...current, ...draft }, content: { ...current, ...content }, revision }
}

function useProfileServer(id: string) {
  const queries = useQueryClient()
  const query = applicationQuery(id, useLocale())
  return {
    put: async (content: Draft, revision: number) => {
      // An answer that is on its way would show the version before this one.
      await queries.cancelQueries({ queryKey: query.queryKey })
      const application = await saveApplication(id, content, revision)
      queries.setQueryData(query.queryKey, application)
      void refreshOverviews(queries)
      return application
    },
  }
}
