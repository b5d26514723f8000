import { isDeepStrictEqual } from 'node:util'
import type {
  arrangeCompanyPersons as arrangeEndpoint,
  CompanyPerson,
  listCompanyPersons as listEndpoint,
} from '@tandem/contract/contacts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { listOffersOfContacts } from '#features/offers/offers.api.ts'
import type { AdminViewer, CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import {
  findCompanyStatus,
  listPersonsOfCompany,
  lockPersonsOfCompany,
  updatePerson,
} from '../persons.store.ts'

export async function listCompanyPersons(
  ctx: Context,
  viewer: CompanyViewer | AdminViewer,
  { params: { id } }: HandlerInput<typeof listEndpoint>,
): Promise<CompanyPerson[]> {
  if (viewer.type === 'company' && viewer.companyId !== id) throw new AppError('not_found')
  const status = await findCompanyStatus(ctx.db, id)
  if (status === null || status === 'closed') throw new AppError('not_found')
  return readPersons(ctx, id)
}

/** The whole list in its new order; who came or went meanwhile makes it an old one. */
export function arrangeCompanyPersons(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id }, body: { persons: wanted } }: HandlerInput<typeof arrangeEndpoint>,
): Promise<CompanyPerson[]> {
  if (viewer.companyId !== id) throw new AppError('not_found')
  return transaction(ctx, async (ctx) => {
    await lockPersonsOfCompany(ctx.db, id)
    const current = await readPersons(ctx, id)
    const arrangement = (list: { id: string; hidden: boolean }[]) =>
      list.map(({ id, hidden }) => [id, hidden])
    if (isDeepStrictEqual(arrangement(current), arrangement(wanted))) return current
    const revisions = (list: { id: string; revision: number }[]) =>
      list.map(({ id, revision }) => `${id} ${revision}`).sort()
    if (!isDeepStrictEqual(revisions(current), revisions(wanted))) throw new ChangedElsewhere(current)
    const rows = await listPersonsOfCompany(ctx.db, id)
    for (const [position, { id: personId, hidden }] of wanted.entries()) {
      const before = rows.find(({ person }) => person.id === personId)?.person
      if (before?.position === position && before.hidden === hidden) continue
      await updatePerson(ctx.db, personId, { position, hidden }, ctx.clock())
    }
    return readPersons(ctx, id)
  })
}

async function readPersons({ db, locale }: Context, companyId: string): Promise<CompanyPerson[]> {
  const rows = await listPersonsOfCompany(db, companyId)
  const offers = await listOffersOfContacts(
    db,
    rows.map(({ person }) => person.id),
  )
  return rows.map(({ person, isShown }) => ({
    ...{ id: person.id, firstName: person.firstName, lastName: person.lastName },
    role: (locale === 'en' && person.roleEn) || person.roleDe,
    ...{ mail: person.mail, phone: person.phone, hidden: person.hidden, revision: person.revision },
    hasImage: person.imageFileId !== null,
    hasAccount: person.accountId !== null,
    ...(!isShown && !person.hidden && { inactive: true as const }),
    offers: offers
      .filter(({ contactId }) => contactId === person.id)
      .map(({ id, titleDe, titleEn, status }) => ({
        id,
        title: (locale === 'en' && titleEn) || titleDe,
        status,
      })),
  }))
}
