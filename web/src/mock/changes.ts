import type { AccountType } from '@tandem/contract/endpoint'
import { backendChanges } from './backend-changes.ts'
import { companyChanges } from './company-changes.ts'
import type { Body, Documents } from './documents.ts'
import { isObject } from './made-up.ts'
import { type Change, changeApplication, keep, listed, membersOf, newId } from './records.ts'

type Bookmark = { recordType: string; recordId: string } & Record<string, unknown>
type Thread = { id: string; unreadMessages: number } & Record<string, unknown>

export const changesOf: Record<string, Change> = {
  refreshSession: ({ role }) => authOf(role as AccountType),
  logout: () => true,
  giveConsent: (_, documents) => {
    const { consentDue: __, ...account } = (documents.get('/account')?.account ?? {}) as Body
    documents.set('/account', { account })
    return account
  },
  dismissNotice: ({ params }, documents) => {
    const { notices } = documents.get('/notices') ?? {}
    const left = (notices as { key: string }[] | undefined)?.filter(({ key }) => key !== params.key)
    documents.set('/notices', { notices: left })
    return true
  },

  listBookmarks: ({ params, query }, documents) =>
    bookmarksIn(documents).filter(
      ({ recordType, comment }) =>
        (params.type === 'all' || recordType === params.type) && (query.get('list') !== 'comment' || comment),
    ),
  saveBookmark: ({ body }, documents) => {
    const given = body as Bookmark
    const before = bookmarksIn(documents).find((each) => isSame(each, given))
    const fresh = { category: 'neutral', comment: '', notifyFree: false, createdAt: now() }
    const bookmark: Bookmark = { ...fresh, ...before, ...given }
    const others = bookmarksIn(documents).filter((each) => !isSame(each, given))
    documents.set('/bookmarks/all', { bookmarks: [bookmark, ...others] })
    return bookmark
  },
  removeBookmark: ({ params }, documents) => {
    const given = { recordType: String(params.type), recordId: String(params.id) }
    const removed = bookmarksIn(documents).find((each) => isSame(each, given)) ?? null
    documents.set('/bookmarks/all', {
      bookmarks: bookmarksIn(documents).filter((each) => each !== removed && !isSame(each, given)),
    })
    return { recordType: given.recordType, recordId: 0, removed }
  },
  getWatchList: ({ params }, documents) => {
    const type = String(params.type)
    const all = bookmarksIn(documents).map((each) => watched(each, documents))
    const entries = all.filter(({ recordType }) => type === 'all' || recordType === type)
    const count = (key: 'recordType' | 'category', among: Bookmark[]) =>
      Object.fromEntries(
        Object.entries(Object.groupBy(among, (each) => String(each[key]))).map(([is, of]) => [
          is,
          of?.length,
        ]),
      )
    return {
      owner: null,
      types: {
        ...noneOf('offer', 'company', 'applicant', 'application'),
        all: all.length,
        ...count('recordType', all),
      },
      categories: { ...noneOf('positive', 'neutral', 'negative'), ...count('category', entries) },
      pages: 1,
      entries,
    }
  },

  suggest: ({ query }, documents) => suggestions(query.get('text') ?? '', query.getAll('kind'), documents),
  findCompanies: ({ params }, documents) => companiesNamed(String(params.text), documents),
  findCompaniesByApplicant: ({ params }, documents) => companiesNamed(String(params.text), documents),
  listMapMarkers: (_, documents) => documents.get('/company-search/map-markers')?.markers,
  ...backendChanges,
  ...companyChanges,

  countUnread: (_, documents) => unreadIn(documents),
  markThreadRead: ({ params }, documents) => {
    changeThread(String(params.id), { unreadMessages: 0 }, documents)
    return unreadIn(documents)
  },
  archiveThread: ({ params, raw }, documents) => {
    changeThread(String(params.id), { archived: raw !== false }, documents)
    return unreadIn(documents)
  },
  listThreads: ({ query }, documents) =>
    threadsIn(documents).filter(
      ({ archived, unreadMessages }) =>
        (query.get('box') === 'archive') === Boolean(archived) &&
        (!query.has('unread') || unreadMessages > 0),
    ),
  respond: ({ body }, documents) => write(String(body.threadId), String(body.message), documents),
  startThread: ({ body }, documents) => {
    const [other] = threadsIn(documents)
    const thread = { ...other, id: newId(), subject: body.subject, unreadMessages: 0 } as Thread
    documents.set('/messaging/threads', { threads: [thread, ...threadsIn(documents)] })
    documents.set(`/messaging/thread/${thread.id}`, { thread: { ...thread, messages: [] } })
    return write(thread.id, String(body.message), documents)
  },

  attachFile: ({ params, query, body }, documents) => {
    const { id = '', type = '' } = params
    const key = newId()
    const url = `/api/applicant/${id}/${type}/file/${key}`
    const attachment = { key, type, url, ...(body.file as object) }
    const replaced = query.get('replaces')
    changeAttachments(id, (all) => [...all.filter((each) => each.key !== replaced), attachment], documents)
    return attachment
  },
  changeFile: ({ params, body }, documents) => {
    const change = (each: Body) => (each.key === params.fileId ? { ...each, ...body } : each)
    const all = changeAttachments(String(params.id), (before) => before.map(change), documents)
    return all.find((each) => each.key === params.fileId) ?? { ...body, key: params.fileId }
  },
  removeFile: ({ params }, documents) => {
    const isLeft = (each: Body) => each.key !== params.fileId
    changeAttachments(String(params.id), (all) => all.filter(isLeft), documents)
    return true
  },

  createApplication: ({ body }, documents) => startApplication(body, documents),
  submitApplication: ({ params }, documents) =>
    changeApplication(params, { status: 2, stage: 'received', sentAt: now(), missing: [] }, documents),
  cancelApplication: ({ params }, documents) => changeApplication(params, { status: 8 }, documents),
}

