import { listApplications } from '@tandem/contract/applications'
import { streamEvents } from '@tandem/contract/events'
import { paths } from '@tandem/contract/paths'
import { listAssessments } from '@tandem/contract/received-applications'
import { beforeEach, expect, test } from 'vitest'
import { startAtPosition } from '#lib/live/position.ts'
import { allPermissions, company, openApp, signIn } from '#testing/open.tsx'
import { answerTeam, card, column, jule, longName, other, person, received } from '#testing/received-page.tsx'
import { answer, askedOf, list, reply } from '#testing/stub-server.ts'

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

/** The board with two applications, to which events come. */
async function openBoard() {
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const writer = stream.writable.getWriter()
  signIn(company(), allPermissions)
  answer(listApplications, list([one, other]))
  startAtPosition('7')
  reply(streamEvents, () => new Response(stream.readable))
  await openApp(paths.receivedApplications())
  await expect.element(card('new')).toBeVisible()
  await expect.poll(() => askedOf(streamEvents).length).toBe(1)
  const before = [askedOf(listApplications).length, askedOf(listAssessments).length]
  return {
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
