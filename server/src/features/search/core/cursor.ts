import type { Locale } from '@tandem/contract/common'
import * as z from 'zod/mini'
import { invalidField } from '#platform/http/invalid-field.ts'

/** Where a page ended: the sort key of its last record and what settles ties, opaque to who passes it back. */
export function writeCursor(key: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/** What `writeCursor` was given, if it has this form; a cursor of another sort is refused. */
export function readCursor<Key extends z.ZodMiniType>(
  form: Key,
  cursor: string,
  locale: Locale,
): z.output<Key> {
  const key = z.safeParse(form, parse(cursor))
  if (!key.success) throw invalidField(locale, 'cursor', 'cursor')
  return key.data
}

/** The same, null for a cursor of another sort. */
export const peekCursor = <Key extends z.ZodMiniType>(form: Key, cursor: string): z.output<Key> | null =>
  z.safeParse(form, parse(cursor)).data ?? null

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
