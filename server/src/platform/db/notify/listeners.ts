/**
 * Resolves once listening; the answer ends it.
 * `onReconnect`: the connection was lost and is back, so notifications may have been missed.
 */
export type Listen = (
  channel: string,
  onPayload: (payload: string) => void,
  onReconnect?: () => void,
) => Promise<() => Promise<void>>

type Listener = {
  channel: string
  onPayload: (payload: string) => void
  onReconnect?: (() => void) | undefined
}

/** Who listens to what, over however many connections it takes. */
export function createListeners() {
  const all = new Set<Listener>()
  return {
    channels: () => [...new Set([...all].map((listener) => listener.channel))],
    add(listener: Listener): () => Promise<void> {
      all.add(listener)
      return async () => {
        all.delete(listener)
      }
    },
    deliver(channel: string, payload: string): void {
      for (const listener of all) if (listener.channel === channel) listener.onPayload(payload)
    },
    reconnected(): void {
      for (const listener of all) listener.onReconnect?.()
    },
  }
}
