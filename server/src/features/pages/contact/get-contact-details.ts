import type { HandlerInput } from '@tandem/contract/endpoint'
import type { getSupportImage as imageEndpoint } from '@tandem/contract/pages/contact'
import { openImage } from '#features/files/files.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findSupportPerson, listLocations, listSupportPersons } from './contact.store.ts'

export async function getContactDetails(ctx: Context) {
  const { contact } = await ctx.settings(ctx.db)
  const locations = await listLocations(ctx.db)
  const persons = await listSupportPersons(ctx.db)
  const one = (de: string, en: string) => (ctx.locale === 'en' && en) || de
  return {
    address: contact.address,
    mail: contact.mail || null,
    phone: contact.phone || null,
    hours: one(contact.hours.de, contact.hours.en) || null,
    locations: locations.map(({ key, role: _, mail, phone, hoursDe, hoursEn, ...location }) => ({
      ...location,
      id: key,
      mail: mail || null,
      phone: phone || null,
      hours: one(hoursDe, hoursEn) || null,
      contacts: persons
        .filter(({ institutionLocationKey }) => institutionLocationKey === key)
        .map(({ id, firstName, lastName, roleDe, roleEn, phone, imageFileId }) => ({
          ...{ id, firstName, lastName },
          role: one(roleDe, roleEn),
          phone: phone || null,
          hasImage: imageFileId !== null,
        })),
    })),
  }
}

export async function getSupportImage(
  ctx: Context,
  _viewer: Viewer | null,
  { params, query }: HandlerInput<typeof imageEndpoint>,
) {
  const found = await findSupportPerson(ctx.db, params.id)
  if (!found?.person.imageFileId) throw new AppError('not_found')
  return openImage(ctx, found.person.imageFileId, query.size)
}
