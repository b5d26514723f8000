import { type ApplicationSummary, applicationStatuses, listApplications } from '@tandem/contract/applications'
import { moveApplication } from '@tandem/contract/applications/decisions'
import { listOpenInterviews } from '@tandem/contract/interviews'
import { listAssessments } from '@tandem/contract/received-applications'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { ReceivedPage } from '#features/applications/lists/received/ReceivedPage.tsx'
import { allPermissions, company, fill, open, signIn, words } from './open.tsx'
import { answer, list, reply } from './stub-server.ts'

/** For the tests of the received applications: two people, one of them with a long name, on the open page. */
export const t = words.de.applications
export type Column = keyof typeof t.columns
export type Stage = NonNullable<ApplicationSummary['stage']>

export const column = (key: Column) => page.getByRole('region', { name: new RegExp(`^${t.columns[key]}`) })
export const card = (key: Column, name = 'Mira Tannhof') =>
  column(key).getByRole('article').filter({ hasText: name })
export const move = page.getByRole('button', { name: fill(t.move.label, { name: 'Mira Tannhof' }) })
export const search = page.getByLabelText(t.received.search)

export function answerTeam(): void {
  answer(listAssessments, { assessments: [], colleagues: [jule] })
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(listOpenInterviews, [])
}

export async function openBoard(
  at?: string,
  applications = [received('received'), other],
  account: Parameters<typeof company>[0] = {},
) {
  signIn(company(account), allPermissions)
  answer(listApplications, list(applications))
  const screen = await open(<ReceivedPage />, { at })
  await expect.element(page.getByText('Mira Tannhof').first()).toBeVisible()
  return screen
}

/** Of the answer the page reads what a card shows. */
export function answerMove(stage: Stage): void {
  answer(listApplications, list([received(stage), other]))
  reply(moveApplication, () => Response.json({ ...received(stage), revision: 5 }))
}

export const jule = { id: '019b0000-0000-7000-8000-000000000041', name: 'Jule Kirschgrund' }
export const longName = 'Maximiliane Hasenöhrlberger-Wolkenstein'

const moment = '2026-11-01T10:00:00.000Z'

export const person = (id: string, firstName: string, lastName: string) => ({
  ...{ id, firstName, lastName },
  name: `${firstName} ${lastName}`,
})

export const received = (stage: Stage): ApplicationSummary => ({
  id: '019b0000-0000-7000-8000-000000000030',
  type: 2,
  status: applicationStatuses.sent,
  stage,
  outcome: null,
  origin: null,
  undoUntil: null,
  title: '',
  target: null,
  createdAt: moment,
  updatedAt: moment,
  sentAt: moment,
  revision: 4,
  match: null,
  applicant: person('019b0000-0000-7000-8000-000000000031', 'Mira', 'Tannhof'),
  grade: 1.8,
  qualification: 'ahr',
  places: [],
  desiredYears: [2027],
  studyInterests: [],
  found: null,
})

export const other: ApplicationSummary = {
  ...received('interview'),
  id: '019b0000-0000-7000-8000-000000000032',
  applicant: person('019b0000-0000-7000-8000-000000000033', 'Maximiliane', 'Hasenöhrlberger-Wolkenstein'),
}
