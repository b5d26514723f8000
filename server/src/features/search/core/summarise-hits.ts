import type { Facets, Page, RecordType, Relaxation, SearchFacts, TextPage } from '@tandem/contract/endpoint'
import { maxCountedHits } from '@tandem/contract/search'
import { memberStart } from '#platform/http/output/wrap-output.ts'
import { inOneByte } from './one-byte-json.ts'

/** As far as hits are counted. */
export type Counted = { total: number; totalIsMinimum: boolean }
/** `total` is null where not all hits had to be read. */
export type FoundPage<Row> = {
  rows: Row[]
  cursor: string | null
  total: number | null
  totalIsMinimum: boolean
}

type Hits = {
  counted: Counted
  /** Null where nobody asked for them. */
  facets: (() => Promise<Facets>) | null
  /** For each filter that is set, how many there are without it. */
  relaxed: (readonly [filter: string, count: () => Promise<Counted>])[]
}

/** What a search tells beside its records; each part costs a look at the hits, so only what is asked or needed. */
export async function summarisePage({ counted, facets, relaxed }: Hits): Promise<SearchFacts & Counted> {
  return {
    ...counted,
    ...(facets && { facets: await facets() }),
    ...(counted.total === 0 && { relaxations: await relaxations(relaxed) }),
  }
}

type PlainHits = {
  paging: { page: number; perPage: number; cursor?: string | undefined; facets: boolean }
  onPage: number
  /** One more than `maxCountedHits` says “more”. */
  count: () => Promise<number>
  facets: () => Promise<Facets>
  relaxed: (readonly [filter: string, count: () => Promise<number>])[]
}

/** The same for a search that counts apart from its page; a first page that is not full needs no counting. */
export async function summariseHits({ paging, onPage, count, facets, relaxed }: PlainHits) {
  const isWhole = paging.page === 1 && paging.cursor === undefined && onPage < paging.perPage
  return summarisePage({
    counted: bounded(isWhole ? onPage : await count()),
    facets: paging.facets ? facets : null,
    relaxed: relaxed.map(([filter, count]) => [filter, async () => bounded(await count())]),
  })
}

export const bounded = (counted: number): Counted => ({
  total: Math.min(counted, maxCountedHits),
  totalIsMinimum: counted > maxCountedHits,
})

async function relaxations(relaxed: Hits['relaxed']): Promise<Relaxation[]> {
  const found: Relaxation[] = []
  for (const [filter, count] of relaxed) {
    const counted = await count()
    if (counted.total > 0) found.push({ filter, ...counted })
  }
  return found.sort((a, b) => b.total - a.total)
}

type Kept<Item> = { [Name in keyof Item]: Item[Name] extends object ? Name : never }[keyof Item] & string

/**
 * The page as it is sent: what is asked most is written once, and held to the contract everywhere but in production
 * (`wrapOutput`).
 */
export const toTextPage = <Item extends { id: string }>(
  record: RecordType,
  { items, ...page }: Page<Item>,
  kept?: Kept<Item>,
): TextPage => ({ ...page, members: writeMembers(record, items, kept) })

/** `kept`: a field whose value is the same object at each request, and is written once for all of them. */
export function writeMembers<Item extends { id: string }>(
  record: RecordType,
  items: Item[],
  kept?: Kept<Item>,
): string {
  const [beforeId, behindId] = memberStart(record)
  const members = items.map((item) => {
    const start = `${beforeId}${item.id}${behindId}`
    if (kept === undefined) return start + JSON.stringify(item).slice(1)
    const { [kept]: value, ...rest } = item
    return `${start}${JSON.stringify(rest).slice(1, -1)},"${kept}":${writeOnce(value as object)}}`
  })
  return inOneByte(members.join())
}

const written = new WeakMap<object, string>()
function writeOnce(value: object): string {
  const known = written.get(value) ?? inOneByte(JSON.stringify(value))
  written.set(value, known)
  return known
}

type Member<Item> = Item & { '@id': string; '@type': string }

/** The records that were written as members. */
export const openMembers = <Item extends { id: string }>(members: string): Item[] =>
  (JSON.parse(`[${members}]`) as Member<Item>[]).map(
    ({ '@id': _, '@type': __, ...item }) => item as unknown as Item,
  )
