import { sql } from 'drizzle-orm'
import { createFullAccount } from '#features/privacy/deletion/erasure/full-account.testing.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Lists that belong to nobody, and what is counted or looked up rather than kept for somebody. */
const notTheirs =
  /^(search_|profile_(entry|posting|text)|company_entry(_text)?|offer_(entry|posting)|reference_|country|place$|university|known_address|attempt|audit_entry|setting|study_(course|interest)|subject_area|qualification|document_type|expertise|language$|faq_entry|cms_page|last_live_event$)/

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
    await app.db.execute(
      sql`create table ${as} as select t::text as kept, t.ctid as place, t.xmin::text as writer from ${of} t`,
    )
    const counted = await app.db.execute<{ isFilled: boolean }>(
      sql`select exists (select from ${as}) as "isFilled"`,
    )
    if (counted.rows[0]?.isFilled) filled.push(name)
  }
  // A row that was written has another place or another writer: to look there is cheap, however full the tables are.
  const written = filled.map(
    (name) => `exists (select from bystanders."${name}" b where not exists (
      select from public."${name}" t where t.ctid = b.place and t.xmin::text = b.writer))`,
  )
  // As a function it is planned once, which costs more than the look itself.
  const body = `begin return ${written.join(' or ')}; end`
  await app.db.execute(
    sql.raw(`create function bystanders.written() returns boolean language plpgsql as $$ ${body} $$`),
  )
  const changed = sql.join(
    filled.map(
      (name) => sql`select ${sql.raw(`'${name}'`)} as name where exists (
        select kept from bystanders.${sql.identifier(name)}
        except select t::text from ${sql.identifier(name)} t)`,
    ),
    sql` union all `,
  )
  return async () => {
    const { rows } = await app.db.execute<{ isWritten: boolean }>(
      sql`select bystanders.written() as "isWritten"`,
    )
    if (!rows[0]?.isWritten) return []
    return (await app.db.execute<{ name: string }>(changed)).rows.map(({ name }) => name)
  }
}
