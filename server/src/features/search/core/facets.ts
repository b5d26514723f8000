import type { Facets } from '@tandem/contract/endpoint'

/** Counted values as the index has them, `year:2027`. */
export type CountedValue = { value: string; count: number }

/** By filter, the most frequent first; a filter that no hit has a value of has an empty list. */
export function toFacets(filters: readonly string[], counted: readonly CountedValue[]): Facets {
  const facets: Facets = Object.fromEntries(filters.map((filter) => [filter, []]))
  for (const { value, count } of counted.toSorted(byFrequency)) {
    const colon = value.indexOf(':')
    facets[value.slice(0, colon)]?.push({ id: value.slice(colon + 1), count })
  }
  return facets
}

const byFrequency = (a: CountedValue, b: CountedValue) => b.count - a.count || (a.value < b.value ? -1 : 1)

/**
 * What is counted of the same rows for the same choice is counted once; with the rows, which `cacheLargeCounts` keeps, it is
 * forgotten.
 */
export function countedOnce<Row extends object, Choice extends { chosen: object }>(
  count: (rows: readonly Row[], choice: Choice) => Facets,
): (rows: readonly Row[], choice: Choice) => Facets {
  const known = new WeakMap<readonly Row[], Map<string, Facets>>()
  return (rows, choice) => {
    const ofRows = known.get(rows) ?? new Map<string, Facets>()
    known.set(rows, ofRows)
    const key = JSON.stringify(choice.chosen)
    const facets = ofRows.get(key) ?? count(rows, choice)
    if (ofRows.size < maxChoices) ofRows.set(key, facets)
    return facets
  }
}

const maxChoices = 500
