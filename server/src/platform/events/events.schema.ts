import type { LiveEventData, LiveEventType } from '@tandem/contract/events'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/db/columns.ts'

/** The live events of the last hour, for clients that were away. Ids and numbers only. */
export const liveEvent = pgTable(
  'live_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Given at the commit (`live-event.sql`), so that the order of positions is that of commits. */
    position: bigint('position', { mode: 'number' }),
    /** Empty: everyone. */
    accountIds: uuid('account_ids').array().notNull(),
    type: text('type').$type<LiveEventType>().notNull(),
    data: jsonb('data').$type<LiveEventData>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('live_event_position').on(table.position), index('live_event_age').on(table.createdAt)],
)

/** One row: the position of the last event that was committed. Whoever gives one locks it until the commit. */
export const lastLiveEvent = pgTable(
  'last_live_event',
  {
    only: boolean('only').primaryKey().default(true),
    position: bigint('position', { mode: 'number' }).notNull(),
  },
  (table) => [check('last_live_event_only', sql`${table.only}`)],
)
