import {
  maxReferenceText,
  type ReferenceImport,
  type ReferenceListName,
  type RefusalReason,
  shapeOf,
} from '@tandem/contract/backend/reference-lists'
import { CsvError, parse } from 'csv-parse/sync'
import type { Context } from '#platform/context/context.ts'
import { ChangedElsewhere } from '#platform/http/app-error.ts'
import { lockReferenceData } from '../reference.store.ts'
import { changesBetween, readKnownKeys, saveChange } from './edit-list.ts'
import {
  flagOf,
  type KnownKeys,
  leavesNoChoice,
  normalisedFields,
  problemOfKey,
  problemsOf,
} from './entry.rules.ts'
import { insertEntry, type NewEntry, selectEntries, selectRevision, updateEntry } from './lists.store.ts'

type Given = { list: ReferenceListName; csv: string; isWhole: boolean; revision: number | null }
type Entry = Awaited<ReturnType<typeof selectEntries>>[number]
type Refused = ReferenceImport['refused']

/**
 * What a file would change, and with a revision changes: all of it, or nothing where a line cannot be taken.
 * @throws ChangedElsewhere with what it would change now, when somebody was faster
 */
export async function importList(
  ctx: Context,
  { list, csv, isWhole, revision }: Given,
): Promise<ReferenceImport> {
  if (revision !== null) await lockReferenceData(ctx.db)
  const compared = await selectRevision(ctx.db, list)
  const isStale = revision !== null && revision !== compared
  const entries = await selectEntries(ctx.db, list)
  const { wanted, refused } = readFile(list, csv, entries, await readKnownKeys(ctx.db))
  const difference = compare(entries, wanted, isWhole)
  const after = [...difference.added, ...difference.changed, ...difference.deactivated]
  const isChoiceLost = leavesNoChoice(
    list,
    entries,
    after.map(({ entry }) => entry),
  )
  if (isChoiceLost) refused.push(refusedLast(difference.deactivated))
  const isApplied = revision !== null && !isStale && refused.length === 0
  if (isApplied) {
    const added = difference.added.map(({ entry }) => entry)
    const changed = [...difference.changed, ...difference.deactivated].map(({ entry }) => entry)
    for (const entry of added) await insertEntry(ctx.db, list, entry)
    for (const entry of changed) await updateEntry(ctx.db, list, entry)
    const keys = [...added, ...changed].map(({ key }) => key)
    if (keys.length > 0) await saveChange(ctx, list, keys)
  }
  const told = ({ entry: { key, nameDe }, line }: { entry: NewEntry; line: number | null }) => ({
    key,
    nameDe,
    line,
  })
  const answer: ReferenceImport = {
    added: difference.added.map(told),
    changed: difference.changed.map((each) => ({ ...told(each), changes: each.changes })),
    deactivated: difference.deactivated.map(told),
    unchanged: difference.unchanged,
    refused,
    revision: await selectRevision(ctx.db, list),
    isApplied,
  }
  if (isStale) throw new ChangedElsewhere(answer)
  return answer
}

/** At the line that takes the last one, or at the head where that is what the file lacks. */
function refusedLast(deactivated: { line: number | null }[]): Refused[number] {
  const line = deactivated.at(-1)?.line ?? null
  return { line: line ?? 1, reason: 'last_choice', column: line === null ? null : 'active' }
}

type Wanted = { entry: NewEntry; line: number }

function compare(entries: Entry[], wanted: Wanted[], isWhole: boolean) {
  const before = new Map(entries.map((entry) => [entry.key, entry]))
  const given = new Set(wanted.map(({ entry }) => entry.key))
  const compared = wanted.map((each) => {
    const was = before.get(each.entry.key)
    return { ...each, was, changes: was ? changesBetween(was, each.entry) : [] }
  })
  const isGone = ({ was, entry }: { was?: Entry | undefined; entry: NewEntry }) =>
    was?.active === true && !entry.active
  const known = compared.filter(({ was }) => was)
  const missing = entries
    .filter(({ key, active }) => isWhole && active && !given.has(key))
    .map((entry) => ({ entry: { ...entry, active: false }, line: null }))
  return {
    added: compared.filter(({ was }) => !was),
    changed: known.filter((each) => each.changes.length > 0 && !isGone(each)),
    deactivated: [...known.filter(isGone), ...missing],
    unchanged: known.filter(({ changes }) => changes.length === 0).length,
  }
}

