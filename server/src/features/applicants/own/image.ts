import type { OwnProfile, saveApplicantImage as saveEndpoint } from '@tandem/contract/applicants/own-profile'
import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import type { getApplicantImage as getEndpoint } from '@tandem/contract/images'
import { mayIdentify } from '#features/applications/applications.api.ts'
import { openImage, removeFile, storeImage } from '#features/files/files.api.ts'
import type { ApplicantViewer, Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findPerson, replaceImage } from '../applicants.store.ts'
import { getOwnProfile } from './own-profile.ts'

/** Storing takes its time, so it comes before the transaction: what cannot be tied then is swept away later. */
export async function saveApplicantImage(
  ctx: Context,
  viewer: ApplicantViewer,
  { params: { id }, upload }: HandlerInput<typeof saveEndpoint>,
): Promise<OwnProfile> {
  const { applicantId, accountId: uploadedBy } = viewer
  if (id !== 'mainImage' && id !== applicantId) throw new AppError('not_found')
  // The name that a phone gave its photo would tell when, and maybe whom, it shows.
  const image = upload && (await storeImage(ctx, { bytes: upload.bytes, name: 'foto.webp', uploadedBy }))
  await transaction(ctx, async (ctx) => {
    const before = await replaceImage(ctx.db, applicantId, image?.id ?? null)
    if (before) await removeFile(ctx.db, before)
  })
  return getOwnProfile(ctx, viewer)
}

/** Withheld as the name is: from whoever sees the applicant anonymously, or not at all. */
export async function getApplicantImage(
  ctx: Context,
  viewer: Viewer,
  { params, query }: HandlerInput<typeof getEndpoint>,
): Promise<FileOutput> {
  const isKnown = await mayIdentify(ctx, viewer, params.id)
  const person = isKnown ? await findPerson(ctx.db, params.id) : null
  if (!person?.image) throw new AppError('not_found')
  return openImage(ctx, person.image, query.size)
}
