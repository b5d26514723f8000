import type {
  ReferenceEntry,
  ReferenceEntryValues,
  ReferenceListName,
} from '@tandem/contract/backend/reference-lists'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { referenceEdit, referenceList } from '../reference.schema.ts'
import { type ListTable, listTables } from './list-tables.ts'

export type NewEntry = ReferenceEntryValues & { key: string }

const name = (column: string) => sql.identifier(column)
const isOfSet = ({ set }: ListTable): SQL => (set === undefined ? sql`true` : sql`set_name = ${set}`)

/** In their order. Values are text, as in a file. */
export async function selectEntries(
  db: Db,
  list: ReferenceListName,
): Promise<Omit<ReferenceEntry, 'usedBy'>[]> {
  const table = listTables[list]
  const fields = Object.entries(table.columns).map(
    ([field, { name: column, type }]) =>
      sql`${field}::text, ${type === 'boolean' ? sql`case when ${name(column)} then '1' else '0' end` : sql`coalesce(${name(column)}::text, '')`}`,
  )
  const { rows } = await db.execute<Omit<ReferenceEntry, 'usedBy'>>(sql`
    select entry.${name(table.key.name)}::text as key, name_de as "nameDe", name_en as "nameEn", active,
      json_build_object(${sql.join(fields, sql`, `)}) as fields, edit.key is not null as "isEdited"
    from ${name(table.table)} entry
    left join reference_edit edit on edit.list = ${list} and edit.key = entry.${name(table.key.name)}::text
    where ${isOfSet(table)} order by position, entry.${name(table.key.name)}`)
  return rows
}

export async function selectRevision(db: Db, list: ReferenceListName): Promise<number> {
  const rows = await db.select().from(referenceList).where(eq(referenceList.list, list))
  return rows[0]?.revision ?? 0
}

/** Of all lists together: it rises with each change of any. */
export async function sumRevisions(db: Db): Promise<number> {
  const { rows } = await db.execute<{ sum: number }>(
    sql`select coalesce(sum(revision), 0)::int as sum from reference_list`,
  )
  return rows[0]?.sum ?? 0
}

export async function raiseRevision(
  db: Db,
  list: ReferenceListName,
  { isArranged = false }: { isArranged?: boolean } = {},
): Promise<void> {
  await db
    .insert(referenceList)
    .values({ list, revision: 1, isArranged })
    .onConflictDoUpdate({
      target: referenceList.list,
      set: {
        revision: sql`${referenceList.revision} + 1`,
        isArranged: sql`${referenceList.isArranged} or ${isArranged}`,
      },
    })
}

/** By foreign key, so that no table that refers to a list can be forgotten, and by the columns that can have none. Entries that nothing refers to are left out. */
export async function countUses(db: Db, list: ReferenceListName): Promise<Map<string, number>> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${listTables[list].table}::regclass order by 1, 2`)
  const uses = new Map<string, number>()
  for (const { table, column } of [...columns, ...(listTables[list].uses ?? [])]) {
    const { rows } = await db.execute<{ key: string; count: number }>(sql`
      select ${name(column)}::text as key, count(*)::int as count from ${name(table)}
      where ${name(column)} is not null group by 1`)
    for (const { key, count } of rows) uses.set(key, (uses.get(key) ?? 0) + count)
  }
  return uses
}

/** Behind the others. */
export async function insertEntry(db: Db, list: ReferenceListName, entry: NewEntry): Promise<void> {
  const table = listTables[list]
  const values: [string, SQL][] = [
    [table.key.name, sql`${entry.key}::${sql.raw(table.key.type)}`],
    ...valuesOf(table, entry),
    ...Object.entries(table.fixed ?? {}).map(([column, value]): [string, SQL] => [column, sql`${value}`]),
    ...(table.set === undefined ? [] : [['set_name', sql`${table.set}`] as [string, SQL]]),
  ]
  await db.execute(sql`
    insert into ${name(table.table)} (${join(values.map(([column]) => sql`${name(column)}`))}, position)
    values (${join(values.map(([, value]) => value))},
      (select coalesce(max(position), 0) + 1 from ${name(table.table)} where ${isOfSet(table)}))`)
}

export async function updateEntry(db: Db, list: ReferenceListName, entry: NewEntry): Promise<void> {
  const table = listTables[list]
  const set = valuesOf(table, entry).map(([column, value]) => sql`${name(column)} = ${value}`)
  await db.execute(sql`
    update ${name(table.table)} set ${join(set)}
    where ${isOfSet(table)} and ${name(table.key.name)}::text = ${entry.key}`)
}

export async function updateOrder(db: Db, list: ReferenceListName, keys: string[]): Promise<void> {
  const table = listTables[list]
  await db.execute(sql`
    update ${name(table.table)} entry set position = wanted.position
    from unnest(${sql.param(keys)}::text[]) with ordinality wanted (key, position)
    where ${isOfSet(table)} and entry.${name(table.key.name)}::text = wanted.key`)
}

export async function markEdited(db: Db, list: ReferenceListName, keys: string[], now: Date): Promise<void> {
  if (keys.length === 0) return
  await db
    .insert(referenceEdit)
    .values(keys.map((key) => ({ list, key, editedAt: now })))
    .onConflictDoUpdate({ target: [referenceEdit.list, referenceEdit.key], set: { editedAt: now } })
}

/** Only notes may be missing: what may be empty elsewhere is empty text. */
function valuesOf(table: ListTable, { nameDe, nameEn, active, fields }: NewEntry): [string, SQL][] {
  const own = Object.entries(table.columns).map(([field, { name: column, type }]): [string, SQL] => {
    const value = fields[field] ?? ''
    if (type === 'boolean') return [column, sql`${value === '1'}`]
    if (type === 'text')
      return [column, column.startsWith('note_') ? sql`nullif(${value}, '')` : sql`${value}`]
    return [column, sql`nullif(${value}, '')::${sql.raw(type)}`]
  })
  return [['name_de', sql`${nameDe}`], ['name_en', sql`${nameEn}`], ['active', sql`${active}`], ...own]
}

const join = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
