import { type SQL, sql } from 'drizzle-orm'
import type { Slots } from '#platform/db/statements/statement.ts'
import type { Circle } from '../circles.ts'

/** Where a search looks, as its statements take it; null: everywhere. */
export type PlaceTerms = {
  circles: { x: number; y: number; z: number; chord: number; towns: string[] | null }[] | null
  /** `{…}` of those that the circles touch; null where looking into each costs more than it spares. */
  cells: string | null
}
type Places = Slots<PlaceTerms>
type CircleSlots = NonNullable<Places['circles']>[number]

/** By which index rows are read. In another order a condition on cells would lead the planner to the wrong index. */
export type Way = 'cell' | 'order'

/** Beyond it looking at each cell of each interest costs more than looking at all of an interest. */
const maxProbes = 2000

export function placeTerms(circles: readonly Circle[], interests: number): PlaceTerms {
  if (circles.length === 0) return { circles: null, cells: null }
  const probes = circles.reduce((sum, { cellCount }) => sum + cellCount, 0) * interests
  return {
    circles: circles.map(({ x, y, z, chord, towns }) => ({ x, y, z, chord, towns })),
    cells: probes <= maxProbes ? `{${circles.map(({ cells }) => cells).join()}}` : null,
  }
}

/** That a row, with the columns `cell`, `town`, `x`, `y`, `z`, lies in one of the circles; none without circles. */
export function around({ circles, cells }: Places, alias: string, by: Way = 'cell'): SQL[] {
  if (!circles) return []
  const row = sql.raw(alias)
  const inside = sql.join(
    circles.map((circle) => isInside(circle, row)),
    sql` or `,
  )
  return [...(cells && by === 'cell' ? [sql`${row}.cell = any (${cells}::integer[])`] : []), sql`(${inside})`]
}

/** Of a row that is around: it lies in the circle where there is only one. */
export function distanceOfHit(places: Places, alias: string): SQL {
  const [only, ...others] = places.circles ?? []
  return only && others.length === 0 ? chordTo(only, sql.raw(alias)) : distance(places, alias)
}

/** The squared chord to the nearest of the circles' centres that the row lies around; null without circles. */
export function distance({ circles }: Places, alias: string): SQL {
  const row = sql.raw(alias)
  if (!circles) return sql`null::float8`
  const chords = circles.map(
    (circle) => sql`case when ${isInside(circle, row)} then ${chordTo(circle, row)} end`,
  )
  return sql`least(${sql.join(chords, sql`, `)})`
}

function isInside(circle: CircleSlots, row: SQL): SQL {
  const near = sql`${chordTo(circle, row)} <= ${circle.chord}::float8`
  if (circle.towns === null) return near
  return sql`(${near} and ${row}.town = any (array(select search_town(name) from unnest(${circle.towns}::text[]) as name)))`
}

function chordTo({ x, y, z }: CircleSlots, row: SQL): SQL {
  const squares = Object.entries({ x, y, z }).map(([axis, value]) => {
    const difference = sql`(${row}.${sql.raw(axis)} - ${value}::float8)`
    return sql`${difference} * ${difference}`
  })
  return sql`(${sql.join(squares, sql` + `)})`
}
