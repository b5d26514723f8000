import { getCompanyProfile } from '@tandem/contract/companies/profile'
import {
  getOwnOffer,
  listAdmittedStudyInterests,
  listOfferChoices,
  listOwnOffers,
  type OwnOffer,
} from '@tandem/contract/offers/own-offers'
import { findPlaces, listSearchQualifications } from '@tandem/contract/reference'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { insideRoutes } from '#app/routing/inside-routes.ts'
import { emptyContent } from '#features/own-offers/empty-content.ts'
import { allPermissions, company, openApp, signIn, words } from './open.tsx'
import { answer, byDefault, list, reply } from './stub-server.ts'

// With the flag one wait spans the code of both screens; on a busy machine that alone takes longer than a wait may.
await Promise.all([insideRoutes.ownOffer.load(), insideRoutes.companyProfile.load()])

/** For the tests of the editor of an own offer. */
export const t = words.de.ownOffers
export const title = page.getByLabelText(t.subject.title.de)
export const id = '019b0000-0000-7000-8000-000000000050'
export const moment = '2026-11-01T10:00:00.000Z'

export const offer = (parts: Partial<OwnOffer>): OwnOffer => ({
  id,
  status: 'draft',
  publishedAt: null,
  updatedAt: moment,
  revision: 0,
  gaps: [],
  can: { edit: true, publish: true, close: false, delete: true },
  content: emptyContent,
  taken: [],
  ...parts,
})

export async function openEditor(at: string, first?: OwnOffer, settings = z.parse(PublicSettings, {})) {
  await page.viewport(1440, 900)
  answerEditor(settings)
  if (first) answer(getOwnOffer, first)
  const screen = await openApp(`/unternehmensprofil/angebot/${at}`)
  await expect.element(title).toBeVisible()
  return screen
}

export function answerEditor(settings = z.parse(PublicSettings, {})) {
  signIn(company(), allPermissions)
  answer(getSettings, settings)
  byDefault(() => answer(listOfferChoices, { contacts: [], institutionLocations: [] }))
  byDefault(() => answer(listAdmittedStudyInterests, list([])))
  answer(listOwnOffers, list([]))
  answer(findPlaces, list([]))
  answer(
    listSearchQualifications,
    list([qualification('ahr', 'Abitur'), qualification('fhr', 'Fachhochschulreife')]),
  )
  byDefault(() => reply(getCompanyProfile, () => Response.json({}, { status: 404 })))
}

export const course = (id: string, name: string) => ({
  id,
  name,
  degree: 'B.Sc.',
  studyCourse: id,
  subjectArea: '',
})

export const qualification = (id: string, name: string) => ({
  id,
  name,
  note: null,
  admission: 'direct' as const,
})

/** Of what was sent; the rest of the body is no content. */
export function contentOf(body: unknown): OwnOffer['content'] {
  const {
    locale: _,
    revision: __,
    ...content
  } = body as OwnOffer['content'] & {
    locale: string
    revision: number
  }
  return content
}
