import type { Application, Attachment } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { contentOf } from '#features/applications/editor/saving/content.ts'
import { forgetSaves, saveApplication } from '#features/applications/editor/saving/save-application.ts'
import { useAutosave } from '#features/autosave/public.ts'
import { isRefusal } from '#lib/api/api-error.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { attachToDraft, refillDraft, reloadDraft } from '../queries.ts'
import { DraftFields, fieldsOf, validFields } from './draft-fields.ts'
import { dropPending, readPending, storePending } from './pending-draft.ts'

export type DraftEditing = ReturnType<typeof useDraftEditing>

/**
 * The form of a draft, which saves itself. `keep` takes each newer version of the draft. What is not saved outlives a
 * reload.
 */
export function useDraftEditing(draft: Application, keep: (draft: Application) => void) {
  const [pending] = useState(() => readPending(draft))
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(DraftFields),
    defaultValues: pending?.fields ?? fieldsOf(draft),
  })
  useErrorsInLanguage(form)
  /** The newest version this form knows of: a save that names an older one is refused. */
  const known = useRef(pending ? { ...draft, revision: pending.revision } : draft)
  /** What still waits then is saved, or given up. */
  const hasLeft = useRef(false)
  const [changedElsewhere, setChangedElsewhere] = useState(false)

  function take(newest: Application) {
    known.current = newest
    keep(newest)
  }
  function store() {
    if (!hasLeft.current) storePending(form.getValues(), known.current)
  }
  async function save(changes: Partial<ApplicationContent>) {
    const { id, revision } = known.current
    try {
      take(await saveApplication(id, { ...contentOf(known.current), ...changes }, revision))
      store()
    } catch (error) {
      if (isRefusal(error, 'changed_elsewhere')) setChangedElsewhere(true)
      applyViolations(error, form.setError)
      throw error
    }
  }
  const { autosave, status } = useAutosave((fields: DraftFields) => save(validFields(fields)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: from when it opens until it is left
  useEffect(() => {
    hasLeft.current = false
    // What an earlier visit could not save is saved now.
    if (pending) autosave.change(pending.fields)
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Without a name it is a reset: nobody typed.
        if (name) autosave.change(values)
        store()
      },
    })
    return () => {
      stop()
      hasLeft.current = true
      // Whoever goes elsewhere was asked; a session that ended by itself goes on with it.
      if (!currentAccount()) return
      dropPending(draft.id)
      forgetSaves(draft.id)
    }
  }, [form, autosave, draft.id])

  // Files come and go beside the form.
  const refresh = async () => keep(await reloadDraft(draft.id))

  return {
    form,
    autosave,
    status,
    changedElsewhere,
    refresh,
    /** Takes over documents of another record of the applicant. Those before one that is refused stay. */
    async attach(files: Attachment[]) {
      try {
        for (const file of files) await attachToDraft(draft.id, file)
      } finally {
        await refresh()
      }
    },
    /** Fills everything but the letter anew from another record; a letter that is not saved still waits for it. */
    async refill(sourceId: string) {
      const isSaved = await autosave.flush()
      const { id, revision } = known.current
      try {
        take(await refillDraft(id, sourceId, revision))
      } catch (error) {
        if (isRefusal(error, 'changed_elsewhere')) setChangedElsewhere(true)
        throw error
      }
      const coverLetter = form.getValues('coverLetter')
      form.reset(fieldsOf(known.current))
      if (isSaved && coverLetter === known.current.coverLetter) return
      // What still waits holds the fields as they were before.
      form.setValue('coverLetter', coverLetter, { shouldDirty: true, shouldValidate: true })
      autosave.change(form.getValues())
    },
    /** Replaces parts that have no field here. */
    async replace(parts: Partial<ApplicationContent>) {
      await autosave.flush()
      await save(parts)
    },
    /** Ends a conflict: what stands in the form goes over the other version, or gives way to it. */
    async resolve(winner: 'mine' | 'theirs') {
      const newest = await reloadDraft(draft.id)
      take(newest)
      setChangedElsewhere(false)
      if (winner === 'mine') {
        autosave.change(form.getValues())
        await autosave.flush()
      } else {
        autosave.discard()
        form.reset(fieldsOf(newest))
      }
    },
  }
}
