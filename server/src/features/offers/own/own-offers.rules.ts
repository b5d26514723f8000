import type { OfferGap } from '@tandem/contract/offers/own-offers'
import type { ViolationCode } from '@tandem/contract/violations'

export type Publishable = {
  titleDe: string
  studyInterestId: number | null
  status: 'draft' | 'published' | 'closed'
  years: { year: number; total: number; taken: number }[]
  locations: number
  deadline: string | null
  companyConfirmed: boolean
  /** Of the study interest named. */
  admitted: boolean
}

/** What keeps the offer from being published on this day, `2026-11-20`; empty when nothing does. */
export function gapsOf(offer: Publishable, today: string, namesStudyInterest: boolean): OfferGap[] {
  const isOpenYear = ({ year, total, taken }: Publishable['years'][number]) =>
    // One that is published may be full; one that was closed is published again for what is free.
    total > (offer.status === 'closed' ? taken : 0) && year >= Number(today.slice(0, 4))
  const studyInterest = offer.studyInterestId !== null
  const gaps: [OfferGap, boolean][] = [
    ['company_not_confirmed', !offer.companyConfirmed],
    ['title', offer.titleDe === ''],
    ['study_interest', namesStudyInterest && !studyInterest],
    ['study_interest_not_admitted', studyInterest && !offer.admitted],
    ['places', !offer.years.some(isOpenYear)],
    ['location', offer.locations === 0],
    ['deadline_past', offer.deadline !== null && offer.deadline < today],
  ]
  return gaps.filter(([, isGap]) => isGap).map(([gap]) => gap)
}

/** The field that fills a gap, and what to say there; null where no field does. */
export const fieldOfGap: Record<OfferGap, { path: string; code: ViolationCode } | null> = {
  company_not_confirmed: null,
  title: { path: 'title.de', code: 'required' },
  study_interest: { path: 'studyInterest', code: 'required' },
  study_interest_not_admitted: { path: 'studyInterest', code: 'unknown_reference' },
  places: { path: 'years', code: 'choose_one' },
  location: { path: 'locations', code: 'choose_one' },
  deadline_past: { path: 'deadline', code: 'date' },
}

type State = { status: 'draft' | 'published' | 'closed'; applications: number; gaps: readonly OfferGap[] }

export const actionsOn = ({ status, applications, gaps }: State) => ({
  edit: true,
  publish: status !== 'published' && gaps.length === 0,
  close: status === 'published',
  delete: applications === 0,
})
