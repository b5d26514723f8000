import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AccountType, Endpoint, Schema } from '../contract/src/endpoint.ts'
import { endpoints } from '../contract/src/endpoints.ts'
import { demoLogins, demoPassword } from '../server/src/demo/demo-logins.ts'
import { root } from './hash-files.ts'

/**
 * Writes down what a server with the demo world answers to each role, for `npm run dev:mock`, which has no server:
 * `npm start` in one terminal, `npm run mock:record` in the other. What the contract says later and was not recorded
 * yet, the mock makes up by its schema.
 */
const base = process.argv[2] ?? 'http://localhost:3000'
const folder = join(root, 'web/src/mock/recorded')
/** So many records of a kind are kept whole, and so many entries of a list. */
const detailsKept = 6
const membersKept = 60

/** Where the plain address is not what a screen asks for. */
const variants: Record<string, string[]> = {
  listFaq: ['?audience=applicant', '?audience=company'],
  listApplications: ['?scope=own', '?scope=received', '?scope=received&perPage=60', '?scope=search'],
  findPlaces: ['Hei', 'Karlsruhe', 'Mannheim', 'Stuttgart', 'Mosbach'].map((text) => `?text=${text}`),
  listOffers: ['', '?perPage=60'],
  listCompanies: ['', '?perPage=60'],
  listPeople: ['', '?text=demo', '?state=unconfirmed'],
  suggest: ['?text=Inf'],
  quickSearch: ['', '?text=Informatik'],
  getWatchList: ['all', 'offer', 'company', 'applicant', 'application'],
  listBookmarks: ['all', 'offer', 'company', 'applicant', 'application'],
  listCompanyReviews: ['', '?status=confirmed', '?status=refused', '?status=suspended'],
  listMailLog: ['', '?state=bounced'],
  listLocationPersons: ['karlsruhe', 'mosbach'],
  getPage: ['imprint', 'privacy', 'terms', 'accessibility'],
}
/** Where records of a kind are named by something else than their address. */
const keysOf: Record<string, string[]> = {
  company: ['companyId'],
  'organisation-person': ['contactId', 'organisationPersonId', 'companyId'],
  profile: ['applicationId'],
  quick: ['ref'],
  // What a hit of the quick search is.
  offer: ['offer":{"id'],
}
/** They change something, or nobody draws them. */
const left = [
  'logout',
  'refreshSession',
  'renewAccount',
  'openUnsubscription',
  'openMailUnsubscription',
  'exportAccount',
]

type Auth = { token: string; security: string }
type Body = { member?: unknown[]; totalItems?: number } & Record<string, unknown>
type Recorded = Record<string, Body>

let visitors: Recorded = {}
for (const locale of ['en', 'de']) {
  visitors = await record(null, null, locale)
  save(`visitor.${locale}`, visitors)
}
for (const role of ['applicant', 'company', 'admin'] as const) {
  const auth = await logIn(role)
  save(role, await record(role, auth, 'de'), auth)
}

async function record(role: AccountType | null, auth: Auth | null, locale: string): Promise<Recorded> {
  const headers: Record<string, string> = { 'accept-language': locale }
  if (auth) headers.authorization = `Bearer ${auth.token}`
  const recorded: Recorded = {}
  const add = async (path: string) => {
    const answer = await fetch(`${base}/api${path}`, { headers })
    if (answer.ok) recorded[path] = shorten(path, (await answer.json()) as Body)
    return answer.ok
  }
  const open = endpoints.filter(
    ({ name, endpoint }) => isAsked(endpoint, role) && !left.includes(name) && endpoint.method === 'GET',
  )
  const [plain, ofRecords] = [
    open.filter(({ name, endpoint }) => !endpoint.path.includes('{') || variants[name]),
    open
      .filter(({ name, endpoint }) => endpoint.path.includes('{') && !variants[name])
      // A list comes before its records, and hits of the quick search before the offers that they open.
      .toSorted((one, other) => rank(one) - rank(other)),
  ]
  for (const { name, endpoint } of plain) {
    for (const variant of variants[name] ?? [''])
      await add(
        endpoint.path.includes('{') ? endpoint.path.replace(/\{\w+\}/, variant) : endpoint.path + variant,
      )
  }
  // The one call that only reads and is a POST.
  if (role) {
    const path = '/company-search/map-markers'
    const sent = { ...headers, 'content-type': 'application/json' }
    const answer = await fetch(`${base}/api${path}`, { method: 'POST', headers: sent, body: '{}' })
    if (answer.ok) recorded[path] = (await answer.json()) as Body
  }
  for (const { endpoint } of ofRecords)
    for (const addresses of addressesOf(endpoint, { ...visitors, ...recorded })) {
      let kept = 0
      for (const path of addresses) if (kept < detailsKept && (await add(path))) kept += 1
    }
  return recorded
}