/** Each role has one token; it names the role. */
export const authOf = (role: AccountType, security = '') => ({ token: role.padEnd(43, '-'), security })

const now = () => new Date().toISOString()
const noneOf = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, 0]))

const bookmarksIn = (documents: Documents) => (documents.get('/bookmarks/all')?.bookmarks ?? []) as Bookmark[]
const isSame = (one: Bookmark, other: Bookmark): boolean =>
  one.recordType === other.recordType && one.recordId === other.recordId

/** With what the lists say of its record. */
function watched(bookmark: Bookmark, documents: Documents): Bookmark {
  const before = (documents.get('/watch-list/all')?.watchList as { entries?: Bookmark[] } | undefined)
    ?.entries
  const known = before?.find((each) => isSame(each, bookmark))
  const { recordType, recordId } = bookmark
  const listed = membersOf(documents).find(({ member }) => member['@id'] === `/api/${recordType}/${recordId}`)
  const empty = { offer: null, company: null, application: null, withdrawn: null }
  const entry = { ...empty, [recordType]: listed?.member ?? null, ...known, ...bookmark }
  return { ...entry, offer: entry.offer && { availability: 'open', ...(entry.offer as object) } }
}

const threadsIn = (documents: Documents) => (documents.get('/messaging/threads')?.threads ?? []) as Thread[]
const unreadIn = (documents: Documents): number =>
  threadsIn(documents).reduce((sum, { archived, unreadMessages }) => sum + (archived ? 0 : unreadMessages), 0)

function changeThread(id: string, parts: Partial<Thread>, documents: Documents): void {
  const threads = threadsIn(documents).map((each) => (each.id === id ? { ...each, ...parts } : each))
  const newest = (each: Thread) => String(each.lastMessageDateTime)
  documents.set('/messaging/threads', {
    threads: threads.toSorted((a, b) => newest(b).localeCompare(newest(a))),
  })
}

function write(threadId: string, text: string, documents: Documents): unknown {
  const listed = threadsIn(documents).find(({ id }) => id === threadId)
  if (!listed) return null
  const path = `/messaging/thread/${threadId}`
  const thread = (documents.get(path)?.thread ?? { ...listed, messages: [] }) as Thread & {
    messages: unknown[]
  }
  const [own] = listed.ownParticipants as { id: string; name: string }[]
  const message = {
    id: newId(),
    threadId,
    senderId: own?.id ?? null,
    senderName: own?.name ?? '',
    own: true,
    message: text,
    sentAt: now(),
    readBy: [],
    attachments: [],
  }
  const parts = { lastMessageDateTime: message.sentAt, lastMessage: { text, own: true }, archived: false }
  documents.set(path, { thread: { ...thread, ...parts, messages: [...thread.messages, message] } })
  changeThread(threadId, parts, documents)
  return message
}

