import type {
  ReferenceEntryValues,
  ReferenceList,
  ReferenceListName,
  RefusalReason,
} from '@tandem/contract/backend/reference-lists'
import type { ViolationCode } from '@tandem/contract/violations'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { publishToAll } from '#platform/events/events.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { lockReferenceData } from '../reference.store.ts'
import { type KnownKeys, leavesNoChoice, normalisedFields, problemOfKey, problemsOf } from './entry.rules.ts'
import {
  countUses,
  insertEntry,
  markEdited,
  type NewEntry,
  raiseRevision,
  selectEntries,
  selectRevision,
  updateEntry,
  updateOrder,
} from './lists.store.ts'

type Place = { list: ReferenceListName; revision: number }

export async function readList({ db }: Pick<Context, 'db'>, list: ReferenceListName): Promise<ReferenceList> {
  const entries = await selectEntries(db, list)
  const uses = await countUses(db, list)
  return {
    list,
    revision: await selectRevision(db, list),
    entries: entries.map((entry) => ({ ...entry, usedBy: uses.get(entry.key) ?? 0 })),
  }
}

export async function createEntry(ctx: Context, place: Place, entry: NewEntry): Promise<void> {
  await lockList(ctx, place)
  const problem = problemOfKey(place.list, entry.key)
  if (problem) throw invalidField(ctx.locale, 'key', 'invalid')
  const entries = await selectEntries(ctx.db, place.list)
  if (entries.some(({ key }) => key === entry.key)) throw invalidField(ctx.locale, 'key', 'key_taken')
  await insertEntry(ctx.db, place.list, await checked(ctx, place.list, entry))
  await saveChange(ctx, place.list, [entry.key])
}

/** What was and what is; nothing where it was so already. */
export async function changeEntry(ctx: Context, place: Place, entry: NewEntry) {
  await lockList(ctx, place)
  const entries = await selectEntries(ctx.db, place.list)
  const before = entries.find(({ key }) => key === entry.key)
  if (!before) throw new AppError('not_found')
  const after = await checked(ctx, place.list, entry)
  if (leavesNoChoice(place.list, entries, [after])) throw invalidField(ctx.locale, 'active', 'last_choice')
  const changes = changesBetween(before, after)
  if (changes.length === 0) return null
  await updateEntry(ctx.db, place.list, after)
  await saveChange(ctx, place.list, [entry.key])
  return changes
}

/** Whether anything moved. */
export async function arrangeList(ctx: Context, place: Place, keys: string[]): Promise<boolean> {
  await lockList(ctx, place)
  const before = (await selectEntries(ctx.db, place.list)).map(({ key }) => key)
  if (before.join('\n') === keys.join('\n')) return false
  const isWhole = before.toSorted().join('\n') === keys.toSorted().join('\n')
  if (!isWhole) throw new ChangedElsewhere(await readList(ctx, place.list))
  await updateOrder(ctx.db, place.list, keys)
  await saveChange(ctx, place.list, [], { isArranged: true })
  return true
}

/** One at a time. @throws ChangedElsewhere when somebody was faster */
async function lockList(ctx: Context, { list, revision }: Place): Promise<void> {
  await lockReferenceData(ctx.db)
  if ((await selectRevision(ctx.db, list)) !== revision) throw new ChangedElsewhere(await readList(ctx, list))
}

/** Every process, and every page that is open, asks for the lists again. */
export async function saveChange(
  { db, clock }: Context,
  list: ReferenceListName,
  keys: string[],
  options: { isArranged?: boolean } = {},
): Promise<void> {
  await markEdited(db, list, keys, clock())
  await raiseRevision(db, list, options)
  await publishToAll(db, { type: 'reference', data: {} })
}

export async function readKnownKeys(db: Db): Promise<KnownKeys> {
  const lists = ['subject-areas', 'study-courses'] as const
  const known = new Map<string, Set<string>>()
  for (const list of lists) {
    known.set(list, new Set((await selectEntries(db, list)).map(({ key }) => key)))
  }
  return known
}

async function checked(ctx: Context, list: ReferenceListName, entry: NewEntry): Promise<NewEntry> {
  const fields = normalisedFields(list, entry.fields)
  const [problem] = problemsOf(list, fields, await readKnownKeys(ctx.db))
  if (problem) throw invalidField(ctx.locale, `fields.${problem.field}`, codeOf(problem.reason))
  return { ...entry, fields }
}

const codeOf = (reason: RefusalReason): ViolationCode => (reason === 'required' ? 'required' : 'invalid')

export function changesBetween(before: ReferenceEntryValues, after: ReferenceEntryValues) {
  const flat = ({ nameDe, nameEn, active, fields }: ReferenceEntryValues): Record<string, string> => ({
    nameDe,
    nameEn,
    ...fields,
    active: active ? '1' : '0',
  })
  const [was, is] = [flat(before), flat(after)]
  return Object.entries(is).flatMap(([field, value]) =>
    was[field] === value ? [] : [{ field, before: was[field] ?? '', after: value }],
  )
}
