import type { LiveEventData, LiveEventType } from '@tandem/contract/events'
import { liveEventTypes, streamEvents } from '@tandem/contract/events'
import type { QueryClient } from '@tanstack/react-query'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { ApiError } from '#lib/api/api-error.ts'
import { client } from '#lib/api/client.ts'
import { urlOf } from '#lib/api/url-of.ts'
import { currentPosition, moveToPosition } from './position.ts'

type Listeners = {
  /** Each event once, in order. */
  onEvent: (type: LiveEventType, data: LiveEventData) => void
  /** What happened meanwhile cannot be told one by one: everything shown is to be loaded again. */
  onReset: () => void
  /** The session was refused; answers whether it lives on. */
  onRefused: () => Promise<boolean>
  /** Each time that the server is reached. */
  onConnected?: () => void
}

const firstPauseMs = 1000
const longestPauseMs = 30_000
/** The server says something every 20 seconds; a stream that is silent for longer is one that broke unnoticed. */
const silenceMs = 45_000
/** Whoever looks at the page again waits less. */
const silenceSeenMs = 25_000
/** By the clock, not by one long timer: while a device sleeps, its timers stand still. */
const checkEveryMs = 5000

/**
 * Server-sent events over fetch, since EventSource cannot send the token. Begins at the position that the page's data
 * has, reconnects with growing pauses and goes on where it was. Answers a function that ends it.
 */
export function listenToEvents(listeners: Listeners): () => void {
  const ended = new AbortController()
  void keepConnected(listeners, ended.signal)
  return () => ended.abort()
}

/** What is missing on the screen since no server was reached, or since it failed, is asked for again. */
export function refetchMissing(queries: QueryClient): void {
  const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500
  void queries.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && state.data === undefined && !isRefused(state.error),
  })
}

async function keepConnected(listeners: Listeners, signal: AbortSignal): Promise<void> {
  for (let pause = firstPauseMs; !signal.aborted; ) {
    const broken = new AbortController()
    const connection = AbortSignal.any([signal, broken.signal])
    try {
      const body = await connect(connection)
      pause = firstPauseMs
      listeners.onConnected?.()
      await read(body, listeners, () => broken.abort())
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && !(await listeners.onRefused())) return
      if (!broken.signal.aborted) pause = Math.min(pause * 2, longestPauseMs)
    }
    // Not all clients of a server that comes back at the same moment.
    if (!signal.aborted) await wait(pause * (0.5 + Math.random() / 2), signal)
  }
}

/** Not `call`: a connection that breaks is this module's own affair, and no message for a person. */
async function connect(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const position = currentPosition()
  const headers = {
    authorization: `Bearer ${client.token()}`,
    'accept-language': client.locale(),
    ...(position !== null && { 'last-event-id': String(position) }),
  }
  const response = await fetch(urlOf(streamEvents, {}), { headers, signal })
  if (!response.ok || !response.body) throw new ApiError(response.status, null)
  return response.body
}

async function read(body: ReadableStream<Uint8Array>, listeners: Listeners, giveUp: () => void) {
  // Without a position nobody knows what was missed until now.
  if (currentPosition() === null) listeners.onReset()
  const parser = createParser({ onEvent: (message) => hear(message, listeners) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let heardAt = Date.now()
  const stopWatching = watchForSilence(() => heardAt, giveUp)
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      heardAt = Date.now()
      parser.feed(decoder.decode(chunk.value, { stream: true }))
    }
  } finally {
    stopWatching()
  }
}

/** A connection that a sleep or another net has ended is not told so. */
function watchForSilence(heardAt: () => number, giveUp: () => void): () => void {
  const giveUpAfter = (ms: number) => Date.now() - heardAt() > ms && giveUp()
  const timer = setInterval(() => giveUpAfter(silenceMs), checkEveryMs)
  const stopLooking = onReturn(() => giveUpAfter(silenceSeenMs), giveUp)
  return () => {
    clearInterval(timer)
    stopLooking()
  }
}

/** When the page is seen again, and when the device is in a net again, which may be another one. */
function onReturn(onSeen: () => void, onNet: () => void): () => void {
  const { document } = globalThis
  const seen = () => document.visibilityState === 'visible' && onSeen()
  globalThis.addEventListener?.('online', onNet)
  document?.addEventListener('visibilitychange', seen)
  return () => {
    globalThis.removeEventListener?.('online', onNet)
    document?.removeEventListener('visibilitychange', seen)
  }
}

function hear({ id, event, data }: EventSourceMessage, { onEvent, onReset }: Listeners): void {
  if (id) moveToPosition(Number(id))
  if (event === 'reset') onReset()
  const type = liveEventTypes.find((each) => each === event)
  if (type) onEvent(type, JSON.parse(data))
}

/** A device that wakes up or is back in the net does not wait any longer. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    const stopLooking = onReturn(done, done)
    function done() {
      clearTimeout(timer)
      stopLooking()
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}