/** Visitors' answers are the same for everybody, so they are kept once. */
function isAsked({ access, output }: Endpoint, role: AccountType | null): boolean {
  if (!['envelope', 'collection', 'item'].includes(output.kind)) return false
  return access === 'everyone' ? role === null : role !== null && access.types.includes(role)
}

async function logIn(role: AccountType): Promise<Auth> {
  const body = JSON.stringify({ email: demoLogins[role].email, password: demoPassword, locale: 'de' })
  const answer = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { auth } = (await answer.json()) as { auth?: Auth }
  if (!auth) throw new Error(`${demoLogins[role].email} could not sign in at ${base}`)
  return auth
}

function rank({ name, endpoint }: (typeof endpoints)[number]): number {
  return name === 'openQuickHit' ? 0 : endpoint.path.split('{').length
}

/** Each choice that the contract knows, and of the records those that the answers so far name. */
function addressesOf({ path, params }: Endpoint, known: Recorded): string[][] {
  const { shape = {} } = (params?._zod.def ?? {}) as { shape?: Record<string, Schema> }
  const choices = Object.entries(shape).flatMap(([key, schema]) => {
    const { entries } = schema._zod.def as { entries?: Record<string, string> }
    return entries ? [{ key, values: Object.values(entries) }] : []
  })
  const patterns = choices.reduce(
    (all, { key, values }) => all.flatMap((each) => values.map((value) => each.replace(`{${key}}`, value))),
    [path],
  )
  return patterns.map((each) => {
    const open = each.split('{').length - 1
    if (open === 0) return [each]
    return open === 1 ? idsOf(each, known).map((id) => each.replace(/\{\w+\}/, id)) : []
  })
}

function idsOf(pattern: string, known: Recorded): string[] {
  const [start = ''] = pattern.split('/{')
  const text = JSON.stringify(known)
  const kinds = start
    .split('/')
    .slice(-2)
    .map((part) => part.replace(/s$/, '').replace('search-pattern', 'pattern'))
  const lists = Object.entries(known).filter(([path]) => new RegExp(`^${start}s?(\\?|$)`).test(path))
  const listed = lists.flatMap(([, body]) => Object.values(body).flatMap(idsIn))
  const addressed = [
    ...text.matchAll(new RegExp(`"@id":"/api/[\\w/-]*?(?:${kinds.join('|')})s?/([\\w-]{36})"`, 'g')),
  ]
  const keys = kinds.flatMap((kind) => keysOf[kind] ?? [])
  const named = keys.flatMap((key) => [...text.matchAll(new RegExp(`"${key}":"([\\w-]+)"`, 'g'))])
  return [...new Set([...listed, ...[...named, ...addressed].map(([, id]) => String(id))])]
}

function idsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.flatMap((each) => each?.id ?? each?.key ?? []).map(String) : []
}

/** Reference data stay whole: records name them by their ids. */
function shorten(path: string, { member, ...rest }: Body): Body {
  if (!member) return rest
  return { ...rest, member: /^\/(system\/|faq)/.test(path) ? member : member.slice(0, membersKept) }
}

function save(name: string, answers: Recorded, auth?: Auth): void {
  const lines = Object.entries(answers).map(
    ([path, body]) => `${JSON.stringify(path)}: ${JSON.stringify(body)}`,
  )
  const about = { recordedAt: new Date().toISOString(), ...(auth && { security: auth.security }) }
  const text = `${JSON.stringify(about).slice(0, -1)},\n${lines.join(',\n')}\n}\n`
  writeFileSync(join(folder, `${name}.json`), text)
  console.log(`${name}: ${lines.length} answers, ${Math.round(text.length / 1024)} kB`)
}
