import { ApplicationContent } from '@tandem/contract/applications/content'
import { isSame } from '#lib/form/is-same.ts'
import type { ContentKey, Draft } from './content.ts'

/** What tells entries of a list apart; where it is the same, the one from here counts. */
const identities: { [Key in ContentKey]?: (entry: never) => unknown } = {
  places: ({ place }: Draft['places'][number]) => place,
  languages: ({ name }: Draft['languages'][number]) => name,
  moduleAdditionals: ({ name }: Draft['moduleAdditionals'][number]) => name,
}

/** Two lists in one, those from here first; null where that is no third way, or more than may be. */
export function mergeLists<Key extends ContentKey>(
  key: Key,
  here: Draft[Key],
  there: Draft[Key],
): Draft[Key] | null {
  if (!Array.isArray(here) || !Array.isArray(there)) return null
  const identify = (identities[key] ?? ((entry: unknown) => JSON.stringify(entry))) as (
    entry: unknown,
  ) => unknown
  const known = new Set(here.map(identify))
  const both = [...here, ...there.filter((entry) => !known.has(identify(entry)))]
  const isOneOfThem = [here, there].some((list) => isSame(sorted(list), sorted(both)))
  if (isOneOfThem) return null
  return ApplicationContent.shape[key].safeParse(both).success ? (both as Draft[Key]) : null
}

const sorted = (list: unknown[]) => list.map((entry) => JSON.stringify(entry)).sort()
