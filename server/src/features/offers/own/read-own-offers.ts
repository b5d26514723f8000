import type { HandlerInput, HandlerOutput } from '@tandem/contract/endpoint'
import type * as endpoints from '@tandem/contract/offers/own-offers'
import type { OwnOffer } from '@tandem/contract/offers/own-offers'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { inLocale } from '../reading/present-offer.ts'
import { countViews } from '../views/views.store.ts'
import { readContent } from './content.store.ts'
import { actionsOn, gapsOf } from './own-offers.rules.ts'
import {
  countOwnOffers,
  type OwnOfferRow,
  selectAdmitted,
  selectContacts,
  selectInstitutionLocations,
  selectOwnOffers,
} from './own-offers.store.ts'

export async function listOwnOffers(
  ctx: Context,
  { companyId }: CompanyViewer,
  { query: { status, page, perPage } }: HandlerInput<typeof endpoints.listOwnOffers>,
): Promise<HandlerOutput<(typeof endpoints.listOwnOffers)['output']>> {
  const wanted = { companyId, status }
  const rows = await selectOwnOffers(ctx.db, wanted, { limit: perPage, offset: (page - 1) * perPage })
  const namesStudyInterest = await mustNameStudyInterest(ctx)
  const views = await countViews(
    ctx.db,
    rows.map(({ id }) => id),
    berlinDay(ctx.clock()),
  )
  const items = rows.map((row) => ({
    ...presentState(ctx, row, namesStudyInterest),
    title: inLocale(ctx.locale, row.titleDe, row.titleEn),
    studyInterest:
      row.studyInterest && inLocale(ctx.locale, row.studyInterest.nameDe, row.studyInterest.nameEn),
    towns: [...new Set(row.locations.map(({ town }) => town))],
    points: pointsOf(row),
    years: row.years,
    applications: {
      new: row.applications.unopened,
      open: row.applications.open,
      total: row.applications.sent,
    },
    views: viewsOf(views, row.id),
    contact: row.contact && {
      id: row.contact.id,
      name: `${row.contact.firstName} ${row.contact.lastName}`,
      ...(!row.contactIsShown && { notShown: true as const }),
    },
    deadline: row.deadline,
    closedAt: row.status === 'closed' && row.closedAt ? row.closedAt.toISOString() : null,
  }))
  return { items, total: await countOwnOffers(ctx.db, wanted) }
}

function pointsOf({ locations }: OwnOfferRow) {
  const points = locations.map(({ latitude, longitude }) => ({ latitude, longitude }))
  return [...new Map(points.map((point) => [`${point.latitude} ${point.longitude}`, point])).values()]
}

type Views = Awaited<ReturnType<typeof countViews>>

function viewsOf(views: Views, id: string) {
  const { total = 0, week = 0 } = views.find(({ offerId }) => offerId === id) ?? {}
  return { total, week }
}

export function getOwnOffer(
  ctx: Context,
  viewer: CompanyViewer,
  { params }: HandlerInput<typeof endpoints.getOwnOffer>,
): Promise<OwnOffer> {
  return showOwnOffer(ctx, viewer, params.id)
}

/** Throws `not_found` for an offer that is not the viewer's company's. */
export async function showOwnOffer(
  ctx: Context,
  { companyId }: CompanyViewer,
  id: string,
): Promise<OwnOffer> {
  const [row] = await selectOwnOffers(ctx.db, { companyId, id })
  const content = row && (await readContent(ctx.db, id))
  if (!content) throw new AppError('not_found')
  return {
    ...presentState(ctx, row, await mustNameStudyInterest(ctx)),
    content,
    taken: row.years.map(({ year, taken }) => ({ year, taken })),
  }
}

/** Where the platform offers jobs, an offer needs no study interest. */
async function mustNameStudyInterest(ctx: Context): Promise<boolean> {
  return (await ctx.settings(ctx.db)).company.offerType === 'studies'
}

function presentState(ctx: Context, row: OwnOfferRow, namesStudyInterest: boolean) {
  const publishable = { ...row, locations: row.locations.length }
  const gaps = gapsOf(publishable, berlinDay(ctx.clock()), namesStudyInterest)
  return {
    id: row.id,
    status: row.status,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    revision: row.revision,
    gaps,
    can: actionsOn({ status: row.status, applications: row.applications.all, gaps }),
  }
}

export async function listOfferChoices(ctx: Context, { companyId }: CompanyViewer) {
  const contacts = await selectContacts(ctx.db, companyId)
  return {
    contacts: contacts.map(({ id, firstName, lastName, roleDe, roleEn, isShown }) => ({
      id,
      name: `${firstName} ${lastName}`,
      role: inLocale(ctx.locale, roleDe, roleEn),
      ...(!isShown && { notShown: true as const }),
    })),
    institutionLocations: await selectInstitutionLocations(ctx.db),
  }
}

export async function listAdmittedStudyInterests(
  ctx: Context,
  { companyId }: CompanyViewer,
  { query: { page, perPage } }: HandlerInput<typeof endpoints.listAdmittedStudyInterests>,
) {
  const rows = await selectAdmitted(ctx.db, companyId)
  const items = rows.map(({ id, nameDe, nameEn, degree }) => ({
    id: String(id),
    name: inLocale(ctx.locale, nameDe, nameEn),
    degree,
  }))
  return { items: items.slice((page - 1) * perPage, page * perPage), total: items.length }
}
