import { listApplications } from '@tandem/contract/applications'
import { streamEvents } from '@tandem/contract/events'
import { paths } from '@tandem/contract/paths'
import { listAssessments } from '@tandem/contract/received-applications'
import { refreshSession } from '@tandem/contract/sessions'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startAtPosition } from '#lib/live/position.ts'
import { useNotifications } from '#lib/notifications.ts'
import { address, allPermissions, company, openApp, signIn, words } from '#testing/open.tsx'
import { answerTeam, card, column, jule, longName, other, person, received } from '#testing/received-page.tsx'
import { answer, askedOf, cutOff, list, refuse, reply } from '#testing/stub-server.ts'

const one = received('received')
const third = { ...one, id: '019b0000-0000-7000-8000-000000000050', sentAt: '2026-11-03T10:00:00.000Z' }

beforeEach(answerTeam)

test('what colleagues do is asked for by record, what comes together in one question, and shown in its place', async () => {
  const { hear, idsAsked } = await openBoard()
  answer(listApplications, list([{ ...one, stage: 'interview', revision: 5 }]))
  const assessment = { applicationId: one.id, handler: jule, handlerLeft: false, revision: 1 }
  answer(listAssessments, { assessments: [{ ...assessment, rating: 4, notes: 2 }], colleagues: [jule] })
  hear(one.id, one.id)
  await expect.element(card('interview')).toBeVisible()
  await expect.element(card('interview')).toMatchTextContent(jule.name)
  await expect.element(card('interview', longName)).toBeVisible()
  expect(idsAsked()).toEqual({ applications: [[one.id]], assessments: [[one.id]] })
})

test('what is new comes to the top, and what is gone leaves, without the others being asked for', async () => {
  const { hear, idsAsked } = await openBoard()
  answer(listApplications, list([{ ...third, applicant: person(third.id, 'Nele', 'Neu') }]))
  hear(third.id, one.id)
  await expect.element(card('new', 'Nele Neu')).toBeVisible()
  await expect.element(card('new')).not.toBeInTheDocument()
  await expect.element(column('new').getByRole('heading', { level: 2 })).toMatchTextContent('1')
  await expect.element(card('interview', longName)).toBeVisible()
  expect(idsAsked().applications).toEqual([[third.id, one.id]])
})

test('a permission that is taken away closes the screen that needs it, and forgets what was read by it', async () => {
  const { receiveAccountEvent, queries } = await openBoard()
  const applications = () => queries.getQueriesData({ queryKey: ['applications'] }).map(([, data]) => data)
  expect(applications().filter(Boolean)).not.toEqual([])
  answer(refreshSession, { token: 'next', security: btoa('[]') })
  refuse(listApplications, 'forbidden')
  refuse(listAssessments, 'forbidden')
  receiveAccountEvent()
  await expect.poll(address).toBe('/')
  const said = useNotifications.getState().items.map(({ title }) => title)
  expect(said).toEqual([words.de.common.notifications.noAccess.title])
  expect(applications().filter(Boolean)).toEqual([])
})

test('a list for which no server was reached is there by itself once one is', async () => {
  signIn(company(), allPermissions)
  cutOff(listApplications)
  cutOff(streamEvents)
  startAtPosition('7')
  await openApp(paths.receivedApplications())
  await expect.element(page.getByRole('button', { name: words.de.common.error.retry })).toBeVisible()
  answer(listApplications, list([one, other]))
  reply(streamEvents, () => new Response(new ReadableStream()))
  await expect.element(card('new')).toBeVisible()
})

/** The board with two applications, to which events come. */
async function openBoard() {
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const writer = stream.writable.getWriter()
  signIn(company(), allPermissions)
  answer(listApplications, list([one, other]))
  startAtPosition('7')
  reply(streamEvents, () => new Response(stream.readable))
  const { queries } = await openApp(paths.receivedApplications())
  await expect.element(card('new')).toBeVisible()
  await expect.poll(() => askedOf(streamEvents).length).toBe(1)
  const before = [askedOf(listApplications).length, askedOf(listAssessments).length]
  return {
    queries,
    receiveAccountEvent: () => void writer.write(new TextEncoder().encode('event: account\ndata: {}\n\n')),
    hear: (...ids: string[]) =>
      void writer.write(
        new TextEncoder().encode(
          ids
            .map((applicationId) => `event: application\ndata: {"applicationId":"${applicationId}"}\n\n`)
            .join(''),
        ),
      ),
    idsAsked: () => ({
      applications: askedOf(listApplications)
        .slice(before[0])
        .map(({ query }) => query.getAll('id')),
      assessments: askedOf(listAssessments)
        .slice(before[1])
        .map(({ query }) => query.getAll('id')),
    }),
  }
}
