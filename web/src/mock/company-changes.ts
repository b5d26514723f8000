import type { Body, Documents } from './documents.ts'
import { type Change, changeApplication, keep, listed, newId } from './records.ts'

/** What a company does with its offers and with the applications that it received. */
export const companyChanges: Record<string, Change> = {
  createOffer: ({ body }, documents) => {
    const id = newId()
    documents.set(`/offer/${id}/closure`, { closure: { applications: [] } })
    return saveOwnOffer(id, body, documents)
  },
  updateOffer: ({ params, body }, documents) => saveOwnOffer(String(params.id), body, documents),
  publishOffer: ({ params }, documents) => {
    const can = { edit: true, publish: false, close: true, delete: false }
    return saveOwnOffer(String(params.id), {}, documents, {
      status: 'published',
      publishedAt: new Date().toISOString(),
      closedAt: null,
      can,
    })
  },
  closeOffer: ({ params }, documents) => {
    const can = { edit: true, publish: true, close: false, delete: true }
    saveOwnOffer(String(params.id), {}, documents, {
      status: 'closed',
      closedAt: new Date().toISOString(),
      can,
    })
    return documents.get(`/offer/${params.id}/closure`)?.closure ?? {}
  },

  moveApplication: ({ params, body }, documents) =>
    changeApplication(params, { stage: body.stage }, documents),
  recordOutcome: ({ params, body }, documents) =>
    changeApplication(params, { status: 9, outcome: body.outcome }, documents),
  undoApplicationChange: ({ params }, documents) => undo(params, documents),
  changeApplications: ({ body }, documents) =>
    (body.applications as { id: string }[]).map(({ id }) => {
      const done = changeOne(id, body.change as Bulk, documents)
      return { id, code: null, reason: null, revision: done?.revision ?? 0 }
    }),

  rateApplication: ({ params, body }, documents) =>
    changeAssessment(String(params.id), documents, ({ ratings = [], ...rest }) => {
      const others = (ratings as Rating[]).filter(({ own }) => !own)
      const own = body.rating ? [{ colleague: self(documents), rating: Number(body.rating), own: true }] : []
      const all = [...others, ...own]
      const sum = all.reduce((total, { rating }) => total + rating, 0)
      return { ...rest, ratings: all, rating: all.length > 0 ? sum / all.length : null }
    }),
  assignHandler: ({ params, body }, documents) => assign(String(params.id), body.handlerId, documents),
  addNote: ({ params, body }, documents) =>
    changeAssessment(String(params.id), documents, ({ notes = [], ...rest }) => {
      const at = new Date().toISOString()
      const about = { id: newId(), author: self(documents).name, createdAt: at, updatedAt: at, revision: 0 }
      const note = { ...about, text: body.text, can: { edit: true, delete: true } }
      return { ...rest, notes: [...(notes as Body[]), note] }
    }),
}

type Rating = { colleague: Body; rating: number; own: boolean }
type Bulk = { kind: string; stage?: string; handlerId?: string }

function undo({ id }: Record<string, string>, documents: Documents): Body | null {
  const path = `/application/${id}`
  const before = documents.get(path)
  if (!before) return null
  const can = { ...(before.can as object), undo: false }
  return keep(path, { ...before, ...(before.undone as object), undoUntil: null, can }, documents)
}

/** A record that is known from a list alone is changed there too. */
function changeOne(id: string, { kind, stage, handlerId }: Bulk, documents: Documents): Body | null {
  if (kind === 'assign') assign(id, handlerId, documents)
  if (kind === 'undo') return undo({ id }, documents)
  if (kind === 'move') return changeApplication({ id }, { stage }, documents)
  if (kind === 'decline')
    return changeApplication({ id }, { status: 9, outcome: 'declined_by_company' }, documents)
  return documents.get(`/application/${id}`)
}

function assign(id: string, handlerId: unknown, documents: Documents) {
  const { received } = (documents.get('/company-profile/assessments') ?? {}) as {
    received?: { colleagues: Body[] }
  }
  const handler = received?.colleagues.find((each) => each.id === handlerId) ?? null
  return changeAssessment(id, documents, (before) => ({
    ...before,
    handler,
    handlerLeft: false,
    revision: Number(before.revision ?? 0) + 1,
  }))
}

/** Whole where it is edited, and in short in the list of all. */
function changeAssessment(id: string, documents: Documents, change: (before: Body) => Body): Body {
  const path = `/application/${id}/assessment`
  const { assessment = {} } = (documents.get(path) ?? {}) as { assessment?: Body }
  const changed = change(assessment)
  documents.set(path, { assessment: changed })
  const { received } = (documents.get('/company-profile/assessments') ?? {}) as {
    received?: { assessments: Body[] }
  }
  const notes = [changed.notes ?? []].flat().length
  const others = received?.assessments.filter(({ applicationId }) => applicationId !== id) ?? []
  const assessments = [...others, { ...changed, applicationId: id, notes }]
  documents.set('/company-profile/assessments', { received: { ...received, assessments } })
  return changed
}

function self(documents: Documents): { id: string; name: string } {
  const { account } = documents.get('/account') as { account: Record<string, string> }
  return { id: String(account.id), name: `${account.firstName} ${account.lastName}` }
}

/** Read whole where it is edited, and in short in the list of one's own. */
function saveOwnOffer(id: string, given: Body, documents: Documents, parts: Body = {}) {
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
    applications: { new: 0, open: 0, total: 0 },
    ...{ views: { total: 0, week: 0 }, contact: null, closedAt: null },
    ...member.find((each) => each.id === id),
    ...offer,
    title: content.title?.de ?? '',
    studyInterest: listed(`/api/system/available-study-interests/${content.studyInterest}`, documents)?.name,
    towns: content.locations?.map(({ town }) => town) ?? [],
    points: content.locations?.map(({ latitude, longitude }) => ({ latitude, longitude })) ?? [],
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
  locations?: { town: string; latitude: number; longitude: number }[]
  years?: object[]
  deadline?: string
}
