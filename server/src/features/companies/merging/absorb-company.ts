import type { CompanyStatus } from '@tandem/contract/accounts'
import { removeFile } from '#features/files/files.api.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { listAdmission } from '../review/own-review.ts'
import { tell } from '../review/tell-company.ts'
import * as store from './merging.store.ts'

export type Merge = { from: string; into: string }

/** What waits for its check is confirmed or refused first. */
export const isMergeable = (status: CompanyStatus | 'closed'): boolean =>
  status === 'confirmed' || status === 'suspended'

/** Both until the transaction ends; in one order, so that two merges the other way round do not wait for each other. */
export async function lockMergeable(ctx: Context, { from, into }: Merge) {
  const rows = await store.lockBoth(ctx.db, [from, into])
  const [source, target] = [from, into].map((id) => rows.find((row) => row.id === id))
  if (!source || !target || source.status === 'closed' || target.status === 'closed') {
    throw new AppError('not_found')
  }
  if (from === into || !isMergeable(source.status) || !isMergeable(target.status)) {
    throw new AppError('companies_not_mergeable')
  }
  return { source, target }
}

/**
 * The company's own rows go over to the other one, and it is closed. What the other one lacks it takes over; what both
 * have stays the other one's. Part of the caller's transaction, which moves what other features keep before.
 */
export async function absorbCompany(ctx: Context, merge: Merge) {
  const { source, target } = await lockMergeable(ctx, merge)
  const { db } = ctx
  const before = await listAdmission(ctx, merge.into)
  await store.moveAdmission(db, merge)
  const added = (await listAdmission(ctx, merge.into)).filter(({ id }) =>
    before.every((each) => each.id !== id),
  )
  const files = await store.moveFiles(db, merge)
  const keys = await store.moveKeys(db, merge)
  const missing = missingOf(target, source)
  await store.updateAbsorbing(db, merge.into, missing, ctx.clock())
  await store.closeAbsorbed(db, merge, ctx.clock())
  for (const image of ['logoFileId', 'mainImageFileId'] as const) {
    if (source[image] && !missing[image]) await removeFile(db, source[image])
  }
  return { files, keys, studyInterests: added.map(({ name }) => name), name: source.name }
}

/** All of the company see it at once; those who may edit the profile are told by mail. */
export const announceMerge = (ctx: Context, companyId: string, name: string): Promise<void> =>
  tell(ctx, companyId, 'merged', [name])

const texts = ['descriptionDe', 'descriptionEn', 'industry', 'size', 'mail', 'phone', 'www'] as const

function missingOf(target: store.CompanyRow, source: store.CompanyRow): Partial<store.CompanyRow> {
  const taken = texts.filter((key) => target[key] === '' && source[key] !== '')
  return {
    ...Object.fromEntries(taken.map((key) => [key, source[key]])),
    ...(!target.logoFileId && source.logoFileId && { logoFileId: source.logoFileId }),
    ...(!target.mainImageFileId &&
      source.mainImageFileId && {
        mainImageFileId: source.mainImageFileId,
        mainImageFocusX: source.mainImageFocusX,
        mainImageFocusY: source.mainImageFocusY,
        mainImageTextDe: source.mainImageTextDe,
        mainImageTextEn: source.mainImageTextEn,
      }),
  }
}
