import type { Application, ApplicationSummary, movableStages } from '@tandem/contract/applications'
import { moveApplication } from '@tandem/contract/applications/decisions'
import type { Collection } from '@tandem/contract/endpoint'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { refetchFeature } from '#lib/live/refetch-feature.ts'

export type MovableStage = (typeof movableStages)[number]
export type MovedApplication = Pick<Application, 'id' | 'stage' | 'updatedAt' | 'revision'>

/** The moves of one application that wait for each other. */
type Queue = {
  /** As the server has it. */
  confirmed: MovedApplication
  waiting: number
  /** Someone else has changed it: what still waits was meant for what is no more. */
  isStale: boolean
}

type Moves = {
  queues: Map<string, Queue>
  /** How many have not ended. */
  open: number
  /** What is asked for once the last move has ended. */
  moved: Set<string>
  /** A fetch was called off by a move, so all is asked for. */
  isWholeDue: boolean
}
const movesOf = new WeakMap<QueryClient, Moves>()

/** It shows where it will be, and not yet what the server has. */
export const isMoving = (queries: QueryClient, id: string): boolean =>
  movesOf.get(queries)?.queues.has(id) ?? false

/**
 * The card moves at once, and back if the server refuses. Moves of one application wait for each other, and each
 * names the revision that the server had last: when one fails, the next is meant from where the card then stands.
 * Only after `changed_elsewhere` those that wait are dropped; they resolve to null.
 * Built without `useMutation`, whose scope is one for all its calls.
 */
export function sendMove(
  queries: QueryClient,
  application: MovedApplication,
  stage: MovableStage,
): Promise<Application | null> {
  const { id } = application
  const moves = movesOf.get(queries) ?? newMoves()
  movesOf.set(queries, moves)
  const queue = enqueue(moves, application)
  const mutation = queries.getMutationCache().build<Application | null, Error, void, unknown>(queries, {
    mutationKey: ['applications', 'move'],
    scope: { id: `move ${id}` },
    mutationFn: async () => {
      if (queue.isStale) return null
      const { revision } = queue.confirmed
      return call(moveApplication, { params: { id }, body: { stage, revision } })
    },
    onMutate: async () => {
      moves.isWholeDue ||= queries.isFetching({ queryKey: ['applications'] }) > 0
      showMoved(queries, { ...application, stage, updatedAt: new Date().toISOString() })
      await queries.cancelQueries({ queryKey: ['applications'] })
    },
    onSuccess: (moved) => {
      if (moved) queue.confirmed = moved
    },
    onError: (error) => {
      if (!isRefusal(error, 'changed_elsewhere')) return
      queue.isStale = true
      showMoved(queries, currentOf(error, moveApplication) ?? queue.confirmed)
      moves.queues.delete(id)
    },
    onSettled: () => {
      queue.waiting -= 1
      moves.moved.add(id)
      if (queue.waiting === 0 && !queue.isStale) {
        showMoved(queries, queue.confirmed)
        moves.queues.delete(id)
      }
      moves.open -= 1
      // While others are on their way, an answer in between would show them where they were.
      return moves.open === 0 ? refetchMoved(queries, moves) : undefined
    },
  })
  return mutation.execute()
}

function refetchMoved(queries: QueryClient, { isWholeDue, moved }: Moves): Promise<void> {
  movesOf.delete(queries)
  return refetchFeature(queries, 'applications', isWholeDue ? undefined : moved)
}

const newMoves = (): Moves => ({ queues: new Map(), open: 0, moved: new Set(), isWholeDue: false })

function enqueue(moves: Moves, application: MovedApplication): Queue {
  const { queues } = moves
  moves.open += 1
  const queue = queues.get(application.id) ?? { confirmed: application, waiting: 0, isStale: false }
  queues.set(application.id, queue)
  queue.waiting += 1
  return queue
}

function showMoved(queries: QueryClient, { id, stage, updatedAt, revision }: MovedApplication): void {
  const move = <T extends MovedApplication>(each: T): T =>
    each.id === id ? { ...each, stage, updatedAt, revision } : each
  queries.setQueriesData<InfiniteData<Collection<ApplicationSummary>>>(
    { queryKey: ['applications', 'received'] },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, member: page.member.map(move) })) },
  )
  queries.setQueriesData<Application>(
    { queryKey: ['applications', 'application', id] },
    (application) => application && move(application),
  )
}
