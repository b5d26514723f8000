import type { Endpoint, HandlerInput, HandlerOutput } from '@tandem/contract/endpoint'
import type { Viewer, ViewerFor } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'

export type AnyEndpoint = Endpoint
export type Handler<E extends AnyEndpoint> = (
  ctx: Context,
  viewer: ViewerFor<E['access']>,
  input: HandlerInput<E> & RequestFacts,
) => Promise<HandlerOutput<E['output']>>

/** What a few use cases need of the request itself. */
export type RequestFacts = {
  token: string | null
  userAgent: string
  clientAddress: string
  /** Of a client whose event stream broke off. */
  lastEventId?: string | undefined
}

export type Route = {
  endpoint: AnyEndpoint
  handle: (ctx: Context, viewer: Viewer | null, input: unknown) => Promise<unknown>
}

/** Ties a use case to its endpoint; the types make the pair fit. */
export function route<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Route {
  return {
    endpoint,
    // The pair was checked above; registration checks access and input before it calls this.
    handle: handler as unknown as Route['handle'],
  }
}
