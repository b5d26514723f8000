import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'

/** A context in which this happens once, just before the next transaction begins: what a race would bring, each time. */
export function meanwhile(ctx: Context, happens: () => Promise<unknown>): Context {
  let hasHappened = false
  const transaction: Db['transaction'] = async (...work) => {
    if (!hasHappened) {
      hasHappened = true
      await happens()
    }
    return ctx.db.transaction(...work)
  }
  return { ...ctx, db: Object.create(ctx.db, { transaction: { value: transaction } }) }
}
