import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import type { findCompanies as endpoint } from '@tandem/contract/search'
import type { ApplicantViewer, Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { cacheByText } from '#platform/db/cache-by-text.ts'
import { expandText } from '../text/expand-text.store.ts'
import { rankNames } from './rank-names.ts'
import { type FoundCompany, findCompaniesNamed, readCompanies } from './suggestions.store.ts'

type Input = HandlerInput<typeof endpoint>

export const findCompanies = (
  ctx: Context,
  _viewer: Viewer | null,
  { params }: Input,
): Promise<Page<FoundCompany>> => findNamed(ctx, params.text, null)

/** Those that offer what the applicant looks for come first. */
export const findCompaniesByApplicant = (
  ctx: Context,
  viewer: ApplicantViewer,
  { params }: Input,
): Promise<Page<FoundCompany>> => findNamed(ctx, params.text, viewer.applicantId)

/** Ids. */
export const findNamedCompanies = cacheByText(async ({ db }, text) => {
  const query = await expandText(db, 'company', text)
  return query ? findCompaniesNamed(db, query) : []
})

const most = 20

async function findNamed(ctx: Context, text: string, applicantId: string | null) {
  const found = await readCompanies(ctx.db, await findNamedCompanies(ctx, text), { applicantId })
  const ranked = rankNames(text, found, ({ name }) => name)
  const items = [
    ...ranked.filter(({ fitting }) => fitting),
    ...ranked.filter(({ fitting }) => !fitting),
  ].slice(0, most)
  return { items, total: items.length }
}
