import type { Interviewer } from '@tandem/contract/interviews'
import { berlinInstant } from '../berlin-instant.ts'

/** A time as it is typed; `key` tells one from another. */
export type Slot = { key: string; day: string; time: string }

export const emptySlot = (): Slot => ({ key: crypto.randomUUID(), day: '', time: '' })

export const instantOf = ({ day, time }: Slot): string | null => berlinInstant(day, time)

export type Clash = { name: string; startsAt: string; minutes: number; isFirm: boolean }

/** Other interviews of these people that begin or go on meanwhile. */
export function findClashes(
  startsAt: string,
  minutes: number,
  { people, except }: { people: readonly Interviewer[]; except: string | null },
): Clash[] {
  const begin = Date.parse(startsAt)
  const end = begin + minutes * 60_000
  return people.flatMap(({ name, busy }) =>
    busy
      .filter((other) => {
        const otherBegin = Date.parse(other.startsAt)
        const otherEnd = otherBegin + other.minutes * 60_000
        return other.interviewId !== except && otherBegin < end && begin < otherEnd
      })
      .map(({ interviewId: _, ...other }) => ({ name, ...other })),
  )
}
