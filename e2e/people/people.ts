import { createReadStream } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { companyPermissions } from '@tandem/contract/accounts/colleagues'
import type { Application } from '@tandem/contract/applications'
import { CompanyContent } from '@tandem/contract/companies/profile'
import { paths } from '@tandem/contract/paths'
import { cv } from '../journey/fill-profile.ts'
import { expect } from '../test.ts'
import { demoLogins, demoPassword } from './demo.ts'
import { linkInMail } from './mails.ts'

/** Someone of a test's own, so that tests can run beside each other. */
export type Person = { email: string; password: string; lastName: string }

/** The server judges it in a quarter of the time that a sentence takes; whoever registers by the form has one. */
const password = 'qzvkxwpmjt7r'

/** The name is made unique, since a test may be repeated in the same world. */
export async function newApplicant(request: APIRequestContext, name: string): Promise<Person> {
  return newPerson(request, name, { type: 'applicant', gender: 'female', birthdate: '2008-04-17' })
}

const details = {
  ...{ street: 'Werkstraße 3', zip: '76131', town: 'Karlsruhe' },
  ...{ www: 'www.example.org', phone: '030 23125-0' },
}

/** The first person of a company that waits to be confirmed by the university. */
export async function newCompany(request: APIRequestContext, name: string): Promise<Person> {
  return newPerson(request, name, { type: 'company', companyName: `${name} GmbH`, ...details })
}

/**
 * The first person of a company of its own that the university has entered: one that registers itself waits for the ten
 * seconds in which an approval can be undone.
 */
export async function newConfirmedCompany(request: APIRequestContext, name: string): Promise<Person> {
  const admin = await apiAs(request, { email: demoLogins.admin, password: demoPassword })
  const { studyInterests } = applicationContent
  type Entered = { id: string }
  const entered = { name: `${name} GmbH`, ...details, studyInterests }
  const { id } = await admin<Entered>('POST', '/backend/companies', entered)
  type Issued = { invitation: { link: string } }
  const permissions = { permissions: companyPermissions }
  const { invitation } = await admin<Issued>(
    'POST',
    `/backend/companies/${id}/registration-keys`,
    permissions,
  )
  const person = await newPerson(request, name, { type: 'colleague', key: keyIn(invitation) })
  const as = await apiAs(request, person)
  const { profile } = await as<{ profile: Record<string, unknown> }>('GET', '/company-profile')
  const content = Object.fromEntries(Object.keys(CompanyContent.shape).map((key) => [key, profile[key]]))
  await as('POST', '/company-profile', { ...content, revision: profile.revision, acceptsInitiatives: true })
  return person
}

const keyIn = ({ link }: { link: string }) => link.split('=').at(-1)

/** Someone else of a company, who followed an invitation. */
export async function newColleague(
  request: APIRequestContext,
  manager: Person,
  name: string,
  permissions: string[] = [],
): Promise<Person> {
  type Invited = { invitation: { link: string } }
  const as = await apiAs(request, manager)
  const { invitation } = await as<Invited>('POST', '/company-profile/colleagues/invitation', { permissions })
  return newPerson(request, name, { type: 'colleague', key: keyIn(invitation) })
}

/** Registers someone, and confirms the address by the link of the mail. */
async function newPerson(request: APIRequestContext, name: string, kind: object): Promise<Person> {
  const lastName = `${name}-${Date.now().toString(36)}`
  const email = `mira.${lastName.toLowerCase()}@example.org`
  const data = { ...kind, firstName: 'Mira', lastName, email, password, consent: true, locale: 'de' }
  expect((await request.post('/api/account', { data })).ok()).toBe(true)
  const link = await linkInMail(request, email, paths.verifyRegistration({ token: '' }))
  const token = link.split('=').at(-1)
  expect((await request.post('/api/account/confirm', { data: { token, locale: 'de' } })).ok()).toBe(true)
  return { email, password, lastName }
}

type Call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<T>

/** Calls the API as someone, for what a test needs but is not about. */
export async function apiAs(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Call> {
  const headers = { authorization: `Bearer ${await tokenOf(request, { email, password })}` }
  return async (method, path, data) => {
    const multipart = data && 'file' in data ? { file: createReadStream(String(data.file)) } : undefined
    const body = multipart ? { multipart } : { data }
    const response = await request.fetch(`/api${path}`, { method, headers, ...body })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return response.json()
  }
}

const tokens = new Map<string, string>()

/** Signed in once for all calls: checking a password is dear on purpose. Whoever was signed out since signs in anew. */
async function tokenOf(
  request: APIRequestContext,
  data: { email: string; password: string },
): Promise<string> {
  const key = JSON.stringify(data)
  const known = tokens.get(key)
  if (known && (await request.get('/api/account', { headers: { authorization: `Bearer ${known}` } })).ok())
    return known
  const login = await request.post('/api/login', { data: { ...data, locale: 'de' } })
  const { token } = (await login.json()).auth
  tokens.set(key, token)
  return token
}

export const applicationContent = {
  title: '',
  studyInterests: ['36'],
  places: [{ place: 'Karlsruhe', latitude: 49.0083, longitude: 8.3979, radius: 50 }],
  qualification: 'ahr',
  grade: 1.9,
  desiredYears: [2027],
  expertises: [],
  languages: [],
  education: [],
  career: [],
  moduleAdditionals: [],
  aboutMe: '',
  coverLetter: 'Ihr Angebot passt zu dem, was ich suche.',
  visibility: 'hidden',
}

/** Sends an application for the offer of a company of the test's own. */
export async function sendApplication(
  request: APIRequestContext,
  person: Person,
  { offer }: { offer: { id: string } },
): Promise<Application> {
  const as = await apiAs(request, person)
  const { id, revision } = await as<Application>('POST', '/application', { type: 2, offerId: offer.id })
  const draft = await as<Application>('PUT', `/application/${id}`, { ...applicationContent, revision })
  for (const type of draft.missing.documents) {
    await as('POST', `/applicant-profile/file/${type}/${id}`, { file: cv })
  }
  return as('POST', `/application/${id}/submission`)
}
