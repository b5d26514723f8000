import { readFileSync } from 'node:fs'
import { indexedScreens } from '@tandem/contract/indexed-screens'
import { localizePath, paths } from '@tandem/contract/paths'
import { PublicSettings } from '@tandem/contract/setting-values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { homeDe } from '#features/pages/home/texts.de.ts'
import { homeEn } from '#features/pages/home/texts.en.ts'
import { configureClient } from '#lib/api/client.ts'
import { authOf } from '../../mock/changes.ts'
import type { Recorded } from '../../mock/documents.ts'
import { openMock } from '../../mock/mock.ts'
import { commonDe } from '../texts/common.de.ts'
import { commonEn } from '../texts/common.en.ts'
import { render } from './render.tsx'

// The program that draws makes its calls for a request; tests after this one make theirs as a browser does.
afterAll(() =>
  configureClient({ token: () => null, locale: () => 'de', fetch: (url, request) => fetch(url, request) }),
)

// The first page drawn loads the program, which takes seconds beside the browser's tests.
beforeAll(async () => {
  await draw('/', shell)
}, 60_000)

type Answers = Record<string, unknown>

const envelope = (field: string, data: unknown) => ({
  meta: { status: 'SUCCESS', dataField: field },
  [field]: data,
})
const settings = (parts: object = {}) => envelope('settings', z.parse(PublicSettings, parts))
const notice = (title: string) => ({ key: 'n', type: 'info', title, desc: '' })
const shell = { '/api/settings': settings(), '/api/notices': envelope('notices', []) }

/** The API as a request finds it; what it does not say is not there. `before`: what each call waits for. */
const draw = (url: string, answers: Answers, before: () => Promise<void> = async () => {}) =>
  render({
    url,
    async fetch(address) {
      await before()
      const answer = answers[address.split('?')[0] ?? '']
      if (answer === 'broken') return new Response('', { status: 500 })
      return answer === undefined
        ? Response.json({ code: 'not_found', description: '' }, { status: 404 })
        : Response.json(answer)
    },
  })

test('two pages that are drawn at the same time share neither language, form of address, nor data', async () => {
  const begun = Promise.withResolvers<void>()
  const german = draw(
    '/',
    {
      '/api/settings': settings({
        applicant: { youCanSayYouToMe: false },
        brand: { universityName: 'Nordhochschule' },
      }),
      '/api/notices': envelope('notices', [notice('Nur deutsch')]),
    },
    () => begun.promise,
  )
  const english = await draw('/en', {
    ...shell,
    '/api/notices': envelope('notices', [notice('English only')]),
  })
  begun.resolve()
  const [de, en] = [await german, english]
  expect(de?.body).toContain(homeDe.whole_formal)
  expect(en?.body).toContain(homeEn.whole)
  // A part of it is missing, but nothing that it is about.
  expect(en?.status).toBe(200)
  for (const own of ['Nur deutsch', 'Nordhochschule']) {
    expect(de?.body).toContain(own)
    expect((en?.body ?? '') + en?.data).not.toContain(own)
  }
  expect((de?.body ?? '') + de?.data).not.toContain('English only')
})

test('a page brings its head, no script and no styles of its own, and its data ends no script', async () => {
  const title = '</script><script>alert(1)</script>\u2028'
  const page = await draw('/passwort-vergessen', {
    ...shell,
    '/api/notices': envelope('notices', [notice(title)]),
  })
  expect(page?.status).toBe(200)
  expect(page?.head).toMatch(/^<title>[^<]+<\/title>/)
  expect(page?.body).not.toMatch(/<script|<title| style="/)
  expect(page?.data).not.toMatch(/[<\u2028]/)
  expect(page?.data && JSON.parse(page.data)).toMatchObject({
    url: '/passwort-vergessen',
    found: expect.arrayContaining([{ key: ['notices', 'de', 'visitor'], data: [notice(title)] }]),
  })
})

test.for([
  ['/gibt-es-nicht', commonDe.notFound.title],
  ['/en/gibt/es-nicht', commonEn.notFound.title],
  ['/faq/thema/gibt-es-nicht', commonDe.notFound.title],
  // One of a list, which is there.
  ['/kontakt/support/gibt-es-nicht', commonDe.notFound.title],
] as const)('%s is not there, and says so', async ([url, words]) => {
  const page = await draw(url, { ...shell, '/api/contact': envelope('contact', { locations: [] }) })
  expect(page?.status).toBe(404)
  expect(page?.body).toContain(words)
})

test('a page whose data fails is not drawn', async () => {
  await expect(draw('/faq', { ...shell, '/api/faq': 'broken' })).rejects.toThrow('500')
})

/** Without matches, which visitors have none of. */
const read = (name: string): Recorded =>
  JSON.parse(
    readFileSync(new URL(`../../mock/recorded/${name}.json`, import.meta.url), 'utf8'),
    (key, value) => (key === 'match' ? null : value),
  )
const visitor = read('visitor.de')
const applicant = read('applicant')
/** With everything that settings open to visitors; what they may read of offers is recorded of an applicant. */
const open = {
  ...visitor,
  ...Object.fromEntries(Object.entries(applicant).filter(([path]) => /^\/(offers?|compan)/.test(path))),
  '/settings': settings({ offers: { publicSearch: true } }),
}
const mock = openMock({
  recorded: { 'visitor.de': open, 'visitor.en': open, applicant: open, company: open, admin: open },
  storage: { getItem: () => null, setItem: () => {} },
  now: new Date(visitor.recordedAt),
})

const idIn = (path: string): string =>
  Object.keys(applicant)
    .find((each) => each.startsWith(path))
    ?.slice(path.length) ?? ''
const [question] = (visitor['/faq?audience=applicant'] as { member: { id: string }[] }).member
const [companyQuestion] = (visitor['/faq?audience=company'] as { member: { id: string }[] }).member
const parameters = {
  offerId: idIn('/offer/').split('/')[0] ?? '',
  companyId: idIn('/company/'),
  locationId: 'heilbronn',
}

test.for(indexedScreens)('%s is drawn without a browser', { timeout: 20_000 }, async (name) => {
  const questionId = (name === 'companyFaqQuestion' ? companyQuestion : question)?.id
  const path = paths[name]({ ...parameters, questionId } as never)
  for (const url of [path, localizePath(path, 'en')]) {
    const page = await render({
      url,
      async fetch(address, { method = 'GET', body, headers }) {
        const call = { method, url: new URL(address, 'http://localhost'), headers: new Headers(headers) }
        call.headers.set('authorization', `Bearer ${authOf('applicant').token}`)
        const { status, body: answered } = mock({
          ...call,
          body: body ? JSON.parse(String(body)) : undefined,
        })
        return Response.json(answered, { status })
      },
    })
    expect(page?.body).toContain('<main')
    expect(page?.body).not.toContain(' style="')
  }
})
