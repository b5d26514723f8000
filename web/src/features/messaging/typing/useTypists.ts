import { type Conversation, typingIntervalMs } from '@tandem/contract/messaging'
import { useEffect, useState } from 'react'
import { onLiveEvent } from '#lib/live/passed-events.ts'

export type Typist = { senderId: string; isColleague: boolean }

/** Who is writing in the thread, while it is open. One is taken out by their message, or by silence. */
export function useTypists({ id, messages }: Pick<Conversation, 'id' | 'messages'>): Typist[] {
  const [typists, setTypists] = useState<Typist[]>([])
  const remove = (senderId: unknown) =>
    setTypists((known) => known.filter((each) => each.senderId !== senderId))

  // biome-ignore lint/correctness/useExhaustiveDependencies: `remove` uses nothing but the state's setter
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const stop = onLiveEvent('typing', ({ threadId, senderId, side }) => {
      if (threadId !== id || typeof senderId !== 'string') return
      const typist = { senderId, isColleague: side === 'own' }
      setTypists((known) => [...known.filter((each) => each.senderId !== senderId), typist])
      clearTimeout(timers.get(senderId))
      timers.set(
        senderId,
        setTimeout(() => remove(senderId), 2 * typingIntervalMs),
      )
    })
    return () => {
      stop()
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [id])

  const newest = messages.at(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message ends its writer's typing once
  useEffect(() => remove(newest?.senderId), [newest?.id])
  return typists
}
