import { maxRecommendations } from '@tandem/contract/applicant-requests'
import type {
  getRecommendations as endpoint,
  findRecommendedCompanies as findEndpoint,
  Recommendations,
  RecommendedCompany,
  recommendApplication as recommendEndpoint,
} from '@tandem/contract/applicant-requests/recommendations'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { findApplicationParties, lockApplication } from '#features/applications/applications.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { isRecommendable } from '../applicant-requests.rules.ts'
import { listRequests, ofApplication } from '../applicant-requests.store.ts'
import { ask } from '../asking/ask.ts'
import { presentSentRequest } from '../reading/present-request.ts'
import { findAdmittedCompanies } from './recommending.store.ts'

export async function getRecommendations(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id } }: HandlerInput<typeof endpoint>,
): Promise<Recommendations> {
  return showRecommendations(ctx, viewer, await requireReceived(ctx, viewer, id))
}

export async function findRecommendedCompanies(
  ctx: Context,
  viewer: CompanyViewer,
  { params, query: { text } }: HandlerInput<typeof findEndpoint>,
): Promise<RecommendedCompany[]> {
  const { id } = await requireReceived(ctx, viewer, params.id)
  return findAdmittedCompanies(ctx.db, { applicationId: id, text })
}

/** The applicant is asked; until they agree nothing of theirs goes to the other company. */
export function recommendApplication(
  ctx: Context,
  viewer: CompanyViewer,
  { params, body: { companyId, note } }: HandlerInput<typeof recommendEndpoint>,
): Promise<Recommendations> {
  return transaction(ctx, async (ctx) => {
    // One of it is open at a time, whoever asks.
    await lockApplication(ctx.db, params.id)
    const application = await requireReceived(ctx, viewer, params.id)
    const { id: applicationId, applicantId } = application
    const { requests, can } = await showRecommendations(ctx, viewer, application)
    if (requests.some(({ target }) => target?.id === companyId)) throw new AppError('already_asked')
    if (!can.recommend) throw new AppError('forbidden')
    const [target] = await findAdmittedCompanies(ctx.db, { applicationId, id: companyId })
    if (!target) throw invalidField(ctx.locale, 'companyId', 'unknown_reference')
    await ask(ctx, viewer, {
      ...{ kind: 'recommendation', applicantId, applicationId, note },
      targetCompanyId: companyId,
    })
    return showRecommendations(ctx, viewer, application)
  })
}

type Received = NonNullable<Awaited<ReturnType<typeof findApplicationParties>>> & { id: string }

/** To a company only what was sent to it exists. */
async function requireReceived(ctx: Context, { companyId }: CompanyViewer, id: string): Promise<Received> {
  const parties = await findApplicationParties(ctx.db, id)
  if (parties?.companyId !== companyId || parties.sentAt === null) throw new AppError('not_found')
  return { ...parties, id }
}

async function showRecommendations(
  ctx: Context,
  { companySuspended }: CompanyViewer,
  application: Received,
): Promise<Recommendations> {
  const records = await listRequests(ctx.db, ofApplication(application.id), { now: ctx.clock() })
  const requests = records.map((record) => presentSentRequest(ctx, record))
  const isOpen = requests.some(({ state }) => state === 'open')
  const isLeft = requests.length < maxRecommendations
  const recommend = isRecommendable(application) && isLeft && !isOpen && !companySuspended
  return { requests, can: { recommend } }
}
