import type { ApplicationSummary, listApplications as endpoint } from '@tandem/contract/applications'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import { hasPermission, type Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type ApplicationFilter, listFiltered } from './applications-list.store.ts'
import { listFoundApplications } from './list-found-applications.ts'
import { presentList } from './present-list.ts'

type Input = HandlerInput<typeof endpoint>

export async function listApplications(
  ctx: Context,
  viewer: Viewer,
  { query }: Input,
): Promise<Page<ApplicationSummary>> {
  const { scope = usualScope[viewer.type], type, id: ids, company, ...search } = query
  if (scope === 'search') return listFoundApplications(ctx, viewer, search)
  const { offer, page, perPage } = search
  return listInScope(ctx, viewer, { scope, type, ids, company, offer, page, perPage })
}

type Listing = {
  scope: 'own' | 'received'
  type?: number | undefined
  /** Only these; all when it is empty. */
  ids?: string[]
  company?: string | undefined
  offer?: string | undefined
  page: number
  perPage: number
}

export async function listInScope(
  ctx: Context,
  viewer: Viewer,
  { scope, type, ids = [], company, offer, page, perPage }: Listing,
): Promise<Page<ApplicationSummary>> {
  const filter = {
    ...inScope(viewer, scope),
    types: type === undefined ? undefined : [type],
    ids: ids.length > 0 ? ids : undefined,
    offerId: offer,
    companyId: company,
  }
  const { items, total } = await listFiltered(ctx.db, filter, {
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  return { items: await presentList(ctx, viewer, items), total }
}

const usualScope = { applicant: 'own', company: 'received', admin: 'search' } as const

function inScope(viewer: Viewer, scope: 'own' | 'received'): ApplicationFilter {
  if (scope === 'own' && viewer.type === 'applicant') return { applicantId: viewer.applicantId }
  if (scope === 'received' && viewer.type === 'company' && hasPermission(viewer, 'company-profile-edit')) {
    return { receivedBy: viewer.companyId }
  }
  throw new AppError('forbidden')
}
