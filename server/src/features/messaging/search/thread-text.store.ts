import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Side } from '../messaging.rules.ts'
import { message, thread } from '../messaging.schema.ts'
import { applicantVisibility } from '../sides/sides.store.ts'
import { threadText } from './thread-text.schema.ts'

/** A word that more texts hold is looked for thread by thread, the newest first: they are found soon. */
const maxCandidates = 1400

export type Candidates = {
  /** The threads that hold all words which are rare among what the side may read; null where none of them is. */
  rare: { certain: string[]; byNameAlone: string[] } | null
  /** The other words. */
  common: string[]
}

/** Apart are those that one of the words finds by the applicant's name alone, which a company may not know. */
export async function findCandidates(db: Db, own: Side, words: string[]): Promise<Candidates> {
  const groups = words.map((word) => {
    const found = db
      .select({ threadId: threadText.threadId, part: threadText.part })
      .from(threadText)
      .where(isInIndex(own, [word]))
      .limit(maxCandidates + 1)
      .as('found')
    const byName = sql`${found.part} = 'applicant'`
    return db
      .select({
        count: sql<number>`count(*)::int`,
        certain: sql<
          string[]
        >`coalesce(array_agg(distinct ${found.threadId}) filter (where not ${byName}), '{}')`,
        byName: sql<string[]>`coalesce(array_agg(distinct ${found.threadId}) filter (where ${byName}), '{}')`,
      })
      .from(found)
  })
  const found = (await Promise.all(groups)).map(([group]) =>
    group && group.count <= maxCandidates ? group : null,
  )
  const rare = found.filter((group) => group !== null)
  return {
    rare: rare.length > 0 ? intersect(rare, own) : null,
    common: words.filter((_, at) => !found[at]),
  }
}

type Group = { certain: string[]; byName: string[] }

function intersect(groups: Group[], own: Side): NonNullable<Candidates['rare']> {
  const sets = groups.map(({ certain, byName }) => ({
    certain: new Set(own.kind === 'company' ? certain : [...certain, ...byName]),
    all: new Set([...certain, ...byName]),
  }))
  const ids = [...(sets[0]?.all ?? [])].filter((id) => sets.every(({ all }) => all.has(id)))
  const isCertain = (id: string) => sets.every(({ certain }) => certain.has(id))
  return { certain: ids.filter(isCertain), byNameAlone: ids.filter((id) => !isCertain(id)) }
}

/** Of the query's thread. */
export function isCandidate(candidates: NonNullable<Candidates['rare']>): SQL {
  const among = (ids: string[]) => sql`${thread.id} = any(${sql.param(ids)}::uuid[])`
  return sql`(${among(candidates.certain)} or (${among(candidates.byNameAlone)} and ${isNamed()}))`
}

/** Whether a word stands in what the own side may read of the query's thread. A subquery, so that each is asked alone. */
export function holds(own: Side, word: string): SQL {
  return sql`coalesce((select true from ${threadText} where ${and(
    eq(threadText.threadId, thread.id),
    isReadBy(own),
    sql`${threadText.words} @@ thread_query('', ${word})`,
    own.kind === 'company' ? sql`(${threadText.part} <> 'applicant' or ${isNamed()})` : undefined,
  )} limit 1), false)`
}

/** Of each thread the message that holds most of the words, of several the newest. */
export function findHits(db: Db, own: Side, threadIds: string[], words: string[]) {
  const found = words.map((word) => sql`(${threadText.words} @@ thread_query('', ${word}))`)
  return db
    .selectDistinctOn([message.threadId], { id: message.id, threadId: message.threadId, text: message.text })
    .from(threadText)
    .innerJoin(message, eq(message.id, threadText.messageId))
    .where(and(inArray(threadText.threadId, threadIds), isReadBy(own), sql`(${sql.join(found, sql` or `)})`))
    .orderBy(
      message.threadId,
      sql`${sql.join(
        found.map((one) => sql`${one}::int`),
        sql` + `,
      )} desc`,
      desc(message.sentAt),
    )
}

/** The messages of a thread that hold one of the words, the newest first. */
export async function findHitsInThread(
  db: Db,
  own: Side,
  threadId: string,
  { words, limit }: { words: string[]; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: message.id })
    .from(threadText)
    .innerJoin(message, eq(message.id, threadText.messageId))
    .where(and(eq(threadText.threadId, threadId), isReadBy(own), isInIndex(own, words)))
    .orderBy(desc(message.sentAt), desc(message.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The stems of these words: what was found by one is marked where words begin with it. */
export async function findStems(db: Db, words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ stem: string }>(sql`
    select distinct stem from unnest(${sql.param(words)}::text[]) as word,
      unnest(ts_lexize('german_stem', word) || ts_lexize('english_stem', word)) as stem
    where length(stem) >= 3`)
  return rows.map(({ stem }) => stem)
}

/** Answered from the index of words, where those of one side stand together. */
function isInIndex(own: Side, words: string[]): SQL {
  const queries = words.map((word) => sql`thread_query(${reader(own)}, ${word})`)
  return sql`thread_words_of(${threadText.readers}, ${threadText.words}) @@ (${sql.join(queries, sql` || `)})`
}

const isReadBy = (own: Side) => sql`${reader(own)} = any(${threadText.readers})`

function reader(own: Side): SQL {
  switch (own.kind) {
    case 'applicant':
      return sql`thread_reader(${own.applicantId})`
    case 'company':
      return sql`thread_reader(${own.companyId})`
    case 'institution':
      return sql`thread_reader(${own.locationKey})`
  }
}

/** As the rule `showsName` has it: a search finds nobody by a name that it does not show. */
function isNamed(): SQL {
  const { applied, named, profile } = applicantVisibility(thread.applicantId, thread.companyId)
  const begunBy: SQLWrapper = sql`(select ${message.side} from ${message} where ${eq(message.threadId, thread.id)}
    order by ${message.sentAt}, ${message.id} limit 1)`
  return sql`(${thread.aboutApplication} or ${applied} or ${profile} = 'open' or (${named} and ${profile} is not null) or ${begunBy} = 'applicant')`
}
