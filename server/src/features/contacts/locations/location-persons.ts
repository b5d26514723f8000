import { isDeepStrictEqual } from 'node:util'
import type { LocationPerson, LocationPersonContent } from '@tandem/contract/backend/locations'
import { removeFile, storeImage } from '#features/files/files.api.ts'
import type { Context } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import {
  deletePersonById,
  findLocation,
  findPerson,
  insertLocationPerson,
  listPersonsOfLocation,
  lockPerson,
  lockPersonsOfLocation,
  selectOwnFiles,
  updatePerson,
} from '../persons.store.ts'
import { requireReordered } from './location-kind.ts'

/** What the back office does with the people of a location; each within its caller's transaction. */
export async function listLocationPersons({ db }: Context, key: string): Promise<LocationPerson[]> {
  if (!(await findLocation(db, key))) throw new AppError('not_found')
  return (await listPersonsOfLocation(db, key)).map(({ person }) => ({
    ...{ id: person.id, firstName: person.firstName, lastName: person.lastName },
    ...{ roleDe: person.roleDe, roleEn: person.roleEn, mail: person.mail, phone: person.phone },
    ...{ hidden: person.hidden, revision: person.revision },
    hasImage: person.imageFileId !== null,
    hasAccount: person.accountId !== null,
  }))
}

/** Answers the id. */
export async function addLocationPerson(
  ctx: Context,
  key: string,
  content: LocationPersonContent,
): Promise<string> {
  if (!(await findLocation(ctx.db, key))) throw new AppError('not_found')
  await lockPersonsOfLocation(ctx.db, key)
  const id = newId()
  const now = ctx.clock()
  await insertLocationPerson(ctx.db, {
    ...{ ...content, id, institutionLocationKey: key, createdAt: now, updatedAt: now },
  })
  return id
}

/** Answers whether anything is different now. */
export async function changeLocationPerson(
  ctx: Context,
  id: string,
  { revision, ...content }: LocationPersonContent & { revision: number },
): Promise<boolean> {
  const { key, hasAccount } = await requirePerson(ctx.db, id)
  const said = (await listLocationPersons(ctx, key)).find((each) => each.id === id)
  // The name of an account is changed there.
  const { firstName, lastName, ...others } = content
  const wanted = hasAccount ? others : { firstName, lastName, ...others }
  if (said && isDeepStrictEqual({ ...said, ...wanted }, said)) return false
  if (said?.revision !== revision) throw new ChangedElsewhere(await listLocationPersons(ctx, key))
  await updatePerson(ctx.db, id, wanted, ctx.clock())
  return true
}

/** Whoever has an account reads messages to the location, and leaves with it. */
export async function removeLocationPerson({ db }: Context, id: string): Promise<void> {
  const { hasAccount, imageFileId } = await requirePerson(db, id)
  if (hasAccount) throw new AppError('forbidden')
  const files = (await selectOwnFiles(db, id)).map((file) => file.id)
  await deletePersonById(db, id)
  for (const file of [imageFileId, ...files]) if (file) await removeFile(db, file)
}

/** Storing takes its time, so it comes before the transaction: what cannot be tied then is swept away later. */
export async function storeLocationPersonImage(
  ctx: Context,
  id: string,
  { bytes, uploadedBy }: { bytes: Uint8Array; uploadedBy: string },
): Promise<{ id: string }> {
  await requireLocationOf(ctx.db, id)
  return storeImage(ctx, { bytes, name: 'bild.webp', uploadedBy })
}

export async function changeLocationPersonImage(
  ctx: Context,
  id: string,
  image: { id: string } | null,
): Promise<void> {
  const { imageFileId } = await requirePerson(ctx.db, id)
  await updatePerson(ctx.db, id, { imageFileId: image?.id ?? null }, ctx.clock())
  if (imageFileId) await removeFile(ctx.db, imageFileId)
}

/** Answers whether it is another order. */
export async function arrangeLocationPersons(
  ctx: Context,
  key: string,
  order: { from: string[]; to: string[] },
): Promise<boolean> {
  await lockPersonsOfLocation(ctx.db, key)
  const current = await listLocationPersons(ctx, key)
  const ids = current.map(({ id }) => id)
  if (isDeepStrictEqual(ids, order.to)) return false
  requireReordered(ids, order, () => current)
  for (const [position, id] of order.to.entries()) {
    await updatePerson(ctx.db, id, { position }, ctx.clock())
  }
  return true
}

export async function requireLocationOf(db: Db, id: string): Promise<string> {
  const row = await findPerson(db, id)
  if (!row?.person.institutionLocationKey) throw new AppError('not_found')
  return row.person.institutionLocationKey
}

async function requirePerson(db: Db, id: string) {
  const key = await requireLocationOf(db, id)
  await lockPerson(db, id)
  const row = await findPerson(db, id)
  if (!row) throw new AppError('not_found')
  return { key, hasAccount: row.person.accountId !== null, imageFileId: row.person.imageFileId }
}
