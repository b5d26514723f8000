import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApplicantSavedSearch, createCompanySavedSearch } from '@tandem/contract/saved-searches'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { TestApp } from '#testing/test-app.ts'
import { matchChangedRecordsJob, sendDueAlertsHourly } from './saved-searches.jobs.ts'

type Signed = { token: string }

export async function save(app: TestApp, as: Signed, body: object): Promise<string> {
  const answer = await app.call(createCompanySavedSearch, { body: { name: 'Meine Suche', ...body } }, { as })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.id
}

export async function saveForCompany(app: TestApp, as: Signed, body: object): Promise<string> {
  const answer = await app.call(
    createApplicantSavedSearch,
    { body: { name: 'Unsere Suche', ...body } },
    { as },
  )
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.id
}

/** As it happens by itself some seconds after search rows were made. */
export async function runIncrementalMatching(app: TestApp): Promise<void> {
  await enqueue(app.db, matchChangedRecordsJob, {})
  await app.settleJobs()
}

/** The clock moves on to then, and what is done each hour is done. */
export async function advanceTo(app: TestApp, instant: string): Promise<void> {
  app.clock.set(instant)
  await enqueue(app.db, sendDueAlertsHourly, {})
  await app.settleJobs()
}

export const mailsTo = async (app: TestApp, { email }: { email: string }) =>
  (await app.mails()).filter(({ to }) => to === email)

/** The headers of the newest mail to somebody, unfolded. */
export async function newestHeaders(app: TestApp, { email }: { email: string }): Promise<string> {
  const folder = join(app.config.dataDir, 'mail')
  for (const name of (await readdir(folder)).toSorted().reverse()) {
    const [head = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n')
    const headers = head.replace(/\r\n(?=[ \t])/g, '')
    if (headers.includes(`To: ${email}`)) return headers
  }
  return ''
}
