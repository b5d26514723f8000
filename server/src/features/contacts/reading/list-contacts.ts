import { Id } from '@tandem/contract/common'
import type { Contact, listContacts as endpoint } from '@tandem/contract/contacts'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import {
  findCompanyStatus,
  findLocation,
  listPersonsOfCompany,
  listPersonsOfLocation,
  type PersonRow,
} from '../persons.store.ts'
import { presentContact } from './present-contact.ts'

/** Whoever reads the company but knows nothing of its people gets an empty list. */
export async function listContacts(
  ctx: Context,
  viewer: Viewer,
  { params: { type, id } }: HandlerInput<typeof endpoint>,
): Promise<Page<Contact>> {
  const rows = type === 'company' ? await personsOfCompany(ctx, viewer, id) : await personsOfLocation(ctx, id)
  const items = presentContacts(ctx, viewer, rows)
  return { items, total: items.length }
}

/** Of a company that the viewer is known to read. */
export async function listContactsOfCompany(ctx: Context, viewer: Viewer, id: string): Promise<Contact[]> {
  return presentContacts(ctx, viewer, await listPersonsOfCompany(ctx.db, id))
}

const presentContacts = (ctx: Context, viewer: Viewer, rows: PersonRow[]): Contact[] =>
  rows.filter(({ isShown }) => isShown).flatMap((row) => presentContact(ctx, viewer, row) ?? [])

async function personsOfCompany({ db }: Context, viewer: Viewer, id: string): Promise<PersonRow[]> {
  if (!Id.safeParse(id).success) throw new AppError('not_found')
  const status = await findCompanyStatus(db, id)
  const isOwn = viewer.type === 'company' && viewer.companyId === id
  const isReadable =
    status === 'confirmed' || (status !== null && status !== 'closed' && (isOwn || viewer.type === 'admin'))
  if (!isReadable) throw new AppError('not_found')
  return listPersonsOfCompany(db, id)
}

async function personsOfLocation({ db }: Context, key: string): Promise<PersonRow[]> {
  if (!(await findLocation(db, key))) throw new AppError('not_found')
  return listPersonsOfLocation(db, key)
}
