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
  await transaction(ctx, async (ctx) => {
    const before = await replaceImage(ctx.db, companyId, name, file.id)
    if (before) await removeFile(ctx.db, before)
  })
}
