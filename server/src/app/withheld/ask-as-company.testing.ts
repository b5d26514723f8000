import { listSentRequests } from '@tandem/contract/applicant-requests'
import { listApplicants } from '@tandem/contract/applicant-search'
import { listApplications } from '@tandem/contract/applications'
import type { Endpoint, Schema } from '@tandem/contract/endpoint'
import { endpoints } from '@tandem/contract/endpoints'
import { getApplicantImage, imageSizes } from '@tandem/contract/images'
import { getApplicantSavedSearch, previewSavedSearch } from '@tandem/contract/saved-searches'
import { search, searchedTypes } from '@tandem/contract/search'
import { sql } from 'drizzle-orm'
import type { TestApp } from '#testing/test-app.ts'
import { cellNames, cellOf, needsCell } from '../access/cells/cells.testing.ts'
import { createScene, editor, type Scene } from '../access/scene.testing.ts'
import type { createCollector, Given } from './collect-answers.testing.ts'
import type { Planted } from './planted-people.testing.ts'

type World = {
  app: TestApp
  acme: Awaited<ReturnType<TestApp['company']>>
  people: Planted[]
  collector: ReturnType<typeof createCollector>
}

export const mayCall = ({ access }: Endpoint): boolean =>
  access === 'everyone' || access.types.includes('company')

/** All orders, pages and facets of what lists applicants, their photos in all sizes, and the saved searches. */
export async function askLists({ app, acme, people, collector }: World, saved: string): Promise<void> {
  const ask = (name: string, endpoint: Endpoint, given: Given) => collector.ask(name, endpoint, given, acme)
  const offer = (await app.offer(acme)).id
  for (const sort of ['match', 'newest', 'name', 'grade']) {
    for (const page of [{ facets: 1, perPage: 1 }, { perPage: 100 }]) {
      const query = { sort, offer, ...page }
      await ask('listApplicants', listApplicants, { query })
      await ask('listApplications', listApplications, { query: { scope: 'search', ...query } })
    }
  }
  for (const entityType of searchedTypes) {
    await ask('search', search, { params: { entityType }, query: { facets: 1 } })
  }
  const ids = people.map(({ applicantId }) => applicantId)
  for (const id of ids) {
    for (const size of imageSizes) {
      await ask('getApplicantImage', getApplicantImage, {
        params: { id, name: 'mainImage' },
        query: { size },
      })
    }
  }
  await ask('listSentRequests', listSentRequests, { query: { applicant: ids } })
  await ask('previewSavedSearch', previewSavedSearch, { params: { id: saved } })
  await ask('getApplicantSavedSearch', getApplicantSavedSearch, { params: { id: saved } })
}

/**
 * What the cells of the access matrix ask as a company, and the same again about each of the planted people. A call
 * that changes something is asked until it was answered, and by somebody who was just hired: it may end their session
 * or account.
 */
export async function askCells(
  { app, acme, people, collector }: World,
  isLeftOut: (name: string) => boolean,
): Promise<void> {
  const reading = createScene(app, acme)
  const asked = new Set<string>()
  for (const { name, endpoint: named } of cellNames) {
    const { endpoint } = named
    if (!mayCall(endpoint) || endpoint.output.kind === 'stream' || isLeftOut(named.name)) continue
    const changes = endpoint.method !== 'GET' || endpoint.changesSession
    if (changes && collector.answered.has(named.name)) continue
    const as = changes ? await app.colleague(acme, { permissions: editor }) : acme
    const scene = changes ? createScene(app, as) : reading
    const { given, shows } = cellOf(name).cell
    const wanted = (await given?.(scene, as, 'company')) ?? {}
    await shows?.id(scene)
    for (const each of [...(await aboutPlanted(app, people, wanted, scene)), wanted]) {
      const call = `${changes ? name : named.name} ${JSON.stringify(each)}`
      if (!asked.has(call)) await collector.ask(named.name, endpoint, each, as)
      asked.add(call)
    }
  }
  for (const { name, endpoint } of endpoints) {
    const query = takesText(endpoint.query) ? { text: 'Karlsruhe' } : {}
    if (!needsCell({ endpoint })) await collector.ask(name, endpoint, { query }, acme)
  }
}

type Owned = { kind: 'application' | 'file' | 'thread'; id: string }

/**
 * With the records of planted people in place of those of the scene's applicant. What was not sent to the company is
 * the same to it whoever's it is, so that of one of them is enough.
 */
async function aboutPlanted(app: TestApp, people: Planted[], given: Given, scene: Scene): Promise<Given[]> {
  const { applicantId, accountId } = await scene.owner()
  const { rows } = await app.db.execute<Owned>(sql`
    select 'application' as kind, id from application where applicant_id = ${applicantId}
    union all select 'thread', id from thread where applicant_id = ${applicantId}
    union all select 'file', file_id from application_attachment
      join application on application.id = application_id where applicant_id = ${applicantId}`)
  const said = JSON.stringify(given)
  const others = people.flatMap((person, index) =>
    (index === 0 ? person.applications : [person.profile]).map((application) => {
      const theirs = { application, file: person.files[0], thread: person.thread }
      const about = said.replaceAll(applicantId, person.applicantId).replaceAll(accountId, person.accountId)
      return rows.reduce((text, { kind, id }) => text.replaceAll(id, String(theirs[kind])), about)
    }),
  )
  return [...new Set(others)].filter((other) => other !== said).map((other) => JSON.parse(other) as Given)
}

type TextCall = {
  path: string
  /** Its answer, as it is for any other word. */
  ask(word: string): Promise<string>
}

/** Each call of a company that takes a text to search for. */
export async function textCalls({ app, acme }: World): Promise<TextCall[]> {
  const { id } = await createScene(app, acme).sent()
  const calls = endpoints.flatMap(({ endpoint }): [Endpoint, Given][] => {
    const isInAddress = takesText(endpoint.params)
    if (!mayCall(endpoint) || !(isInAddress || takesText(endpoint.query))) return []
    if (endpoint.path === search.path) {
      return searchedTypes.map((entityType) => [search, { params: { entityType } }])
    }
    const query = endpoint.path === listApplications.path ? { scope: 'search' } : {}
    return [[endpoint, { params: { id }, query }]]
  })
  return calls.map(([endpoint, { params, query }]) => ({
    path: endpoint.path.replace('{entityType}', params?.entityType ?? ''),
    async ask(text) {
      const given = takesText(endpoint.params)
        ? { params: { ...params, text } }
        : { params, query: { ...query, text } }
      const { status, body } = await app.call(endpoint, given as Given, { as: acme })
      const { requestId: _, ...said } = body
      // A hit of the quick search has another reference each time.
      return `${status} ${JSON.stringify(said)}`.replaceAll(text, '…').replace(/"ref":"[\w-]+"/g, '"ref":"…"')
    },
  }))
}

const takesText = (schema: Schema | undefined): boolean =>
  'text' in ((schema as unknown as { _zod: { def: { shape?: object } } } | undefined)?._zod.def.shape ?? {})
