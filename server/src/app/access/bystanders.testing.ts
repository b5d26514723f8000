import { sql } from 'drizzle-orm'
import { createFullAccount } from '#features/privacy/deletion/erasure/full-account.testing.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Lists that belong to nobody, and what is counted or looked up rather than kept for somebody. */
const notTheirs =
  /^(search_|profile_(entry|posting|text)|company_entry|offer_(entry|posting)|reference_|country|place$|university|known_address|attempt|audit_entry|setting|study_(course|interest)|subject_area|qualification|document_type|expertise|language$|faq_entry|cms_page|last_live_event$)/

/**
 * An applicant who has used everything there is and the company that knows them: no cell is about them, so no call may
 * change a row of theirs. Answers with a question: which tables lack a row as it was?
 */
export async function createBystanders(app: TestApp): Promise<() => Promise<string[]>> {
  await createFullAccount(app)
  // What is to be done for them later, a mail after two minutes, would change them while the calls are made.
  await app.db.execute(sql`delete from pgboss.job where state = 'created'`)
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const names = rows.map(({ name }) => name).filter((name) => !notTheirs.test(name))
  await app.db.execute(sql`create schema bystanders`)
  const filled: string[] = []
  for (const name of names) {
    const [of, as] = [sql.identifier(name), sql`bystanders.${sql.identifier(name)}`]
    await app.db.execute(sql`create table ${as} as select t::text as kept from ${of} t`)
    const counted = await app.db.execute<{ isFilled: boolean }>(
      sql`select exists (select from ${as}) as "isFilled"`,
    )
    if (counted.rows[0]?.isFilled) filled.push(name)
  }
  const changed = sql.join(
    filled.map(
      (name) => sql`select ${sql.raw(`'${name}'`)} as name where exists (
        select kept from bystanders.${sql.identifier(name)}
        except select t::text from ${sql.identifier(name)} t)`,
    ),
    sql` union all `,
  )
  return async () => (await app.db.execute<{ name: string }>(changed)).rows.map(({ name }) => name)
}