type Row = { record: string[]; info: { lines: number } }
const names = ['key', 'name_de', 'name_en', 'active']

/** Columns in any order; those that the file lacks keep what they have. Semicolons or commas, as its first line has them. */
function readFile(list: ReferenceListName, csv: string, entries: Entry[], known: KnownKeys) {
  const refused: Refused = []
  const parsed = parseRows(csv)
  if (!Array.isArray(parsed)) return { wanted: [], refused: [parsed] }
  const [head, ...rows] = parsed
  const columns = (head?.record ?? []).map((column) => column.trim())
  const allowed = [...names, ...Object.keys(shapeOf(list).fields)]
  const strange = columns.find((column) => !allowed.includes(column))
  if (!head || !columns.includes('key') || !columns.includes('name_de')) {
    return { wanted: [], refused: [{ line: 1, reason: 'columns' as const, column: null }] }
  }
  if (strange !== undefined) {
    return { wanted: [], refused: [{ line: 1, reason: 'unknown_column' as const, column: strange }] }
  }
  const before = new Map(entries.map((entry) => [entry.key, entry]))
  const seen = new Set<string>()
  const wanted = rows.flatMap(({ record, info: { lines: line } }): Wanted[] => {
    const cells = new Map(columns.map((column, index) => [column, oneLine(unguarded(record[index] ?? ''))]))
    const key = cells.get('key') ?? ''
    const was = before.get(key)
    const entry = entryOf(list, cells, was)
    const problem = seen.has(key)
      ? { reason: 'twice' as const, column: 'key' }
      : problemIn(list, entry, was, known, cells)
    seen.add(key)
    if (!problem) return [{ entry, line }]
    refused.push({ line, ...problem })
    return []
  })
  return { wanted, refused }
}

function entryOf(list: ReferenceListName, cells: Map<string, string>, was: Entry | undefined): NewEntry {
  const fields = { ...was?.fields, ...Object.fromEntries(cells) }
  return {
    key: cells.get('key') ?? '',
    nameDe: cells.get('name_de') ?? '',
    nameEn: cells.get('name_en') ?? was?.nameEn ?? '',
    fields: normalisedFields(list, fields),
    // An empty cell says nothing.
    active: cells.get('active') ? flagOf(cells.get('active') ?? '') === '1' : (was?.active ?? true),
  }
}

function problemIn(
  list: ReferenceListName,
  entry: NewEntry,
  was: Entry | undefined,
  known: KnownKeys,
  cells: Map<string, string>,
): { reason: RefusalReason; column: string } | null {
  if (entry.key === '') return { reason: 'no_key', column: 'key' }
  const keyProblem = was ? null : problemOfKey(list, entry.key)
  if (keyProblem) return { reason: keyProblem, column: 'key' }
  if (entry.nameDe === '') return { reason: 'no_name', column: 'name_de' }
  if (entry.nameDe.length > maxReferenceText) return { reason: 'too_long', column: 'name_de' }
  if (entry.nameEn.length > maxReferenceText) return { reason: 'too_long', column: 'name_en' }
  if (!['0', '1'].includes(flagOf(cells.get('active') ?? '1'))) return { reason: 'no_flag', column: 'active' }
  const [problem] = problemsOf(list, entry.fields, known)
  return problem ? { reason: problem.reason, column: problem.field } : null
}

function parseRows(csv: string): Row[] | Refused[number] {
  const firstLine = csv.split(/\r?\n/, 1)[0] ?? ''
  const delimiter = firstLine.includes(';') ? ';' : ','
  const form = { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true } as const
  try {
    return parse(csv, form) as unknown as Row[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { line: Number(error.lines ?? 1), reason: 'unreadable', column: null }
  }
}

/** What the export puts before a cell that a spreadsheet would take for a formula. */
const unguarded = (cell: string): string => (/^'+\s*[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell)

const oneLine = (cell: string): string => cell.replace(/[\r\n\t]+/g, ' ').trim()
