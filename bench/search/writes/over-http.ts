import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RevisedContent } from '@tandem/contract/applications/content'
import type { updateApplication } from '@tandem/contract/applications/drafts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { drive, type Load } from '../drive/drive-http.ts'
import type { Connection } from '../drive/keep-alive.ts'
import { psql } from '../psql.ts'

/** So many applicants, whose profiles nothing else writes; a tenth as many companies. */
export const writers = 2000
const readers = 8
const contentKeys = Object.keys(RevisedContent.shape) as (keyof Content)[]

type Content = HandlerInput<typeof updateApplication>['body']
type Profile = { id: string; content: Content; headers: Headers }
type Headers = { authorization: string }

/** Saves by calls of the server, each by somebody whose record it is. */
export async function writesOverHttp(url: string, address: string) {
  const setting = `set bench.writers = '${writers}'`
  await psql(url, setting, readFileSync(join(import.meta.dirname, 'writers.sql'), 'utf8'))
  const profiles = await readProfiles(url, address)
  let saved = 0
  return {
    profile: (load: Load) =>
      drive({ address, headers: {} }, load, (connection) => {
        const preferences = profiles[(saved * 7 + 1) % profiles.length]
        const profile = profiles[saved++ % profiles.length]
        return profile && preferences ? saveProfile(connection, profile, preferences) : null
      }),
    async offer(load: Load) {
      const drafts = await makeDrafts(url)
      return drive({ address, headers: {} }, load, ({ write }) => {
        const draft = drafts.shift()
        if (!draft) return null
        const body = JSON.stringify({ revision: 0 })
        const headers = headersOf('company', draft.company)
        return write({ method: 'POST', path: `/api/offer/${draft.id}/publication`, headers, body })
      })
    },
  }
}

/** With the preferences of another, so that it is found by others. */
function saveProfile(
  { write }: Connection,
  profile: Profile,
  { content: preferences }: Profile,
): Promise<unknown> {
  const { id, headers, content } = profile
  const { studyInterests, places, grade } = preferences
  const body = JSON.stringify({ ...content, studyInterests, places, grade })
  content.revision += 1
  return write({ method: 'PUT', path: `/api/application/${id}`, headers, body })
}

async function readProfiles(url: string, address: string): Promise<Profile[]> {
  const ids = await psql(url, `select bench.uuid('application', n) from generate_series(1, ${writers}) as n`)
  const waiting = [...ids.split('\n').entries()]
  const profiles: Profile[] = []
  const read = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [n, id] = next
      const headers = headersOf('applicant', n + 1)
      const answer = await fetch(`${address}/api/application/${id}`, { headers })
      const record = (await answer.json()) as Content
      const content = Object.fromEntries(contentKeys.map((key) => [key, record[key]])) as Content
      profiles.push({ id, headers, content })
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  return profiles
}

/** What is published already would be answered without a change. */
async function makeDrafts(url: string): Promise<{ id: string; company: string }[]> {
  const isTheirs = `company_id in (select bench.uuid('company', n) from generate_series(1, ${writers / 10}) as n)`
  const isFree = 'exists (select from offer_year where offer_id = offer.id and year >= 2027)'
  await psql(
    url,
    `update offer set status = 'draft', published_at = null, closed_at = null, deadline = null, revision = 0
      where ${isTheirs} and ${isFree}`,
  )
  const rows = await psql(
    url,
    `select offer.id, n from generate_series(1, ${writers / 10}) as n
      join offer on company_id = bench.uuid('company', n) and status = 'draft' order by hashtext(offer.id::text)`,
  )
  return rows.split('\n').map((row) => {
    const [id = '', company = ''] = row.split('|')
    return { id, company }
  })
}

const headersOf = (type: 'applicant' | 'company', n: number | string): Headers => ({
  authorization: `Bearer bench-token-to-write-as-${type}-${n}`,
})
