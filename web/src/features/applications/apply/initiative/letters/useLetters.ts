import type { Application } from '@tandem/contract/applications'
import { placeholders } from '@tandem/contract/received-applications/placeholders'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { DraftEditing } from '#features/applications/apply/draft/useDraftEditing.ts'
import { reloadDraft } from '#features/applications/apply/queries.ts'
import { contentOf } from '#features/applications/editor/saving/content.ts'
import { forgetSaves, saveApplication } from '#features/applications/editor/saving/save-application.ts'
import { useAutosave } from '#features/autosave/public.ts'
import { isRefusal } from '#lib/api/api-error.ts'
import { readUnsaved, storeUnsaved } from '#lib/form/unsaved-values.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { commonLetter, followLetter, letterTo } from './letter.ts'

export type Letters = ReturnType<typeof useLetters>

const companyOf = ({ target }: Application) => target?.companyName ?? ''

export const useCompanyMark = () => `[${placeholders.company[useLocale()]}]`

/**
 * One letter for all companies, and each company's own where it was changed. The first draft's stands in its form, which
 * saves it; those of the others are saved here, and outlive a reload until then.
 */
export function useLetters(
  drafts: Application[],
  { form, autosave: leadAutosave }: DraftEditing,
  keep: (draft: Application) => void,
) {
  const mark = useCompanyMark()
  const leadId = drafts[0]?.id
  const leadLetter = useWatch({ control: form.control, name: 'coverLetter' })
  const [pending] = useState(() => readPendingLetters(drafts.slice(1)))
  const [written, setWritten] = useState<Record<string, string>>(() =>
    Object.fromEntries([...pending].map(([id, { letter }]) => [id, letter])),
  )
  const letters = drafts.map((draft) => ({
    id: draft.id,
    company: companyOf(draft),
    letter: draft.id === leadId ? leadLetter : (written[draft.id] ?? draft.coverLetter),
  }))
  const [text, setText] = useState(() => commonLetter(letters, mark))
  const [changedElsewhere, setChangedElsewhere] = useState(false)
  const known = useRef(new Map<string, Application>())
  /** Older versions that letters of an earlier visit began from: a save that names one may be refused. */
  const bases = useRef(new Map([...pending].map(([id, { revision }]) => [id, revision])))
  const latest = useRef(written)
  useEffect(() => {
    for (const draft of drafts) {
      if (draft.revision >= (known.current.get(draft.id)?.revision ?? 0)) known.current.set(draft.id, draft)
    }
  }, [drafts])
  function take(draft: Application) {
    known.current.set(draft.id, draft)
    bases.current.delete(draft.id)
    keep(draft)
    store(draft.id)
  }
  const revisionOf = ({ id, revision }: Application) => bases.current.get(id) ?? revision
  function store(id: string) {
    const draft = known.current.get(id)
    const letter = latest.current[id]
    if (draft && letter !== undefined) storePendingLetter(draft, { letter, revision: revisionOf(draft) })
  }

  const { autosave, status } = useAutosave<Record<string, string>>(async (all) => {
    for (const [id, coverLetter] of Object.entries(all)) {
      const draft = known.current.get(id)
      if (!draft || draft.coverLetter === coverLetter) continue
      try {
        take(await saveApplication(id, { ...contentOf(draft), coverLetter }, revisionOf(draft)))
      } catch (error) {
        if (isRefusal(error, 'changed_elsewhere')) setChangedElsewhere(true)
        throw error
      }
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: from when it opens until it is left
  useEffect(() => {
    // What an earlier visit could not save is saved now.
    if (pending.size > 0) autosave.change(written)
    return () => {
      // Whoever goes elsewhere was asked; a session that ended by itself goes on with it.
      if (!currentAccount()) return
      for (const id of Object.keys(latest.current)) {
        dropPendingLetter(id)
        forgetSaves(id)
      }
    }
  }, [autosave])

  function setLetters(next: Record<string, string>) {
    for (const id of Object.keys(latest.current)) if (!(id in next)) dropPendingLetter(id)
    latest.current = next
    setWritten(next)
    for (const id of Object.keys(next)) store(id)
  }
  function write(changed: { id: string; letter: string }[]) {
    const own = changed.find(({ id }) => id === leadId)
    if (own && own.letter !== leadLetter) {
      form.setValue('coverLetter', own.letter, { shouldDirty: true, shouldValidate: true })
      leadAutosave.change(form.getValues())
    }
    const others = changed.filter(({ id }) => id !== leadId).map(({ id, letter }) => [id, letter])
    const next = { ...written, ...Object.fromEntries(others) }
    setLetters(next)
    if (others.length > 0) autosave.change(next)
  }

  return {
    mark,
    text,
    letters,
    status,
    autosave,
    changedElsewhere,
    isOwn: (id: string) =>
      letters.some((each) => each.id === id && each.letter !== letterTo(each.company, text)),
    writeAll(next: string) {
      setText(next)
      write(followLetter(letters, text, next))
    },
    write: (id: string, letter: string) => write([{ id, letter }]),
    restore(id: string) {
      const found = letters.find((each) => each.id === id)
      if (found) write([{ id, letter: letterTo(found.company, text) }])
    },
    /** Ends a conflict: the letters as they stand here, or as they were saved elsewhere. */
    async resolve(winner: 'mine' | 'theirs') {
      for (const { id } of drafts.slice(1)) take(await reloadDraft(id))
      setChangedElsewhere(false)
      if (winner === 'mine') {
        autosave.change(written)
        await autosave.flush()
      } else {
        autosave.discard()
        setLetters({})
      }
    },
  }
}

/** A letter that is typed and not saved, with the version of the draft that it began from. */
type Pending = { letter: string; revision: number }

const keptAs = (id: string) => `letter ${id}`

/** What an earlier visit typed and could not save, by draft; nothing where it arrived all the same. */
function readPendingLetters(drafts: Application[]): Map<string, Pending> {
  return new Map(
    drafts.flatMap(({ id, coverLetter }) => {
      const pending = readUnsaved(keptAs(id)) as Pending | null
      return pending && pending.letter !== coverLetter ? [[id, pending]] : []
    }),
  )
}

const storePendingLetter = (
  { id, coverLetter }: Pick<Application, 'id' | 'coverLetter'>,
  { letter, revision }: Pending,
): void => storeUnsaved(keptAs(id), letter === coverLetter ? null : { letter, revision })

const dropPendingLetter = (id: string): void => storeUnsaved(keptAs(id), null)
