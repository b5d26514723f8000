import type { Context } from '#platform/context/context.ts'
import { mailPolicy } from './attempt-policies.ts'
import { claimAttempt } from './attempts.store.ts'
import { accountKey } from './throttle-keys.ts'

/** Claims one of the few account mails that an address gets an hour; nobody's mailbox is flooded in our name. */
export function mayMail(ctx: Context, email: string): Promise<boolean> {
  return claimAttempt(ctx.db, { scope: 'mail', key: accountKey(ctx, email) }, mailPolicy, ctx.clock())
}
