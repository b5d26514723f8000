import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { TestApp } from '#testing/test-app.ts'

/** For tests: in which columns of the whole database, the job queue included, one of these texts stands anywhere. */
export async function findColumnsWithText({ db }: TestApp, texts: string[]): Promise<string[]> {
  const { rows: columns } = await db.execute<{ schema: string; table: string; column: string }>(sql`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2, 3`)
  if (columns.length < 200) throw new Error('This is not the whole database')
  const found: string[] = []
  for (const [name, ofTable] of Map.groupBy(columns, ({ schema, table }) => `${schema}.${table}`)) {
    const [{ schema, table } = { schema: '', table: '' }] = ofTable
    const hits = sql.join(
      ofTable.map(({ column }) => isIn(column, texts)),
      sql`, `,
    )
    const from = sql`${sql.identifier(schema)}.${sql.identifier(table)}`
    const { rows } = await db.execute<Record<string, boolean>>(sql`select ${hits} from ${from}`)
    for (const { column } of ofTable) {
      if (rows.some((row) => row[column])) found.push(`${name.split('.')[1]}.${column}`)
    }
  }
  return found
}

function isIn(column: string, texts: string[]) {
  const value = sql`${sql.identifier(column)}::text`
  const likes = texts.map((text) => sql`${value} ilike ${`%${text}%`}`)
  return sql`(${sql.join(likes, sql` or `)}) as ${sql.identifier(column)}`
}

/** How many stored files there are, and which of them hold one of these texts. */
export async function findInFiles({ config }: TestApp, texts: string[]) {
  if (config.files.kind !== 'local') throw new Error('The files lie elsewhere')
  const entries = await readdir(config.files.folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = await Promise.all(paths.map((path) => readFile(path, 'latin1')))
  return {
    count: paths.length,
    holding: contents.filter((each) => texts.some((text) => each.includes(text))).length,
  }
}
