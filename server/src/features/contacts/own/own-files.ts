import {
  type savePersonFile as fileEndpoint,
  type savePersonImage as imageEndpoint,
  type PersonProfile,
  personFileBounds,
} from '@tandem/contract/contacts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { removeFile, storeFile, storeImage } from '#features/files/files.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/http/app-error.ts'
import {
  deleteFile,
  findPerson,
  insertFile,
  lockPerson,
  replaceFile,
  selectOwnFiles,
  updatePerson,
} from '../persons.store.ts'
import { type ContactViewer, getPersonProfile, ownPersonId } from './own-profile.ts'

/** Beside the own id. */
const imageNames: ReadonlySet<string> = new Set(['mainImage', '0', '1'])

export async function changePersonImage(
  ctx: Context,
  viewer: ContactViewer,
  { params: { id }, upload }: HandlerInput<typeof imageEndpoint>,
): Promise<PersonProfile> {
  const personId = ownPersonId(viewer)
  if (!imageNames.has(id) && id !== personId) throw new AppError('not_found')
  const { accountId: uploadedBy } = viewer
  const image = upload && (await storeImage(ctx, { bytes: upload.bytes, name: 'bild.webp', uploadedBy }))
  await transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, personId)
    const before = (await findPerson(ctx.db, personId))?.person.imageFileId
    await updatePerson(ctx.db, personId, { imageFileId: image?.id ?? null }, ctx.clock())
    if (before) await removeFile(ctx.db, before)
  })
  return getPersonProfile(ctx, viewer)
}

/** Storing takes its time, so it comes before the transaction: what cannot be tied then is swept away later. */
export async function changePersonFile(
  ctx: Context,
  viewer: ContactViewer,
  { params: { id }, upload }: HandlerInput<typeof fileEndpoint>,
): Promise<PersonProfile> {
  const personId = ownPersonId(viewer)
  const { accountId: uploadedBy } = viewer
  if (!upload && id === 'new') throw new AppError('not_found')
  await requireSlot(ctx.db, personId, id)
  const file =
    upload && (await storeFile(ctx, { ...upload, uploadedBy, accept: ['pdf', 'jpeg', 'png', 'docx'] }))
  await transaction(ctx, async ({ db }) => {
    await lockPerson(db, personId)
    await requireSlot(db, personId, id)
    if (!file) await deleteFile(db, personId, id)
    else if (id === 'new') await insertFile(db, personId, file.id)
    else await replaceFile(db, personId, id, file.id)
    if (id !== 'new') await removeFile(db, id)
  })
  return getPersonProfile(ctx, viewer)
}

async function requireSlot(db: Db, personId: string, id: string): Promise<void> {
  const files = await selectOwnFiles(db, personId)
  if (id !== 'new' && !files.some((file) => file.id === id)) throw new AppError('not_found')
  const there = files.filter(({ check }) => check === undefined)
  if (id === 'new' && there.length >= personFileBounds.maxPerPerson) throw new AppError('too_many_files')
}
