import type { Application, ApplicationSummary, movableStages } from '@tandem/contract/applications'
import { moveApplication } from '@tandem/contract/applications/decisions'
import type { Collection } from '@tandem/contract/endpoint'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'

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
const queues = new WeakMap<QueryClient, Map<string, Queue>>()

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
  const queue = enqueue(queries, application)
  const mutation = queries.getMutationCache().build<Application | null, Error, void, unknown>(queries, {
    mutationKey: ['applications', 'move'],
    scope: { id: `move ${id}` },
    mutationFn: async () => {
      if (queue.isStale) return null
      const { revision } = queue.confirmed
      return call(moveApplication, { params: { id }, body: { stage, revision } })
    },
    onMutate: async () => {
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
      queues.get(queries)?.delete(id)
    },
    onSettled: () => {
      queue.waiting -= 1
      if (queue.waiting === 0 && !queue.isStale) {
        showMoved(queries, queue.confirmed)
        queues.get(queries)?.delete(id)
      }
      // While others are on their way, an answer in between would show them where they were.
      const isLast = queries.isMutating({ mutationKey: ['applications', 'move'] }) === 1
      return isLast ? queries.invalidateQueries({ queryKey: ['applications'] }) : undefined
    },
  })
  return mutation.execute()
}

function enqueue(queries: QueryClient, application: MovedApplication): Queue {
  const open = queues.get(queries) ?? new Map<string, Queue>()
  queues.set(queries, open)
  const queue = open.get(application.id) ?? { confirmed: application, waiting: 0, isStale: false }
  open.set(application.id, queue)
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
