import type { ApplicationSummary } from '@tandem/contract/applications'
import type { Collection } from '@tandem/contract/endpoint'
import type { InfiniteData } from '@tanstack/react-query'

type Pages = InfiniteData<Collection<ApplicationSummary>>
type Asked = { ids: readonly string[]; found: readonly ApplicationSummary[]; perPage: number }

/**
 * The pages of received applications as the server would answer them now, after it was asked for these ids and has found
 * some of them: what it did not find is gone. Null when that cannot be told from the pages that are loaded, or when these
 * were answered before and after a change and contradict each other.
 */
export function placeInPages(data: Pages, { ids, found, perPage }: Asked): Pages | null {
  const total = data.pages.at(-1)?.totalItems ?? 0
  const loaded = data.pages.flatMap(({ member }) => member)
  const byId = new Map(loaded.map((each) => [each.id, each]))
  if (byId.size < loaded.length || data.pages.some(({ totalItems }) => totalItems !== total)) return null
  const isComplete = loaded.length === total
  const now = new Map(found.filter(({ id }) => ids.includes(id)).map((each) => [each.id, each]))
  // Only what comes for the first time changes its place: once sent, nothing is sent anew.
  const staying = loaded.flatMap((each) => (ids.includes(each.id) ? (now.get(each.id) ?? []) : each))
  const coming = [...now.values()].filter(({ id }) => !byId.has(id))
  const isUnknown = ids.some((id) => !byId.has(id)) || staying.length < loaded.length
  if (isUnknown && !isComplete) return null
  const items = coming.reduce(insert, staying)
  return inPages(data, items, { perPage, total: isComplete ? items.length : total })
}

/** The newest first, as the server sorts them. */
function insert(items: ApplicationSummary[], next: ApplicationSummary): ApplicationSummary[] {
  const index = items.findIndex((each) => isNewer(next, each))
  return items.toSpliced(index < 0 ? items.length : index, 0, next)
}

const isNewer = (a: ApplicationSummary, b: ApplicationSummary): boolean =>
  a.sentAt === b.sentAt ? a.id > b.id : (a.sentAt ?? '') > (b.sentAt ?? '')

function inPages(
  { pages, pageParams }: Pages,
  items: ApplicationSummary[],
  { perPage, total }: { perPage: number; total: number },
): Pages {
  const count = Math.max(1, Math.ceil(items.length / perPage))
  const numbers = Array.from({ length: count }, (_, index) => index)
  return {
    pages: numbers.map((index) => ({
      ...(pages[index] ?? pages[0]),
      member: items.slice(index * perPage, (index + 1) * perPage),
      totalItems: total,
    })),
    pageParams: numbers.map((index) => pageParams[index] ?? index + 1),
  }
}
