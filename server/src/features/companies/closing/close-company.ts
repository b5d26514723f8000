import type { Context } from '#platform/context/context.ts'
import { deleteKeys, setClosed } from './closing.store.ts'

/** What becomes of a company that nobody works for any more; part of the caller's transaction. */
export async function closeCompany(ctx: Context, companyId: string): Promise<void> {
  await deleteKeys(ctx.db, companyId)
  await setClosed(ctx.db, companyId, ctx.clock())
}
