import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Vocabulary } from './expand-text.store.ts'

/** All the locks of the database's function `search_lock`, of whatever records, in the order in which it takes them. */
export async function lockIndex(db: Db): Promise<void> {
  await db.execute(sql`
    select pg_advisory_xact_lock(hashtext('search index of ' || kind), bucket) from (
      select kind, bucket from unnest(array['company', 'offer', 'profile']) kind, generate_series(0, 255) bucket
      order by kind, bucket
    ) lock`)
}

const texts: Record<Vocabulary, string> = {
  offer: 'select words from offer_entry_text',
  company: 'select words from company_entry_text union all select stems from study_interest_words',
  profile: 'select words from profile_text',
}

export async function deleteUnusedWords(db: Db): Promise<void> {
  for (const [vocabulary, words] of Object.entries(texts)) {
    await db.execute(sql`
      delete from search_word where vocabulary = ${vocabulary}
        and stem not in (select word from ts_stat(${words}))`)
  }
}

/** All that an applicant's profiles may have been found by, whether they can be found at the moment or not. */
export async function wordsOfProfiles(db: Db, applicantId: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct word
    from application a join applicant on applicant.id = a.applicant_id join account on account.id = applicant.account_id,
      profile_words(jsonb_populate_record(a, '{"visibility": "open"}'), first_name, last_name) said,
      unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', search_cut(said)))) word
    where a.applicant_id = ${applicantId} and a.type = 3`)
  return rows.map(({ word }) => word)
}

/** Brings the search rows up to date with what the transaction has done so far. */
export async function refreshIndex(db: Db): Promise<void> {
  await db.execute(sql`set constraints search_dirty_refresh immediate`)
}

/** Those that no profile has any more. */
export async function deleteUnusedAmong(db: Db, words: string[]): Promise<void> {
  await db.execute(sql`select search_forget(${sql.param(words)}::text[])`)
}
