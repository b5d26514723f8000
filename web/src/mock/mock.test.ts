import { readFileSync } from 'node:fs'
import type { AccountType, Endpoint } from '@tandem/contract/endpoint'
import { endpoints } from '@tandem/contract/endpoints'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { authOf } from './changes.ts'
import { moveDays, type Recorded } from './documents.ts'
import { madeUp } from './made-up.ts'
import { emailOf, type MockCall, openMock } from './mock.ts'

/** Moved to today once: each test would do so again. Frozen, for what wrote into it would change the tests that follow. */
const read = (name: string): Recorded => {
  const text = readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8')
  const recorded = moveDays(JSON.parse(text), new Date())
  return JSON.parse(JSON.stringify(recorded), (_, value) => Object.freeze(value))
}
const recorded = {
  'visitor.de': read('visitor.de'),
  'visitor.en': read('visitor.en'),
  applicant: read('applicant'),
  company: read('company'),
  admin: read('admin'),
}

test.for(endpoints.map(({ name, endpoint }) => ({ name, endpoint })))(
  '$name is answered as the contract says',
  ({ endpoint }) => {
    const { method, path, access, params, body, output } = endpoint
    const role = access === 'everyone' ? null : (access.types[0] ?? null)
    const given = { ...(params ? (madeUp(params) as object) : {}), ...knownId(path, role) } as Params
    const at = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(given[key] || 'x'))
    const sent = body && { ...(madeUp(body) as object), ...known[path]?.(role) }
    const answered = openFresh()(callOf(method, at, role, sent))
    if (['file', 'stream', 'redirect'].includes(output.kind)) return expect(answered.kind).toBe(output.kind)
    expect(answered.status).toBe(200)
    // As it arrives: what JSON does not have is not there.
    expectAccepted(output, JSON.parse(JSON.stringify(answered.body)))
  },
)

test('what is recorded answers as it was, in the language where there is one', () => {
  const mock = openFresh()
  const [offer] = (recorded.applicant['/offers'] as { member: { id: string; title: string }[] }).member
  const at = (path: string) => mock(callOf('GET', path, 'applicant')).body as Record<string, unknown>
  expect(at(`/offer/${offer?.id}`)).toMatchObject({ id: offer?.id, title: offer?.title })
  const faq = (locale: string) =>
    JSON.stringify(mock(callOf('GET', '/faq?audience=company', null, undefined, locale)).body)
  expect(faq('en')).not.toBe(faq('de'))
})

test('the offers of a company are its own', () => {
  const { account } = (recorded.company['/account'] ?? {}) as { account: { companyId: string } }
  const edited = (recorded.company['/company-profile/offers'] as { member: { id: string; status: string }[] })
    .member
  const { body } = openFresh()(callOf('GET', `/offers?company=${account.companyId}`, 'company'))
  const { member } = body as { member: { id: string; company: { id: string } }[] }
  expect(new Set(member.map(({ company }) => company.id))).toEqual(new Set([account.companyId]))
  const published = edited.filter(({ status }) => status === 'published')
  expect(new Set(member.map(({ id }) => id))).toEqual(new Set(published.map(({ id }) => id)))
})

test('a setting that came after the recording has its default', () => {
  const { footer: _, ...settings } = (
    recorded['visitor.de']['/settings'] as { settings: Record<string, unknown> }
  ).settings
  const older = { ...recorded['visitor.de'], '/settings': { settings } }
  const mock = openMock({
    recorded: { ...recorded, 'visitor.de': older },
    storage: storageOf(),
    now: new Date(),
  })
  const { body } = mock(callOf('GET', '/settings', null))
  expect(body).toMatchObject({ settings: { footer: { sponsors: [], platforms: [] } } })
})

