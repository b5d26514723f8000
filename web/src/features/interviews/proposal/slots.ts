import type { Interviewer } from '@tandem/contract/interviews'
import { newKey } from '#lib/api/new-key.ts'
import { berlinInstant } from '#lib/format/berlin-instant.ts'

/** A time as it is typed or picked in a grid; `key` tells one from another. */
export type Slot = { key: string; day: string; time: string; isPicked: boolean }

export const emptySlot = (): Slot => ({ key: newKey(), day: '', time: '', isPicked: false })

/** The earliest first, what is still to be typed last. Rows in which nothing is typed yet make room. */
export function toggleSlot(slots: readonly Slot[], day: string, time: string): Slot[] {
  const others = slots.filter((slot) => slot.day !== day || slot.time !== time)
  if (others.length < slots.length) return others
  const added = { key: newKey(), day, time, isPicked: true }
  const typed = others.filter((slot) => slot.day || slot.time)
  return [...typed, added].toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
}

const orderOf = ({ day, time }: Slot) => `${day || '9'} ${time}`

export const instantOf = ({ day, time }: Slot): string | null => berlinInstant(day, time)

export type Clash = {
  name: string
  startsAt: string
  minutes: number
  isFirm: boolean
  /** Whom the other interview is with. */
  counterpart: string
}

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
