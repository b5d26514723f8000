import type { Context } from '#platform/context/context.ts'
import type { AttemptPolicy } from './attempt-policy.ts'
import { claimAttempt } from './attempts.store.ts'

const hour = 60 * 60

/** Mails of one kind about an account to one address: five, then none until an hour after the last. */
const mailPolicy: AttemptPolicy = { threshold: 5, firstWait: hour, maxWait: hour, forgetAfter: hour }

/**
 * Claims one of the few mails of a kind that an address gets an hour; nobody's mailbox is flooded in our name. Each kind
 * has its own few, or strangers who register with an address could keep its owner from ever setting a new password.
 */
export function claimMailQuota(ctx: Context, email: string, kind: string): Promise<boolean> {
  return claimAttempt(ctx.db, { scope: 'mail', key: mailKey(ctx, email, kind) }, mailPolicy, ctx.clock())
}

const day = 24 * hour
/** Mails of one kind that an account has sent to any addresses: ten, then none until a day after the last. */
const accountMailPolicy: AttemptPolicy = { threshold: 10, firstWait: day, maxWait: day, forgetAfter: day }

/** Claims one of the few mails of a kind that an account may send a day to addresses of its choice, also strangers'. */
export function claimAccountMailQuota(ctx: Context, accountId: string, kind: string): Promise<boolean> {
  const key = mailKey(ctx, accountId, kind)
  return claimAttempt(ctx.db, { scope: 'mail', key }, accountMailPolicy, ctx.clock())
}

const minute = 60
/** Thirty at once, then one a minute, until it is quiet for ten. */
const floodPolicy: AttemptPolicy = {
  threshold: 30,
  firstWait: minute,
  maxWait: minute,
  forgetAfter: 10 * minute,
}

/** Claims one of the mails of a kind that strangers have sent in a while, whoever they are. False: they are too many. */
export function claimFloodQuota(ctx: Context, kind: string): Promise<boolean> {
  return claimAttempt(
    ctx.db,
    { scope: 'mail', key: mailKey(ctx, '', `all ${kind}`) },
    floodPolicy,
    ctx.clock(),
  )
}

/** Of the mails of one kind to an address, or of an account. */
const mailKey = ({ secrets }: Context, addressOrId: string, kind: string): string =>
  secrets.sign('throttle mail', `${kind} ${addressOrId.toLowerCase()}`)
