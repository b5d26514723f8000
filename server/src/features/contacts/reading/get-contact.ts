import type {
  Contact,
  ContactDetails,
  getContact as endpoint,
  getContactFile as fileEndpoint,
} from '@tandem/contract/contacts'
import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import type { getContactImage as imageEndpoint } from '@tandem/contract/images'
import { openFile, openImage } from '#features/files/files.api.ts'
import { listOffersOfContacts } from '#features/offers/offers.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findPerson, type PersonRow, selectFiles } from '../persons.store.ts'
import { presentContact } from './present-contact.ts'

export async function getContact(
  ctx: Context,
  viewer: Viewer,
  { params: { id } }: HandlerInput<typeof endpoint>,
): Promise<ContactDetails> {
  const { contact, row } = await findReadable(ctx, viewer, id)
  const isPublic = row.company?.status === 'confirmed'
  const offers = isPublic ? await listOffersOfContacts(ctx.db, [id]) : []
  return {
    ...contact,
    files: await selectFiles(ctx.db, id),
    offers: offers
      .filter(({ status }) => status === 'published')
      .map(({ id, titleDe, titleEn }) => ({
        id,
        title: (ctx.locale === 'en' && titleEn) || titleDe,
        ...(ctx.locale === 'en' && !titleEn && { titleLanguage: 'de' as const }),
      })),
  }
}

export async function getContactImage(
  ctx: Context,
  viewer: Viewer,
  { params: { id }, query }: HandlerInput<typeof imageEndpoint>,
): Promise<FileOutput> {
  const { row } = await findReadable(ctx, viewer, id)
  if (!row.person.imageFileId) throw new AppError('not_found')
  return openImage(ctx, row.person.imageFileId, query.size)
}

export async function getContactFile(
  ctx: Context,
  viewer: Viewer,
  { params: { id, fileId } }: HandlerInput<typeof fileEndpoint>,
): Promise<FileOutput> {
  await findReadable(ctx, viewer, id)
  const files = await selectFiles(ctx.db, id)
  if (!files.some((file) => file.id === fileId)) throw new AppError('not_found')
  return openFile(ctx, viewer, fileId)
}

async function findReadable(
  ctx: Context,
  viewer: Viewer,
  id: string,
): Promise<{ row: PersonRow; contact: Contact }> {
  const row = await findPerson(ctx.db, id)
  if (!row) throw new AppError('not_found')
  const contact = presentContact(ctx, viewer, row)
  if (!contact) throw new AppError('not_found')
  return { row, contact }
}