test('what is done stays done, for its role, over a reload', () => {
  const storage = storageOf()
  const call = (...given: Parameters<typeof callOf>) => openFresh(storage)(callOf(...given)).body as never
  const ids = (body: { member: { id: string }[] }) => body.member.map(({ id }) => id)

  const [, second] = ids(call('GET', '/offers', 'applicant'))
  call('DELETE', `/bookmark/offer/${second}`, 'applicant')
  const marks = () => (call('GET', '/bookmarks/offer', 'applicant') as { bookmarks: object[] }).bookmarks
  const before = marks().length
  call('POST', '/bookmark', 'applicant', { recordType: 'offer', recordId: second })
  expect(marks()).toHaveLength(before + 1)
  expect(marks()[0]).toMatchObject({ recordId: second, category: 'neutral' })

  const { id } = call('POST', '/application', 'applicant', { type: 2, offerId: second }) as { id: string }
  expect(call('POST', '/application', 'applicant', { type: 2, offerId: second })).toMatchObject({ id })
  call('PUT', `/application/${id}`, 'applicant', { coverLetter: 'Guten Tag', revision: 1 })
  call('POST', `/application/${id}/submission`, 'applicant')
  expect(call('GET', `/application/${id}`, 'applicant')).toMatchObject({
    status: 2,
    coverLetter: 'Guten Tag',
  })
  expect(ids(call('GET', '/applications?scope=own', 'applicant'))).toContain(id)

  const threads = () =>
    (call('GET', '/messaging/threads', 'applicant') as { threads: { id: string; lastMessage: object }[] })
      .threads
  const threadId = threads()[0]?.id
  call('POST', '/messaging/message/respond', 'applicant', { threadId, message: 'Bis morgen!' })
  expect(threads()[0]).toMatchObject({ id: threadId, lastMessage: { text: 'Bis morgen!', own: true } })
})

test('a list is what its query leaves of it, also by the defaults of the contract', () => {
  const mock = openFresh()
  const list = (path: string, role: AccountType | null) =>
    (mock(callOf('GET', path, role)).body as { member: Record<string, unknown>[] }).member
  const [offer] = list('/offers', 'applicant') as [{ studyInterest: { id: string } }]
  const interest = offer.studyInterest.id
  const found = list(`/offers?studyInterest=${interest}`, 'applicant')
  expect(found).not.toHaveLength(0)
  expect(found.every(({ studyInterest }) => (studyInterest as { id: string }).id === interest)).toBe(true)

  const [place] = list('/places?text=Heidelberg', null)
  const towns = (radius: number) => list(`/offers?place=${place?.id}~${radius}`, 'applicant').length
  expect(towns(50)).toBeGreaterThan(towns(10))
  expect(towns(50)).toBeLessThan(list('/offers', 'applicant').length)

  const { suggestions } = mock(callOf('GET', '/search/suggestions?text=Stuttg', 'applicant')).body as {
    suggestions: { kind: string; name: string }[]
  }
  expect(suggestions).toContainEqual(expect.objectContaining({ kind: 'place', name: 'Stuttgart' }))
  expect(suggestions.every(({ name }) => name.includes('Stuttg'))).toBe(true)

  const email = emailOf(recorded.applicant)
  expect(list(`/backend/people?text=${email}`, 'admin')).toMatchObject([{ email }])
  expect(new Set(list('/backend/companies', 'admin').map(({ status }) => status))).toEqual(
    new Set(['pending']),
  )
})

test('whatever is written is read from then on: entries of a list, a step of a record, an upload', () => {
  const mock = openFresh()
  const call = (...given: Parameters<typeof callOf>) => mock(callOf(...given)).body as never
  const templates = () =>
    (
      call('GET', '/company-profile/reply-templates', 'company') as {
        templates: { id: string; name: string }[]
      }
    ).templates
  const before = templates()
  call('POST', '/company-profile/reply-templates', 'company', {
    name: 'Neu',
    textDe: 'Guten Tag',
    textEn: '',
  })
  const added = templates().find(({ name }) => name === 'Neu')
  expect(templates()).toEqual([...before, added])
  call('PUT', `/company-profile/reply-template/${added?.id}`, 'company', { name: 'Anders', revision: 0 })
  expect(templates().at(-1)).toMatchObject({ id: added?.id, name: 'Anders', textDe: 'Guten Tag' })
  call('DELETE', `/company-profile/reply-template/${added?.id}`, 'company')
  expect(templates()).toEqual(before)

  const pending = () =>
    (call('GET', '/backend/companies', 'admin') as { member: { id: string }[] }).member.map(({ id }) => id)
  const [first = ''] = pending()
  call('POST', `/backend/companies/${first}/confirmation`, 'admin', { studyInterests: ['36'], revision: 0 })
  expect(pending()).not.toContain(first)
  expect(call('GET', `/backend/companies/${first}`, 'admin')).toMatchObject({
    status: 'confirmed',
    can: { confirm: false, suspend: true },
  })

  const { id } = call('POST', '/application', 'applicant', { type: 2 }) as { id: string }
  const file = { name: 'kurs.pdf', size: 12, mediaType: 'application/pdf' }
  call('POST', `/applicant-profile/file/other/${id}`, 'applicant', { file })
  const { attachments } = call('GET', `/application/${id}`, 'applicant') as { attachments: object[] }
  expect(attachments.at(-1)).toMatchObject({ ...file, type: 'other' })
})

