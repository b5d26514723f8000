import type { Account } from '@tandem/contract/accounts'
import type { updateAccount as endpoint } from '@tandem/contract/accounts/own-account'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Settings } from '@tandem/contract/setting-values'
import { updateApplicant } from '#features/applicants/applicants.api.ts'
import { updateAccountPerson } from '#features/contacts/contacts.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { isPlausibleBirthdate } from '../accounts.rules.ts'
import { updateOwnAccount } from '../accounts.store.ts'
import { getAccount } from './get-account.ts'

type OwnData = HandlerInput<typeof endpoint>['body']
type Field = Exclude<keyof OwnData, 'firstName' | 'lastName' | 'language'>

/** Somebody's data goes to where the rest of the person stands; what is left out stays as it is. */
export async function updateAccount(
  ctx: Context,
  viewer: Viewer,
  { body }: HandlerInput<typeof endpoint>,
): Promise<Account> {
  const { firstName, lastName, language, phone, ...person } = body
  const { accountId } = viewer
  return transaction(ctx, async (ctx) => {
    refuseWrongFields(ctx, body, fieldsOf(viewer, await ctx.settings(ctx.db)))
    const now = ctx.clock()
    await updateOwnAccount(ctx.db, accountId, { firstName, lastName, locale: language, updatedAt: now })
    if (viewer.type === 'applicant') await updateApplicant(ctx.db, viewer.applicantId, person)
    else await updateAccountPerson(ctx.db, { accountId, firstName, lastName, phone, now })
    await publish(ctx.db, { accountIds: [accountId], type: 'account', data: {} })
    return getAccount(ctx, viewer)
  })
}

function fieldsOf(viewer: Viewer, { applicant }: Settings): readonly Field[] {
  if (viewer.type === 'company') return ['phone']
  if (viewer.type === 'admin') return []
  return applicant.enableApplicantTitleField ? ['gender', 'birthdate', 'title'] : ['gender', 'birthdate']
}

function refuseWrongFields(ctx: Context, body: OwnData, allowed: readonly Field[]): void {
  const optional: Field[] = ['gender', 'title', 'birthdate', 'phone']
  const foreign = optional.filter((field) => body[field] !== undefined && !allowed.includes(field))
  const refusals = foreign.map((field) => invalidField(ctx.locale, field, 'unknown_field'))
  if (foreign.length === 0 && body.birthdate && !isPlausibleBirthdate(body.birthdate, ctx.clock())) {
    refusals.push(invalidField(ctx.locale, 'birthdate', 'birthdate'))
  }
  if (refusals.length > 0)
    throw new AppError(
      'invalid_input',
      refusals.flatMap(({ violations }) => violations),
    )
}
