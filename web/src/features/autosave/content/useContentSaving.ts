import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ownSaves } from '#lib/form/own-saves.ts'
import { Refusals, useRefusals } from '#lib/form/refusals.ts'
import { readUnsaved, storeUnsaved } from '#lib/form/unsaved-values.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { useAutosave } from '../useAutosave.ts'
import { type Conflict, ContentSaver, type Pending } from './content-saver.ts'
import type { ContentShape } from './content-shape.ts'

type Record = { id: string; revision: number }

type Options<Content extends object, Draft extends FieldValues, Saved extends Record> = {
  schema: z.ZodMiniType<Content, Draft>
  shape: ContentShape<Content, Draft>
  contentOf: (saved: Saved) => Content
  /** Saves, and takes the answer for what is shown. */
  put: (content: Content, revision: number) => Promise<Saved>
  currentOf: (error: unknown) => Saved | null
  own: Pick<ReturnType<typeof ownSaves<Content, Saved>>, 'isOwn' | 'forget'>
  /** The name of what is typed and not saved, for a reload. */
  keptAs: string
  /** What is open beside the form: see lib/form/unsaved-parts.ts. */
  openParts?: ReadonlySet<string>
  /** How long nothing is typed before it is saved, in milliseconds. */
  delayMs?: number
}

const noParts: ReadonlySet<string> = new Set()

/**
 * A form over a record that is saved by itself, part by part, and takes over what was saved elsewhere. What is typed and
 * not saved outlives a reload.
 */
export function useContentSaving<
  Content extends object,
  Draft extends FieldValues & { [Key in keyof Content]: unknown },
  Saved extends Record,
>(record: Saved, options: Options<Content, Draft, Saved>) {
  const { schema, shape, contentOf, put, currentOf, own, keptAs, openParts = noParts, delayMs } = options
  const { id } = record
  const [pending] = useState(() => readPending(keptAs, contentOf(record)))
  const [refusals] = useState(() => new Refusals<Draft>())
  const form = useForm<Draft, unknown, Content>({
    mode: 'onTouched',
    resolver: useRefusals(useContractResolver(schema), refusals),
    defaultValues: (pending?.draft ?? contentOf(record)) as DefaultValues<Draft>,
  })
  useErrorsInLanguage(form)
  const [conflict, setConflict] = useState<Conflict<Content> | null>(null)
  const [unsaved, setUnsaved] = useState<(keyof Content & string)[]>([])
  const [failure, setFailure] = useState<unknown>(null)
  const [isWaiting, setWaiting] = useState(false)
  const latestPut = useRef(put)
  useEffect(() => {
    latestPut.current = put
  })
  const [saver] = useState(
    () =>
      new ContentSaver<Content, Draft, Saved>(
        pending ?? { content: contentOf(record), revision: record.revision },
        {
          ...{ shape, contentOf, currentOf, refusals },
          put: (content, revision) => latestPut.current(content, revision),
          isOwnSave: own.isOwn,
          read: () => form.getValues(),
          show: (changes) => {
            for (const key of shape.keys) {
              const value = changes[key]
              if (value !== undefined)
                form.setValue(key as string as Path<Draft>, value as PathValue<Draft, Path<Draft>>)
            }
          },
          onRefused: (field, message) => form.setError(field, { type: 'server', message }),
          onConflict: setConflict,
        },
      ),
  )
  /** What still waits then is saved, or given up. */
  const hasLeft = useRef(false)
  const { autosave, status } = useAutosave<Draft>(async () => {
    try {
      await saver.save()
      setFailure(null)
    } catch (error) {
      setFailure(error)
      throw error
    } finally {
      if (!hasLeft.current) storeUnsaved(keptAs, saver.pending())
      setUnsaved(saver.unsaved())
      setWaiting(false)
    }
  }, delayMs)

  const [guard] = useState(() => {
    const isLeft = () => saver.unsaved().length > 0 || openParts.size > 0
    return {
      flush: async () => (await autosave.flush()) && !isLeft(),
      hasUnsaved: () => autosave.hasUnsaved() || isLeft(),
    }
  })

  useEffect(() => {
    const changed = () => {
      for (const { name } of refusals.changed(form.getValues())) {
        const { error }: { error?: { type?: unknown } | undefined } = form.getFieldState(name)
        if (error?.type === 'server') form.clearErrors(name)
      }
      const pending = saver.pending()
      storeUnsaved(keptAs, pending)
      setWaiting(pending !== null)
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
      storeUnsaved(keptAs, null)
      own.forget(id)
    }
  }, [form, autosave, saver, refusals, keptAs, own, id])
  useEffect(() => saver.receiveRemote(record), [saver, record])

  function resolveConflict(values: Partial<Draft>) {
    saver.resolveConflict(values)
    autosave.change(form.getValues())
    void autosave.flush()
  }
  return { form, autosave, status, isWaiting, failure, conflict, unsaved, resolveConflict, guard }
}

/** What an earlier visit could not save, until a save or the way elsewhere ends it; in the shape of today's fields. */
function readPending<Content extends object, Draft extends FieldValues>(
  keptAs: string,
  current: Content,
): Pending<Content, Draft> | null {
  const pending = readUnsaved(keptAs) as Pending<Content, Draft> | null
  if (!pending) return null
  const { draft, content, revision } = pending
  return { draft: { ...current, ...draft }, content: { ...current, ...content }, revision }
}
