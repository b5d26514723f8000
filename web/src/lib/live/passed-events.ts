import type { LiveEventData, LiveEventType } from '@tandem/contract/events'

type Listener = (data: LiveEventData) => void

const listeners = new Map<LiveEventType, Set<Listener>>()

/** For what a live event says itself, instead of what it makes load again. Answers a function that ends it. */
export function onLiveEvent(type: LiveEventType, listener: Listener): () => void {
  const ofType = listeners.get(type) ?? new Set()
  listeners.set(type, ofType.add(listener))
  return () => ofType.delete(listener)
}

export function passOn(type: LiveEventType, data: LiveEventData): void {
  for (const listener of listeners.get(type) ?? []) listener(data)
}