test('an address of the demo signs in; a wrong password and a foreign role are refused', () => {
  const mock = openFresh()
  const logIn = (password: string) =>
    mock(callOf('POST', '/login', null, { email: emailOf(recorded.company), password })).body
  expect(logIn('egal')).toMatchObject({ auth: authOf('company', recorded.company.security) })
  expect(logIn('falsch')).toEqual({ meta: { status: 'INVALID_CREDENTIALS' } })
  expect(mock(callOf('GET', '/backend/companies', 'company')).status).toBe(403)
  expect(mock(callOf('GET', '/account', null)).status).toBe(401)
})

test('the addresses of the former mock count from 1', () => {
  const mock = openFresh()
  const at = (path: string) => mock(callOf('GET', path, 'applicant'))
  const { member } = at('/company-bookmarks').body as { member: { name: string }[] }
  expect(member[0]).toMatchObject({
    id: expect.any(String),
    town: expect.any(String),
    offers: expect.any(Array),
  })
  expect(at('/company/bookmark/1').body).toEqual(member[0])
  const { offers } = at('/company/1').body as { offers: object[] }
  expect(offers[0]).toMatchObject({ studyInterest: { course_id: expect.any(String) } })
  expect(at('/company/search/pattern/1').status).toBe(200)
  expect(at('/company/999').status).toBe(404)
})

test('days move along with today', () => {
  const moved = moveDays(
    { recordedAt: '2026-11-01T12:00:00.000Z', at: '2026-11-02T08:00:00.000Z', day: '2026-11-30' },
    new Date('2026-11-11T13:00:00.000Z'),
  )
  expect(moved).toMatchObject({ at: '2026-11-12T08:00:00.000Z', day: '2026-12-10' })
})

type Params = Record<string, string>

/** What only somebody or something that is there can be asked. */
const known: Record<string, (role: AccountType | null) => object> = {
  '/login': () => ({ email: emailOf(recorded.company) }),
  '/messaging/message/respond': (role) => ({
    threadId: (recorded[role ?? 'applicant']['/messaging/threads'] as { threads: { id: string }[] })
      .threads[0]?.id,
  }),
}

function knownId(path: string, role: AccountType | null): object {
  const applications = Object.keys(recorded[role ?? 'visitor.de']).filter((each) =>
    /^\/application\/[^/]+$/.test(each),
  )
  return path.startsWith('/application/{id}') && applications[0] ? { id: applications[0].split('/')[2] } : {}
}

function storageOf() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const openFresh = (storage = storageOf()) => openMock({ recorded, storage, now: new Date() })

function callOf(
  method: string,
  path: string,
  role: AccountType | null,
  body?: unknown,
  locale = 'de',
): MockCall {
  const headers = new Headers({ 'accept-language': locale })
  if (role) headers.set('authorization', `Bearer ${authOf(role).token}`)
  return { method, url: new URL(`/api${path}`, 'http://localhost'), headers, body }
}

function expectAccepted(output: Endpoint['output'], body: Record<string, unknown>): void {
  if (output.kind === 'envelope') z.parse(output.schema, body[output.field])
  if (output.kind === 'item') z.parse(output.record.schema, withoutAddress(body))
  if (output.kind === 'collection')
    for (const each of body.member as Record<string, unknown>[])
      z.parse(output.record.schema, withoutAddress(each))
}

const withoutAddress = ({ '@id': _, '@type': __, ...record }: Record<string, unknown>) => record
