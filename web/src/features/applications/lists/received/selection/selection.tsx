import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

type Selection = {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  set: (ids: Iterable<string>) => void
}

const SelectionContext = createContext<Selection | null>(null)

/** Which of the applications are chosen, for what is done to several at once. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selection = useMemo(
    () => ({
      ids,
      toggle: (id: string) =>
        setIds((before) => {
          const after = new Set(before)
          if (!after.delete(id)) after.add(id)
          return after
        }),
      set: (next: Iterable<string>) => setIds(new Set(next)),
    }),
    [ids],
  )
  return <SelectionContext value={selection}>{children}</SelectionContext>
}

export function useSelection(): Selection {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('Only within a SelectionProvider')
  return selection
}

export function SelectBox({ id, name }: { id: string; name: string }) {
  const t = useTexts('applications')
  const { ids, toggle } = useSelection()
  return (
    <Checkbox
      label={<VisuallyHidden>{t('bulk.select', { name })}</VisuallyHidden>}
      checked={ids.has(id)}
      onChange={() => toggle(id)}
    />
  )
}

/** For all that the filters leave. */
export function SelectAllBox({ ids: all }: { ids: string[] }) {
  const t = useTexts('applications')
  const { ids, set } = useSelection()
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
