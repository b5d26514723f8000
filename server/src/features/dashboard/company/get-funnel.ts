import type { getFunnel as endpoint, Funnel } from '@tandem/contract/dashboard/company-figures'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { funnelSteps } from '@tandem/contract/received-applications/funnel'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { countFunnel } from './funnel.store.ts'

export async function getFunnel(
  ctx: Context,
  { companyId }: CompanyViewer,
  { query }: HandlerInput<typeof endpoint>,
): Promise<Funnel> {
  const { year = null, offer = null } = query
  const { steps, closed, years, offers, hasInitiatives } = await countFunnel(ctx.db, companyId, {
    year,
    offer,
  })
  return {
    steps: funnelSteps.map((step, index) => ({
      step,
      reached: steps.reduce((sum, each) => sum + (each.step >= index ? (each.here ?? 0) : 0), 0),
      days: steps.find((each) => each.step === index)?.days ?? null,
    })),
    closed,
    years,
    offers: offers
      .map(({ id, titleDe, titleEn }) => ({ id, title: (ctx.locale === 'en' && titleEn) || titleDe }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'de')),
    hasInitiatives,
  }
}