/** Lists by the kind that a suggestion from them has, with the field that tells two of a name apart. */
const suggested = [
  ['studyInterest', '/system/available-study-interests', 'degree'],
  ['company', '/companies', 'town'],
  ['place', '/places', 'postalCode'],
  ['offer', '/offers', ''],
] as const

function suggestions(text: string, kinds: string[], documents: Documents): Body[] {
  const words = text.toLowerCase()
  return suggested
    .filter(([kind]) => kinds.length === 0 || kinds.includes(kind))
    .flatMap(([kind, list, field]) => {
      const paths = documents.paths().filter((path) => path === list || path.startsWith(`${list}?`))
      const named = paths
        .flatMap((path) => documents.get(path)?.member ?? [])
        .map(({ id, name, title, company, [field]: detail }) => ({
          kind,
          id,
          name: String(name ?? title),
          detail: detail ?? (company as Body | undefined)?.name ?? '',
        }))
      const found = named.filter(({ name }) => name.toLowerCase().includes(words))
      return [...new Map(found.map((each) => [each.id, each])).values()].slice(0, 5)
    })
}

const companiesNamed = (text: string, documents: Documents) => {
  const { member = [], ...rest } = documents.get('/companies') ?? {}
  const isNamed = ({ name }: Body) => String(name).toLowerCase().includes(text.toLowerCase())
  return { ...rest, member: member.filter(isNamed) }
}

/** A profile's are read in several places. */
function changeAttachments(id: string, change: (all: Body[]) => Body[], documents: Documents): Body[] {
  const { attachments = [] } = (documents.get(`/application/${id}`) ?? {}) as { attachments?: Body[] }
  const changed = change(attachments)
  for (const path of [`/application/${id}`, `/applicant-management/${id}`]) {
    const body = documents.get(path)
    if (body) documents.set(path, { ...body, attachments: changed })
  }
  const { profile } = (documents.get('/applicant-profile') ?? {}) as { profile?: { application: Body } }
  if (profile?.application.id === id) {
    const application = { ...profile.application, attachments: changed }
    documents.set('/applicant-profile', { profile: { ...profile, application } })
  }
  return changed
}

/** Filled from the template, as on the server. */
function startApplication(
  { type, offerId, companyId, title }: Record<string, unknown>,
  documents: Documents,
) {
  const applications = documents.paths().filter((path) => /^\/application\/[^/]+$/.test(path))
  const own = applications.map((path) => documents.get(path)).filter((body) => body !== null)
  // One draft for each offer.
  const draft = own.find(
    ({ status, target }) => status === 1 && isObject(target) && target.offerId === offerId,
  )
  if (offerId && draft) return draft
  const template = own.find((body) => body.type === 9)
  const offer = documents.get(`/offer/${offerId}`) ?? listed(`/api/offer/${offerId}`, documents)
  const company = (offer?.company ?? listed(`/api/company/${companyId}`, documents)) as Body | undefined
  const target = company && {
    offerId: offer?.id ?? null,
    offerTitle: offer?.title ?? null,
    ...(offer && { offerTitles: { de: offer.title, en: offer.title } }),
    companyId: company.id,
    companyName: company.name,
    hasLogo: company.hasLogo,
    requiredDocuments: offer?.requiredDocuments ?? [],
  }
  const id = newId()
  const can = { edit: true, submit: true, delete: true, cancel: false }
  const fresh = {
    type,
    status: 1,
    stage: null,
    sentAt: null,
    target: target ?? null,
    missing: [],
    timeline: [],
    can,
  }
  const named = { '@id': `/api/application/${id}`, '@type': 'Application', id }
  const body = { ...template, ...fresh, ...named, title: title ?? '', createdAt: now(), revision: 1 }
  for (const list of ['/applications', '/applications?scope=own']) {
    const { member = [], ...rest } = documents.get(list) ?? {}
    documents.set(list, {
      ...rest,
      member: [body, ...member],
    })
  }
  return keep(`/application/${id}`, body, documents)
}
