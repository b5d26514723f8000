import { customType, real, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** A UUIDv7 made in the process: PostgreSQL 15 has no `uuidv7()`. */
export const id = () => uuid('id').primaryKey().$defaultFn(newId)
export const newId = (): string => v7()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()

/** Text that compares without regard to case (extension citext). */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/**
 * A point on the unit sphere beside its latitude and longitude. Two points are within r kilometres when
 * their squared chord is at most `(2·sin(r/2R))²`: no trigonometry in SQL.
 */
export const unitVector = () => ({
  x: real('x').notNull(),
  y: real('y').notNull(),
  z: real('z').notNull(),
})
