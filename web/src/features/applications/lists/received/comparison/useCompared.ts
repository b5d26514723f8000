import { useSearchParams } from 'react-router'

export const comparable = { min: 2, max: 4 }

const name = 'vergleich'

/** Which applications stand beside each other: they live in the address. Null while none are compared. */
export function useCompared() {
  const [params] = useSearchParams()
  const given = params.get(name)
  const ids = given === null ? null : [...new Set(given.split(',').filter(Boolean))].slice(0, comparable.max)
  return {
    ids,
    /** The address of a comparison; without ids, of the list as it was filtered before. */
    searchOf(next: string[] | null): string {
      const changed = new URLSearchParams(params)
      changed.delete(name)
      const rest = changed.toString()
      // A comma is not escaped in a query, so that the address can be read.
      return [rest, next && `${name}=${next.join(',')}`].filter(Boolean).join('&')
    },
  }
}
