import type { ApplicationSummary } from '@tandem/contract/applications'
import type { BulkChange, ChangeResult } from '@tandem/contract/received-applications/changes'
import { createContext, type ReactNode, use, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { UndoNotice } from '#features/applications/outcome/UndoNotice.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import type { Named } from './useBulkChange.ts'

export type Undoable = {
  steps: { change: BulkChange; applications: Named[] }[]
  /** Of the steps that are done already. */
  results: ChangeResult[]
  words: string
}
type Selection = {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  set: (ids: Iterable<string>) => void
  /** What was done to several at once and can be taken back. */
  undoable: Undoable | null
  setUndoable: (undoable: Undoable | null) => void
}

const SelectionContext = createContext<StoreApi<Selection> | null>(null)

/** Which of the applications are chosen, for what is done to several at once. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [selection] = useState(() =>
    createStore<Selection>((setState) => ({
      ids: new Set(),
      toggle: (id) =>
        setState(({ ids }) => {
          const after = new Set(ids)
          if (!after.delete(id)) after.add(id)
          return { ids: after }
        }),
      set: (next) => setState({ ids: new Set(next) }),
      undoable: null,
      setUndoable: (undoable) => setState({ undoable }),
    })),
  )
  return <SelectionContext value={selection}>{children}</SelectionContext>
}

/** Draws again only what selects something else by then: a board holds hundreds of boxes. */
export function useSelection<T>(select: (selection: Selection) => T): T {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('Only within a SelectionProvider')
  return useStore(selection, select)
}

export function SelectBox({ id, name }: { id: string; name: string }) {
  const t = useTexts('applications')
  const isChosen = useSelection(({ ids }) => ids.has(id))
  const toggle = useSelection((selection) => selection.toggle)
  return (
    <Checkbox hideLabel label={t('bulk.select', { name })} checked={isChosen} onChange={() => toggle(id)} />
  )
}

/** For what was done to one alone: what was done to several is taken back together. */
export function UndoOfOne({ applications }: { applications: ApplicationSummary[] }) {
  const undoable = useSelection((selection) => selection.undoable)
  const together = new Set(undoable?.steps.flatMap((step) => step.applications.map(({ id }) => id)))
  const others = applications.filter(({ id }) => !together.has(id))
  return <UndoNotice applications={others.map((each) => ({ ...each, name: each.applicant?.name ?? '' }))} />
}

/** For all that the filters leave. */
export function SelectAllBox({ ids: all }: { ids: string[] }) {
  const t = useTexts('applications')
  const { ids, set } = useSelection((selection) => selection)
  const chosen = all.filter((id) => ids.has(id)).length
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < all.length
      }}
      label={t('bulk.selectAll')}
      checked={chosen > 0 && chosen === all.length}
      onChange={({ target }) => set(target.checked ? all : [])}
    />
  )
}
