import { IdParams } from '@tandem/contract/common'
import type { IndexedScreen } from '@tandem/contract/indexed-screens'
import type { PageKey } from '@tandem/contract/pages'
import { type FaqAudience, FaqId } from '@tandem/contract/pages/faq'
import { paths } from '@tandem/contract/paths'
import type { ScreenName } from '@tandem/contract/screens'
import type { Settings } from '@tandem/contract/setting-values'
import * as z from 'zod/mini'
import { readCompany } from '#features/companies/companies.api.ts'
import { readOffer } from '#features/offers/offers.api.ts'
import { readContactDetails, readPage, readQuestion, readQuestions } from '#features/pages/pages.api.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findUnstorable } from '#platform/http/input/storable.ts'
import { plainText } from './plain-text.ts'
import {
  type Address,
  breadcrumbs,
  companyOrganization,
  faqPage,
  jobPosting,
  organization,
  type StructuredData,
  website,
  workBasedProgram,
} from './structured-data.ts'

/** What a page says beyond its screen. */
export type PageRecord = {
  /** In place of the screen's title, as the client shows it too. */
  title?: string
  /** In place of the screen's description. */
  description?: string
  /** What the screen's title and description have a place for. */
  words?: Record<string, string>
  /** Above the title on the preview image. */
  over?: string
  structured?: (StructuredData | null)[]
}

export type Asked = {
  settings: Settings
  params: Record<string, string>
  titleOf: (screen: ScreenName) => string
  address: Address
}
type Reader = (ctx: Context, asked: Asked) => Promise<PageRecord>

/** Throws `not_found` where the page's record is hidden from visitors, or was never there. */
export const readPageRecord = (ctx: Context, screen: IndexedScreen, asked: Asked): Promise<PageRecord> =>
  readers[screen](ctx, asked)

const nothing: Reader = async () => ({})

const readers: Record<IndexedScreen, Reader> = {
  home: async (_ctx, { settings: { brand, social }, address }) => ({
    structured: [website(address), organization(brand.universityName, Object.values(social), address)],
  }),
  register: nothing,
  eligibility: nothing,
  contactUs: nothing,
  offers: nothing,
  offer,
  company,
  faq: questions('applicant'),
  companyFaq: questions('company'),
  faqQuestion: question('applicant'),
  companyFaqQuestion: question('company'),
  contactLocation: location,
  imprint: staticPage('imprint'),
  privacy: staticPage('privacy'),
  terms: staticPage('terms'),
  accessibility: staticPage('accessibility'),
}

async function offer(ctx: Context, { params, settings, titleOf, address }: Asked): Promise<PageRecord> {
  const found = await readOffer(ctx, null, { params: valid(IdParams, { id: params.offerId }) })
  const path = paths.offer({ offerId: found.id })
  const town = found.locations[0]?.town || found.company.town
  const make = settings.company.offerType === 'jobs' ? jobPosting : workBasedProgram
  return {
    words: { title: found.title, company: found.company.name, town },
    over: town,
    structured: [
      make(found, path, address),
      breadcrumbs(
        [
          { name: titleOf('offers'), path: paths.offers() },
          { name: found.title, path },
        ],
        address,
      ),
    ],
  }
}

async function company(ctx: Context, { params, address }: Asked): Promise<PageRecord> {
  const found = await readCompany(ctx, null, { params: valid(IdParams, { id: params.companyId }) })
  return {
    title: found.name,
    words: { name: found.name, town: found.town },
    over: found.town,
    structured: [companyOrganization(found, paths.company({ companyId: found.id }), address)],
  }
}

function questions(audience: FaqAudience): Reader {
  return async (ctx) => ({ structured: [faqPage(await readQuestions(ctx, audience))] })
}

function question(audience: FaqAudience): Reader {
  return async (ctx, { params, titleOf, address }) => {
    const found = await readQuestion(ctx, null, { params: valid(FaqId, { id: params.questionId }) })
    // At the other audience's address the client leads to its own.
    if (found.audience !== audience) throw new AppError('not_found')
    const [list, own] = screensOf[audience]
    return {
      title: found.question,
      description: plainText(found.answer),
      over: found.topic.title,
      structured: [
        faqPage([found]),
        breadcrumbs(
          [
            { name: titleOf(list), path: paths[list]() },
            { name: found.question, path: paths[own]({ questionId: found.id }) },
          ],
          address,
        ),
      ],
    }
  }
}

const screensOf = {
  applicant: ['faq', 'faqQuestion'],
  company: ['companyFaq', 'companyFaqQuestion'],
} as const

async function location(ctx: Context, { params, titleOf, address }: Asked): Promise<PageRecord> {
  const { locations } = await readContactDetails(ctx)
  const found = locations.find(({ id }) => id === params.locationId)
  if (!found) throw new AppError('not_found')
  return {
    title: found.name,
    words: { name: found.name },
    over: titleOf('contactUs'),
    structured: [
      breadcrumbs(
        [
          { name: titleOf('contactUs'), path: paths.contactUs() },
          { name: found.name, path: paths.contactLocation({ locationId: found.id }) },
        ],
        address,
      ),
    ],
  }
}

/** Of a support contact; null where there is none. Visitors read the page, search engines are asked to leave it out. */
export async function readSupportName(ctx: Context, contactId: string | undefined): Promise<string | null> {
  const { locations } = await readContactDetails(ctx)
  const found = locations.flatMap(({ contacts }) => contacts).find(({ id }) => id === contactId)
  return found ? `${found.firstName} ${found.lastName}` : null
}

function staticPage(id: PageKey): Reader {
  return async (ctx) => ({ title: (await readPage(ctx, null, { params: { id } })).title })
}

/** The parts of an address are whatever somebody typed. */
function valid<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const read = z.safeParse(schema, value)
  if (!read.success || findUnstorable(read.data)) throw new AppError('not_found')
  return read.data
}
