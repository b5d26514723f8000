import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AccountType, Endpoint } from '../contract/src/endpoint.ts'
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
const detailsKept = 4
const membersKept = 24

/** Where the plain address is not what a screen asks for. */
const variants: Record<string, string[]> = {
  listFaq: ['?audience=applicant', '?audience=company'],
  listApplications: ['?scope=own', '?scope=received', '?scope=search'],
  findPlaces: ['?text=Hei'],
  suggest: ['?text=Inf'],
  quickSearch: ['?text=Informatik'],
  getWatchList: ['all', 'offer', 'company', 'applicant', 'application'],
  listBookmarks: ['all', 'offer', 'company', 'applicant', 'application'],
  getPage: ['imprint', 'privacy', 'terms', 'accessibility'],
}
/** They change something, or nobody draws them. */
const left = ['logout', 'refreshSession', 'renewAccount', 'openUnsubscription', 'exportAccount']

type Auth = { token: string; security: string }
type Body = { member?: unknown[]; totalItems?: number } & Record<string, unknown>
type Recorded = Record<string, Body>

for (const locale of ['de', 'en']) save(`visitor.${locale}`, await record(null, null, locale))
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
    open.filter(({ name, endpoint }) => endpoint.path.includes('{') && !variants[name]),
  ]
  for (const { name, endpoint } of plain) {
    for (const variant of variants[name] ?? [''])
      await add(
        endpoint.path.includes('{') ? endpoint.path.replace(/\{\w+\}/, variant) : endpoint.path + variant,
      )
  }
  for (const { endpoint } of ofRecords) {
    let kept = 0
    for (const path of addressesOf(endpoint.path, recorded))
      if (kept < detailsKept && (await add(path))) kept += 1
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

/** Of the records that the answers so far name: by their address, or by the id in a list of that name. */
function addressesOf(pattern: string, recorded: Recorded): string[] {
  const [, kind = ''] = pattern.split('/')
  const text = JSON.stringify(recorded)
  const named = idsOfAddress(text, pattern.startsWith('/company-profile/offers/') ? 'offer' : kind)
  const threads = kind === 'messaging' ? idsIn(recorded['/messaging/threads']?.threads) : []
  const persons = /organisation-person/.test(kind) ? idsOfKey(text, 'contactId|organisationPersonId') : []
  const companies =
    kind === 'organisation' || kind === 'organisation-persons' ? idsOfKey(text, 'companyId') : []
  const ids = [...new Set([...named, ...threads, ...persons, ...companies])]
  return ids.map((id) => pattern.replace('{id}', String(id)).replace('{type}', 'company'))
}

function idsOfAddress(text: string, kind: string): string[] {
  return [...text.matchAll(new RegExp(`"@id":"/api/(?:company-profile/)?${kind}s?/([\\w-]{36})"`, 'g'))].map(
    ([, id]) => String(id),
  )
}

function idsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.map(({ id }) => id) : []
}

function idsOfKey(text: string, keys: string): string[] {
  return [...text.matchAll(new RegExp(`"(?:${keys})":"([\\w-]{36})"`, 'g'))].map(([, id]) => String(id))
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
