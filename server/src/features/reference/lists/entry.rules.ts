import {
  maxReferenceText,
  type ReferenceField,
  type ReferenceListName,
  type RefusalReason,
  shapeOf,
} from '@tandem/contract/backend/reference-lists'

/** The keys of the lists that a field may name. */
export type KnownKeys = ReadonlyMap<string, ReadonlySet<string>>
export type Problem = { field: string; reason: RefusalReason }

/** What is wrong with the fields of an entry; all that the list has must be there. */
export function problemsOf(
  list: ReferenceListName,
  fields: Record<string, string>,
  known: KnownKeys,
): Problem[] {
  return Object.entries(shapeOf(list).fields).flatMap(([field, shape]) => {
    const reason = problemOf(shape, fields[field] ?? '', known)
    return reason ? [{ field, reason }] : []
  })
}

function problemOf(shape: ReferenceField, value: string, known: KnownKeys): RefusalReason | null {
  if (value.length > maxReferenceText) return 'too_long'
  switch (shape.kind) {
    case 'text':
      return shape.required && value === '' ? 'required' : null
    case 'number':
      if (value === '') return shape.required ? 'required' : null
      return isNumber(value, shape) ? null : 'no_number'
    case 'flag':
      return value === '0' || value === '1' ? null : 'no_flag'
    case 'choice':
      return shape.choices.includes(value) ? null : 'no_choice'
    case 'entry':
      return known.get(shape.list)?.has(value) ? null : 'unknown_entry'
  }
}

const isNumber = (value: string, { min, max, whole }: Extract<ReferenceField, { kind: 'number' }>): boolean =>
  (whole ? /^\d+$/ : /^-?\d+(\.\d{1,8})?$/).test(value) && Number(value) >= min && Number(value) <= max

/** A key that a new entry may have; null where it may. */
export function problemOfKey(list: ReferenceListName, key: string): RefusalReason | null {
  const { newKey } = shapeOf(list)
  if (!newKey) return 'not_extensible'
  const isFit = newKey === 'number' ? /^[1-9]\d{0,5}$/.test(key) : /^[\p{L}\d][\p{L}\d_.-]{0,39}$/u.test(key)
  return isFit ? null : 'invalid_key'
}

type Choosable = { key: string; active: boolean }

/** Of a list that needs an entry to choose from: these changes would take the last one out of use. */
export function leavesNoChoice(
  list: ReferenceListName,
  entries: readonly Choosable[],
  changed: readonly Choosable[],
): boolean {
  if (!shapeOf(list).neverEmpty || !entries.some(({ active }) => active)) return false
  const after = new Map([...entries, ...changed].map(({ key, active }) => [key, active]))
  return ![...after.values()].some((active) => active)
}

/** As it is kept: trimmed, numbers with a point, only fields that the list has. */
export function normalisedFields(
  list: ReferenceListName,
  fields: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(shapeOf(list).fields).map(([field, { kind }]) => {
      const value = (fields[field] ?? '').trim()
      if (kind === 'flag') return [field, flagOf(value)]
      return [field, kind === 'number' ? plainNumber(value) : value]
    }),
  )
}

/** 1.50 and 1,5 are the same. */
function plainNumber(value: string): string {
  const number = value.replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(number) ? String(Number(number)) : value
}

/** What spreadsheets and people write for yes and no. */
export function flagOf(value: string): string {
  if (/^(1|ja|yes|true|wahr|x)$/i.test(value)) return '1'
  return /^(0|nein|no|false|falsch|)$/i.test(value) ? '0' : value
}
