import type { register as endpoint } from '@tandem/contract/accounts/registration'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { hashPassword } from '#platform/auth/password.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { claimMailQuota } from '#platform/throttle/claim-mail-quota.ts'
import { equaliseResponseTime } from '#platform/throttle/equalise-response-time.ts'
import { alreadyRegisteredMail, confirmationMail } from '../accounts.jobs.ts'
import { findAccountByEmail } from '../accounts.store.ts'
import { createAccount } from './create-account.ts'
import { deleteUnconfirmedAccounts } from './delete-unconfirmed-accounts.ts'
import { validateRegistration } from './validate-registration.ts'

type Input = HandlerInput<typeof endpoint>

/** Answers alike whether or not the address is known: only its owner learns the difference, by mail. */
export async function register(ctx: Context, _viewer: Viewer | null, { body }: Input) {
  await validateRegistration(ctx, body)
  return equaliseResponseTime(ctx, async () => {
    // Hashed for a known address as well, or the time would tell.
    const passwordHash = await hashPassword(body.password)
    await transaction(ctx, (ctx) => createPendingAccount(ctx, body, passwordHash))
    return { email: body.email }
  })
}

async function createPendingAccount(ctx: Context, body: Input['body'], passwordHash: string): Promise<void> {
  // Without its mail an account could never be confirmed, and the one whose mail has gone out would be lost.
  if (!(await claimMailQuota(ctx, body.email, 'registration'))) return
  // What was never confirmed gives way: else whoever came first, with any password, would own the address.
  await deleteUnconfirmedAccounts(ctx, { email: body.email })
  const accountId = await createAccount(ctx, body, passwordHash)
  if (!accountId) return mailAddressOwner(ctx, body.email)
  await sendMail(ctx, confirmationMail, accountId)
}

async function mailAddressOwner(ctx: Context, email: string): Promise<void> {
  const owner = await findAccountByEmail(ctx.db, email)
  if (!owner) return
  await sendMail(ctx, owner.confirmedAt ? alreadyRegisteredMail : confirmationMail, owner.id)
}

/** Many tries at once become one mail, so that nobody's mailbox can be flooded in our name. */
function sendMail(ctx: Context, mail: typeof confirmationMail, accountId: string): Promise<void> {
  return enqueue(ctx.db, mail, { accountId }, { singletonKey: accountId })
}
