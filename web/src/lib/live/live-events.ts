import type { LiveEventType } from '@tandem/contract/events'
import { liveEventTypes, streamEvents } from '@tandem/contract/events'
import { createParser } from 'eventsource-parser'
import { ApiError } from '#lib/api/api-error.ts'
import { client } from '#lib/api/client.ts'
import { urlOf } from '#lib/api/url-of.ts'

type Listener = (type: LiveEventType, data: Record<string, string | number>) => void

const firstPauseMs = 1000
const longestPauseMs = 30_000

/**
 * Server-sent events over fetch, since EventSource cannot send the token. Reconnects with growing pauses. What
 * happened before `onConnected` was missed, also the first time; `onRefused` says whether the session lives on.
 * Answers a function that ends it.
 */
export function listenToEvents(
  onEvent: Listener,
  onConnected: () => void,
  onRefused: () => Promise<boolean>,
): () => void {
  const ended = new AbortController()
  void keepConnected({ onEvent, onConnected, onRefused }, ended.signal)
  return () => ended.abort()
}

type Listeners = { onEvent: Listener; onConnected: () => void; onRefused: () => Promise<boolean> }

async function keepConnected(
  { onEvent, onConnected, onRefused }: Listeners,
  signal: AbortSignal,
): Promise<void> {
  for (let pause = firstPauseMs; !signal.aborted; ) {
    try {
      const body = await connect(signal)
      onConnected()
      pause = firstPauseMs
      await read(body, onEvent)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && !(await onRefused())) return
      pause = Math.min(pause * 2, longestPauseMs)
    }
    if (!signal.aborted) await wait(pause, signal)
  }
}

/** Not `call`: a connection that breaks is this module's own affair, and no message for a person. */
async function connect(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const headers = { authorization: `Bearer ${client.token()}`, 'accept-language': client.locale() }
  const response = await fetch(urlOf(streamEvents, {}), { headers, signal })
  if (!response.ok || !response.body) throw new ApiError(response.status, null)
  return response.body
}

async function read(body: ReadableStream<Uint8Array>, onEvent: Listener): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const type = liveEventTypes.find((each) => each === event)
      if (type) onEvent(type, JSON.parse(data))
    },
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parser.feed(decoder.decode(chunk.value, { stream: true }))
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
