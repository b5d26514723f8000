import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { message, thread } from '../messaging.schema.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What threads are found by (ADR 38). The database itself keeps it as its sources are, by the triggers of
 * `thread-text.sql`; its index of words stands in the migration alone, since it is built on a function of these.
 */
export const threadText = pgTable(
  'thread_text',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => thread.id, { onDelete: 'cascade' }),
    part: text('part')
      .$type<'subject' | 'persons' | 'offer' | 'applicant' | 'company' | 'location' | 'message'>()
      .notNull(),
    messageId: uuid('message_id').references(() => message.id, { onDelete: 'cascade' }),
    /** The sides that find the thread by these words, each as `thread_reader` names it. */
    readers: text('readers').array().notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    index('thread_text_thread').on(table.threadId, table.part),
    index('thread_text_message').on(table.messageId),
  ],
)
