import type { Locale } from '@tandem/contract/common'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { mathsModules } from '@tandem/contract/maths'
import type { getOffer as endpoint, Offer } from '@tandem/contract/offers'
import { languageLevels } from '@tandem/contract/reference'
import { listOwnPlaces } from '#features/matching/matching.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { type Coordinates, chordToKilometres, toUnitVector } from '#platform/db/geo.ts'
import { AppError } from '#platform/http/app-error.ts'
import { mayApply, mayEdit, mayRemove } from '../offers.rules.ts'
import { countView } from '../views/count-view.ts'
import { findVisibleOffer } from '../visibility/find-visible-offer.ts'
import { findOwnQualification, listAdmissions, loadDetails } from './offer-details.store.ts'
import { inLocale, presentFacts, proseIn } from './present-offer.ts'

export async function getOffer(
  ctx: Context,
  viewer: Viewer | null,
  { params }: Pick<HandlerInput<typeof endpoint>, 'params'>,
): Promise<Offer> {
  const facts = await findVisibleOffer(ctx, viewer, params.id)
  const details = await loadDetails(ctx.db, facts.id)
  if (!details) throw new AppError('not_found')
  if (viewer) await countView(ctx, viewer, facts)
  const own = viewer?.type === 'applicant' ? await findOwnQualification(ctx.db, viewer.applicantId) : null
  const admissions = await listAdmissions(ctx.db, own)
  const card = presentFacts(facts, ctx)
  const { partnerSince } = facts
  const places = viewer ? await listOwnPlaces(ctx, viewer) : []
  return {
    ...card,
    company: { ...card.company, ...(partnerSince !== null && { partnerSince }) },
    locations: card.locations.map((location) => ({ ...location, ...distanceFrom(places, location) })),
    ...presentDetails(details, ctx.locale),
    // Who answers for it is told to those who have an account.
    ...(viewer === null && { contact: null }),
    status: facts.status,
    ...(facts.isUnattended && { unattended: true as const }),
    admission: admissions.map(({ key, nameDe, nameEn, admission }) => ({
      qualification: key,
      name: inLocale(ctx.locale, nameDe, nameEn),
      way: admission,
      own: key === own,
    })),
    can: {
      apply: mayApply(viewer, facts, facts.application, ctx.clock()),
      edit: mayEdit(viewer, facts),
      remove: mayRemove(viewer),
    },
  }
}

/** In tenths, as lists of results have it. */
function distanceFrom(places: Awaited<ReturnType<typeof listOwnPlaces>>, location: Coordinates) {
  if (places.length === 0) return {}
  const { x, y, z } = toUnitVector(location)
  const chord = Math.min(...places.map((from) => (x - from.x) ** 2 + (y - from.y) ** 2 + (z - from.z) ** 2))
  return { distance: Math.round(chordToKilometres(chord) * 10) / 10 }
}

type Details = NonNullable<Awaited<ReturnType<typeof loadDetails>>>

function presentDetails({ offer, contact, institutionLocation, ...lists }: Details, locale: Locale) {
  return {
    description: proseIn(locale, offer.descriptionDe, offer.descriptionEn),
    tasks: proseIn(locale, offer.tasksDe, offer.tasksEn),
    benefits: proseIn(locale, offer.benefitsDe, offer.benefitsEn),
    institutionLocation: institutionLocation && {
      key: institutionLocation.key,
      name: institutionLocation.name,
    },
    qualifications: lists.qualifications.map(({ key }) => key),
    minimumGrade: offer.minimumGrade,
    requiredDocuments: lists.documents.map(({ key }) => key),
    expertises: lists.expertises.map(({ nameDe, nameEn }) => inLocale(locale, nameDe, nameEn)),
    languages: lists.languages.map(({ code, nameDe, nameEn, level }) => ({
      language: code,
      name: inLocale(locale, nameDe, nameEn),
      level: languageLevels[level] ?? 'no_choice',
    })),
    maths: lists.maths.toSorted((a, b) => mathsModules.indexOf(a.module) - mathsModules.indexOf(b.module)),
    contact: contact && {
      id: contact.id,
      name: `${contact.firstName} ${contact.lastName}`,
      role: inLocale(locale, contact.roleDe, contact.roleEn),
      phone: contact.phone || null,
    },
    startDate: offer.startDate,
    link: offer.link,
  }
}
