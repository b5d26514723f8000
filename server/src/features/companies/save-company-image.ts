import { removeFile, storeImage } from '#features/files/files.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { type CompanyImage, replaceImage } from './companies.store.ts'

/** Throws `file_type_not_allowed` or `file_too_large`. */
export async function saveCompanyImage(
  ctx: Context,
  companyId: string,
  name: CompanyImage,
  bytes: Uint8Array,
): Promise<void> {
  const file = await storeImage(ctx, { bytes, name: `${name}.webp`, uploadedBy: null })
  await setImage(ctx, companyId, name, file.id)
}

export const removeCompanyImage = (ctx: Context, companyId: string, name: CompanyImage): Promise<void> =>
  setImage(ctx, companyId, name, null)

function setImage(ctx: Context, companyId: string, name: CompanyImage, fileId: string | null): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const before = await replaceImage(ctx.db, companyId, name, fileId)
    if (before) await removeFile(ctx.db, before)
  })
}
