import type { Body, Documents } from './documents.ts'
import { listed } from './records.ts'

/** Read whole where it is edited, and in short in the list of one's own. */
export function saveOwnOffer(id: string, given: Body, documents: Documents, parts: Body = {}) {
  const { locale: _, revision: __, ...fields } = given
  const path = `/company-profile/offers/${id}`
  const before = documents.get(path) ?? {
    '@id': `/api/offer/${id}`,
    '@type': 'Offer',
    ...{ id, status: 'draft', publishedAt: null, gaps: [], taken: [], revision: 0 },
    can: { edit: true, publish: true, close: false, delete: true },
  }
  const content = { ...(before.content as object), ...fields } as OfferContent
  const offer = {
    ...before,
    ...parts,
    content,
    gaps: gapsIn(content),
    revision: Number(before.revision) + 1,
    updatedAt: new Date().toISOString(),
  } as Body
  documents.set(path, offer)
  const { member = [], ...rest } = documents.get('/company-profile/offers') ?? {}
  const line = {
    ...{ applications: { open: 0, total: 0 }, views: { total: 0, week: 0 }, contact: null },
    ...member.find((each) => each.id === id),
    ...offer,
    title: content.title?.de ?? '',
    studyInterest: listed(`/api/system/available-study-interests/${content.studyInterest}`, documents)?.name,
    towns: content.locations?.map(({ town }) => town) ?? [],
    years: content.years?.map((each) => ({ ...each, taken: 0 })) ?? [],
    deadline: content.deadline ?? null,
  }
  const lines = member.some((each) => each.id === id)
    ? member.map((each) => (each.id === id ? line : each))
    : [line, ...member]
  documents.set('/company-profile/offers', { ...rest, member: lines })
  return offer
}

function gapsIn({ title, studyInterest, years, locations }: OfferContent): string[] {
  const isMissing = {
    title: !title?.de,
    study_interest: !studyInterest,
    places: !years?.length,
    location: !locations?.length,
  }
  return Object.entries(isMissing).flatMap(([gap, missing]) => (missing ? [gap] : []))
}

type OfferContent = {
  title?: { de: string }
  studyInterest?: string
  locations?: { town: string }[]
  years?: object[]
  deadline?: string
}
