import {
  type CompanyProfile,
  companyFileBounds,
  companyImageBounds,
  type saveCompanyFile as fileEndpoint,
  type saveCompanyImage as imageEndpoint,
} from '@tandem/contract/companies/profile'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { violationMessage } from '@tandem/contract/violations'
import { removeFile, storeFile } from '#features/files/files.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { measureImage } from '#platform/files/resize-image.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { CompanyImage } from '../companies.store.ts'
import { removeCompanyImage, saveCompanyImage } from '../save-company-image.ts'
import { getCompanyProfile } from './own-profile.ts'
import {
  deleteFile,
  insertFile,
  lockCompany,
  replaceFile,
  selectOwnFiles,
  updateMainImage,
} from './profile.store.ts'

export async function changeCompanyImage(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id }, upload, body }: HandlerInput<typeof imageEndpoint>,
): Promise<CompanyProfile> {
  const { companyId } = viewer
  if (upload) {
    await requireSize(ctx, id, upload.bytes)
    await saveCompanyImage(ctx, companyId, id, upload.bytes)
  } else if (body && !('image' in body)) {
    const isThere = id === 'mainImage' && (await updateMainImage(ctx.db, companyId, body))
    if (!isThere) throw new AppError('not_found')
  } else await removeCompanyImage(ctx, companyId, id)
  return getCompanyProfile(ctx, viewer)
}

/** What is no image, or too large, is refused where it is stored. */
async function requireSize({ locale }: Context, id: CompanyImage, bytes: Uint8Array): Promise<void> {
  const { width, height } = companyImageBounds.smallest[id]
  const size = await measureImage(bytes)
  if (!size || (size.width >= width && size.height >= height)) return
  const message = violationMessage(locale, 'image_small', { width, height })
  throw new AppError('invalid_input', [{ propertyPath: 'image', code: 'image_small', message }])
}

/** Storing takes its time, so it comes before the transaction: what cannot be tied then is swept away later. */
export async function changeCompanyFile(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id }, upload }: HandlerInput<typeof fileEndpoint>,
): Promise<CompanyProfile> {
  const { accountId: uploadedBy, companyId } = viewer
  if (!upload && id === 'new') throw new AppError('not_found')
  await requireSlot(ctx.db, companyId, id)
  const file =
    upload && (await storeFile(ctx, { ...upload, uploadedBy, accept: ['pdf', 'jpeg', 'png', 'docx'] }))
  await transaction(ctx, async ({ db }) => {
    await lockCompany(db, companyId)
    await requireSlot(db, companyId, id)
    if (!file) await deleteFile(db, companyId, id)
    else if (id === 'new') await insertFile(db, companyId, file.id)
    else await replaceFile(db, companyId, id, file.id)
    if (id !== 'new') await removeFile(db, id)
  })
  return getCompanyProfile(ctx, viewer)
}

async function requireSlot(db: Db, companyId: string, id: string): Promise<void> {
  const files = await selectOwnFiles(db, companyId)
  if (id !== 'new' && !files.some((file) => file.id === id)) throw new AppError('not_found')
  const there = files.filter(({ check }) => check === undefined)
  if (id === 'new' && there.length >= companyFileBounds.maxPerCompany) throw new AppError('too_many_files')
}
