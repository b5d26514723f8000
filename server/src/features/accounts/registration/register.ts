import type { register as endpoint } from '@tandem/contract/accounts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { createApplicant } from '#features/applicants/applicants.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { alreadyRegisteredMail, confirmationMail } from '../accounts.jobs.ts'
import { isPlausibleBirthdate } from '../accounts.rules.ts'
import { deleteUnconfirmedApplicant, findAccountByEmail, insertApplicantAccount } from '../accounts.store.ts'
import { hashPassword } from '../password/password.ts'
import { isStrongPassword } from '../password/password-strength.ts'

type Input = HandlerInput<typeof endpoint>
type Registration = Input['body']

/** Answers alike whether or not the address is known: only its owner learns the difference, by mail. */
export async function register(ctx: Context, _viewer: Viewer | null, { body }: Input) {
  await refuseUnfit(ctx, body)
  // Hashed for a known address as well, or the time would tell.
  const passwordHash = await hashPassword(body.password)
  await transaction(ctx, async (ctx) => {
    // What was never confirmed gives way: else whoever came first, with any password, would own the address.
    await deleteUnconfirmedApplicant(ctx.db, body.email)
    const accountId = await insertApplicantAccount(ctx.db, toAccount(ctx, body, passwordHash), ctx.clock())
    if (!accountId) return tellOwner(ctx, body.email)
    const { gender, birthdate } = body
    await createApplicant(ctx.db, { accountId, gender, birthdate }, ctx.clock())
    await sendMail(ctx, confirmationMail, accountId)
  })
  return { email: body.email }
}

async function refuseUnfit(ctx: Context, body: Registration): Promise<void> {
  const { birthdate, firstName, lastName, email, password } = body
  const refusals = [
    !isPlausibleBirthdate(birthdate, ctx.clock()) && invalidField(ctx.locale, 'birthdate', 'birthdate'),
    !(await isStrongPassword(password, [firstName, lastName, email, birthdate])) &&
      invalidField(ctx.locale, 'password', 'password_too_weak'),
  ].filter((refusal) => refusal !== false)
  if (refusals.length > 0) {
    throw new AppError(
      'invalid_input',
      refusals.flatMap((refusal) => refusal.violations),
    )
  }
}

function toAccount(ctx: Context, { email, firstName, lastName }: Registration, passwordHash: string) {
  return { email, firstName, lastName, passwordHash, locale: ctx.locale }
}

async function tellOwner(ctx: Context, email: string): Promise<void> {
  const owner = await findAccountByEmail(ctx.db, email)
  if (!owner) return
  await sendMail(ctx, owner.confirmedAt ? alreadyRegisteredMail : confirmationMail, owner.id)
}

/** Many tries at once become one mail, so that nobody's mailbox can be flooded in our name. */
function sendMail(ctx: Context, mail: typeof confirmationMail, accountId: string): Promise<void> {
  return enqueue(ctx.db, mail, { accountId }, { singletonKey: accountId })
}
