import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.ts'
import { listsOf } from './lists/list-tables.ts'
import { raiseRevision } from './lists/lists.store.ts'

/**
 * Brings a list up to its file: new entries come, corrected ones reach what no admin has edited, and what the file lacks
 * goes out of use. What an admin has added, changed or put in order stays as it is.
 */
export async function loadList<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const lists = listsOf(getTableName(table))
  if (rows.length === 0) return
  await deactivateMissing(db, table, rows)
  const { primary, others } = columnsOf(table)
  const isArranged = isOf(
    table,
    (list) => sql`exists (select from reference_list
    where list = ${list} and is_arranged)`,
  )
  const set = Object.fromEntries(
    others.map(([property, name]) => {
      const given = sql`excluded.${sql.identifier(name)}`
      if (name !== 'position') return [property, given]
      return [property, sql`case when ${isArranged} then ${table}."position" else ${given} end`]
    }),
  )
  await db
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: primary.map(([, , column]) => column),
      set: { ...set, active: true } as never,
      setWhere: sql`not ${isEdited(table)}`,
    })
  for (const [list] of lists) await raiseRevision(db, list)
}

/** What is there, is not of the file, and was not touched by an admin. */
async function deactivateMissing<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const { primary } = columnsOf(table)
  const keyOf = (row: Record<string, unknown>) =>
    primary.map(([property]) => String(row[property])).join('\n')
  const key = sql.join(
    primary.map(([, , column]) => sql`${column}::text`),
    sql` || E'\n' || `,
  )
  await db.execute(sql`
    update ${table} set active = false
    where active and not ${isEdited(table)} and not (${key} = any(${sql.param(rows.map(keyOf))}::text[]))`)
}

const isEdited = (table: PgTable) =>
  isOf(
    table,
    (list, { key }) => sql`exists (select from reference_edit edit
      where edit.list = ${list} and edit.key = ${table}.${sql.identifier(key.name)}::text)`,
  )

/** Of whichever list of the table a row belongs to. */
function isOf(
  table: PgTable,
  condition: (list: string, of: ReturnType<typeof listsOf>[number][1]) => ReturnType<typeof sql>,
) {
  const each = listsOf(getTableName(table)).map(([list, of]) =>
    of.set === undefined
      ? condition(list, of)
      : sql`(${table}.set_name = ${of.set} and ${condition(list, of)})`,
  )
  return sql`(${sql.join(each, sql` or `)})`
}

type Named = [property: string, name: string, column: ReturnType<typeof getTableColumns>[string]]

function columnsOf(table: PgTable): { primary: Named[]; others: Named[] } {
  const { primaryKeys } = getTableConfig(table)
  const together = primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name))
  const all = Object.entries(getTableColumns(table)).map(
    ([property, column]): Named => [property, column.name, column],
  )
  const isKey = ([, name, column]: Named) => column.primary || together.includes(name)
  return { primary: all.filter(isKey), others: all.filter((each) => !isKey(each)) }
}
