import { useSearchChange } from '#lib/navigation/useSearchChange.ts'
import { useTypedText } from '#lib/navigation/useTypedText.ts'

/** What a list that is loaded whole is searched for: it stands in the address, so that whoever comes back finds it. */
export function useListSearch(): [text: string, search: (text: string) => void] {
  const { params, change } = useSearchChange()
  const [text, setText] = useTypedText((params.get('text') ?? '').slice(0, maxSearchText))
  return [
    text,
    (next) => {
      setText(next)
      change((now) => {
        const { text: _, ...rest } = Object.fromEntries(now)
        return { ...rest, ...(next && { text: next }) }
      })
    },
  ]
}

export const maxSearchText = 100
