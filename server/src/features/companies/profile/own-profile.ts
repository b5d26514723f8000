import { isDeepStrictEqual } from 'node:util'
import {
  type CompanyContent,
  type CompanyProfile,
  type saveCompanyProfile as endpoint,
  imageMiddle,
} from '@tandem/contract/companies/profile'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { type CompanyViewer, hasPermission } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { listAdmission } from '../review/own-review.ts'
import { type CompanyRow, findCompany, lockCompany, selectOwnFiles, updateContent } from './profile.store.ts'

/** Read by all accounts of the company, confirmed or not. */
export async function getCompanyProfile(ctx: Context, viewer: CompanyViewer): Promise<CompanyProfile> {
  const row = await findCompany(ctx.db, viewer.companyId)
  if (!row || row.status === 'closed') throw new AppError('not_found')
  const { id, status, revision } = row
  return {
    ...{ id, status, revision },
    ...contentOf(row),
    ...imagesOf(row),
    files: await selectOwnFiles(ctx.db, id),
    studyInterests: await listAdmission(ctx, id),
    can: { edit: hasPermission(viewer, 'company-profile-edit') },
  }
}

export function saveCompanyProfile(
  ctx: Context,
  viewer: CompanyViewer,
  { body: { revision, ...content } }: HandlerInput<typeof endpoint>,
): Promise<CompanyProfile> {
  return transaction(ctx, async (ctx) => {
    const before = await lockCompany(ctx.db, viewer.companyId)
    if (!before) throw new AppError('not_found')
    const current = await getCompanyProfile(ctx, viewer)
    if (isDeepStrictEqual(contentOf(before), content)) return current
    if (before.revision !== revision) throw new ChangedElsewhere(current)
    const { coordinates, ...texts } = content
    const { latitude = null, longitude = null } = coordinates ?? {}
    await updateContent(ctx.db, before.id, { ...texts, latitude, longitude }, ctx.clock())
    return getCompanyProfile(ctx, viewer)
  })
}

export function imagesOf({
  logoFileId,
  mainImageFileId,
  mainImageFocusX: x,
  mainImageFocusY: y,
  mainImageTextDe: de,
  mainImageTextEn: en,
}: CompanyRow) {
  const isMoved = x !== imageMiddle.x || y !== imageMiddle.y
  return {
    hasLogo: logoFileId !== null,
    hasMainImage: mainImageFileId !== null,
    ...(isMoved && { mainImageFocus: { x, y } }),
    ...((de || en) && { mainImageText: { de, en } }),
  }
}

export function contentOf(row: CompanyRow): CompanyContent {
  const { name, descriptionDe, descriptionEn, industry, size, street, zip, town, country } = row
  const { mail, phone, fax, www, partnerSince, acceptsInitiatives, latitude, longitude } = row
  return {
    ...{ name, descriptionDe, descriptionEn, industry, size, street, zip, town, country },
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    ...{ mail, phone, fax, www, partnerSince, acceptsInitiatives },
  }
}
