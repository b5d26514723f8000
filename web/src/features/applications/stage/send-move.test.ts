import type { Application, ApplicationSummary, Stage } from '@tandem/contract/applications'
import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendMove } from './send-move.ts'

type Card = Pick<Application, 'id' | 'stage' | 'updatedAt' | 'revision'>
const id = '019b0000-0000-7000-8000-000000000030'
const listKey = ['applications', 'received', 'de']

let queries: QueryClient
/** What the server has, and what it was asked for, which it answers when the test says so. */
let server: Card
let asked: { stage: Stage; revision: number; answer: (how: 'does' | 'fails') => void }[]

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  server = { id, stage: 'received', updatedAt: '2026-11-01T10:00:00.000Z', revision: 4 }
  asked = []
  queries.setQueryData(listKey, { pages: [{ member: [{ ...server }] }], pageParams: [1] })
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { stage, revision } = JSON.parse(body)
    return new Promise<Response>((resolve) => {
      asked.push({
        stage,
        revision,
        answer: (how) => resolve(how === 'does' ? move(stage, revision) : failed()),
      })
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('each of several moves names the revision that the one before has made', async () => {
  const moves = [send('in_review'), send('interview')]
  expect(card().stage).toBe('interview')
  await answerNext('does')
  await answerNext('does')
  await Promise.all(moves)
  expect(asked.map(({ revision }) => revision)).toEqual([4, 5])
  expect(card()).toEqual(server)
  expect(server.stage).toBe('interview')
})

test('when one fails, the next is meant from where the card then stands', async () => {
  const moves = [send('in_review'), send('interview')]
  const settled = Promise.allSettled(moves)
  await answerNext('fails')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(card().stage).toBe('interview')
  await answerNext('does')
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(asked.map(({ revision }) => revision)).toEqual([4, 4])
  expect(card()).toEqual(server)
})

test('the last that fails puts the card where the server has it', async () => {
  const settled = Promise.allSettled([send('in_review'), send('interview')])
  await answerNext('does')
  await answerNext('fails')
  await settled
  expect(card()).toMatchObject({ stage: 'in_review', revision: 5 })
})

test('after a change by someone else those that wait are dropped, and the card stands where it now is', async () => {
  const moves = [send('in_review'), send('interview'), send('offer_made')]
  server = { ...server, stage: 'documents_missing', revision: 5 }
  const settled = Promise.allSettled(moves)
  await answerNext('does')
  expect(await settled).toMatchObject([
    { status: 'rejected', reason: { code: 'changed_elsewhere' } },
    { status: 'fulfilled', value: null },
    { status: 'fulfilled', value: null },
  ])
  expect(asked).toHaveLength(1)
  expect(card()).toEqual(server)

  // What is moved from there is meant so.
  const next = send('interview')
  await answerNext('does')
  await next
  expect(asked.at(-1)).toMatchObject({ revision: 5 })
  expect(card()).toEqual(server)
})

const send = (stage: 'in_review' | 'interview' | 'offer_made') => sendMove(queries, card(), stage)

let answered = 0
beforeEach(() => {
  answered = 0
})
async function answerNext(how: 'does' | 'fails'): Promise<void> {
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(answered))
  asked[answered++]?.answer(how)
}

function card(): Card {
  const data = queries.getQueryData<InfiniteData<{ member: ApplicationSummary[] }>>(listKey)
  const shown = data?.pages[0]?.member[0]
  if (!shown) throw new Error('The list has one card')
  return shown
}

function move(stage: Stage, revision: number): Response {
  if (revision === server.revision) {
    server = { ...server, stage, updatedAt: `2026-11-02T10:00:0${revision}.000Z`, revision: revision + 1 }
    return Response.json(server)
  }
  return Response.json({ code: 'changed_elsewhere', current: server }, { status: 409 })
}

const failed = () => Response.json({}, { status: 500 })
