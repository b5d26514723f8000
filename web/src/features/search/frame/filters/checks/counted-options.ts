import type { Facets } from '@tandem/contract/endpoint'
import type { CountedOption } from './CheckList.tsx'

type Named = { id: string; name: string }

/** The options with what each would find: 0 where it is not counted, nothing where nothing is. */
export function countedOptions(
  options: readonly Named[],
  counted: Facets[string] | undefined,
): CountedOption[] {
  const counts = new Map(counted?.map(({ id, count }) => [id, count]))
  return options.map(({ id, name }) => ({ id, name, count: counted && (counts.get(id) ?? 0) }))
}

/** The most frequent first; of equals, and where nothing is counted, by name. */
export const byCount = (one: CountedOption, other: CountedOption): number =>
  (other.count ?? 0) - (one.count ?? 0) || one.name.localeCompare(other.name)

/**
 * What a list of many shows at first: the most frequent, and what is chosen, in the order of the whole list, so that
 * choosing one moves none.
 */
export const shortList = (
  options: readonly CountedOption[],
  chosen: readonly string[],
  length: number,
): CountedOption[] => options.filter(({ id }, at) => at < length || chosen.includes(id))
