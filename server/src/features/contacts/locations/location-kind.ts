import { isDeepStrictEqual } from 'node:util'
import type { ContentOf } from '@tandem/contract/backend/contents'
import { type ContentKind, freeKey, type StoredContent } from '#features/contents/contents.api.ts'
import type { Context } from '#platform/context/context.ts'
import { ChangedElsewhere } from '#platform/http/app-error.ts'
import { findLocation } from '../persons.store.ts'
import {
  type LocationRow,
  lockLocations,
  saveLocation,
  selectLocations,
  setLocationPosition,
} from './locations.store.ts'

/** The locations of the university as the back office edits them. */
export const locationKind: ContentKind<ContentOf<'location'>> = {
  name: 'location',
  list: async ({ db }) => (await selectLocations(db)).map(toStored),
  async find({ db }, id) {
    const row = await findLocation(db, id)
    return row ? toStored(row) : null
  },
  check: async (_ctx, _id, content) => content,
  publish: (ctx, key, { kind: _, bodyDe: hoursDe, bodyEn: hoursEn, ...said }) =>
    saveLocation(ctx.db, { ...said, key, hoursDe, hoursEn, updatedAt: ctx.clock() }),
  // None comes with the product.
  claim: async () => undefined,
  newId: ({ db }, { name }) =>
    freeKey(name, async (key) => key === formOfNew || (await findLocation(db, key)) !== undefined),
}

/** Stands for an id in the address of the back office. */
const formOfNew = 'neu'

/** Part of the caller's transaction. Answers the order, and whether it is another one. */
export async function arrangeLocations(
  { db }: Context,
  { from, to }: { from: string[]; to: string[] },
): Promise<{ keys: string[]; isNew: boolean }> {
  await lockLocations(db)
  const keys = (await selectLocations(db)).map(({ key }) => key)
  if (isDeepStrictEqual(keys, to)) return { keys, isNew: false }
  requireReordered(keys, { from, to }, () => keys)
  for (const [position, key] of to.entries()) await setLocationPosition(db, key, position)
  return { keys: to, isNew: true }
}

/** Of the same records as there are now, and resting on the order that they stand in. */
export function requireReordered(
  now: string[],
  { from, to }: { from: string[]; to: string[] },
  current: () => unknown,
): void {
  const isSame = isDeepStrictEqual(now.toSorted(), to.toSorted())
  if (!isSame || !isDeepStrictEqual(now, from)) throw new ChangedElsewhere(current())
}

const toStored = (row: LocationRow): StoredContent => {
  const { name, street, postalCode, town, latitude, longitude, mail, phone, isWithdrawn } = row
  return {
    ...{ id: row.key, isStarter: false, changedAt: row.updatedAt, isShown: true },
    content: {
      kind: 'location',
      ...{ name, street, postalCode, town, latitude, longitude, mail, phone, isWithdrawn },
      ...{ bodyDe: row.hoursDe, bodyEn: row.hoursEn },
    },
  }
}
