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
import { isPlausibleBirthdate, originOf } from '../accounts.rules.ts'
import { updateOwnAccount } from '../accounts.store.ts'
import { originViolations } from '../registration/validate-registration.ts'
import { findProfile } from './find-profile.ts'
import { getAccount } from './get-account.ts'

type OwnData = HandlerInput<typeof endpoint>['body']
type Field = Exclude<keyof OwnData, 'firstName' | 'lastName' | 'language'>

/** Somebody's data goes to where the rest of the person stands; what is left out stays as it is. */
export async function updateAccount(
  ctx: Context,
  viewer: Viewer,
  { body }: HandlerInput<typeof endpoint>,
): Promise<Account> {
  const { firstName, lastName, language, phone, gender, title, birthdate } = body
  const { accountId } = viewer
  return transaction(ctx, async (ctx) => {
    await refuseWrongFields(ctx, viewer, body)
    const now = ctx.clock()
    await updateOwnAccount(ctx.db, accountId, { firstName, lastName, locale: language, updatedAt: now })
    if (viewer.type === 'applicant')
      await updateApplicant(ctx.db, viewer.applicantId, { gender, title, birthdate, ...originOf(body) })
    else await updateAccountPerson(ctx.db, { accountId, firstName, lastName, phone, now })
    await publish(ctx.db, { accountIds: [accountId], type: 'account', data: {} })
    return getAccount(ctx, viewer)
  })
}

function fieldsOf(viewer: Viewer, { applicant }: Settings): readonly Field[] {
  if (viewer.type === 'company') return ['phone']
  if (viewer.type === 'admin') return []
  return [
    'gender',
    'birthdate',
    ...(applicant.enableApplicantTitleField ? (['title'] as const) : []),
    ...(applicant.enableApplicantCountryAndUniversityField ? (['country', 'university'] as const) : []),
  ]
}

async function refuseWrongFields(ctx: Context, viewer: Viewer, body: OwnData): Promise<void> {
  const allowed = fieldsOf(viewer, await ctx.settings(ctx.db))
  const optional: Field[] = ['gender', 'title', 'birthdate', 'phone', 'country', 'university']
  const foreign = optional.filter((field) => body[field] !== undefined && !allowed.includes(field))
  const violations =
    foreign.length > 0
      ? foreign.flatMap((field) => invalidField(ctx.locale, field, 'unknown_field').violations)
      : await wrongValues(ctx, viewer, body)
  if (violations.length > 0) throw new AppError('invalid_input', violations)
}

async function wrongValues(ctx: Context, { accountId }: Viewer, body: OwnData) {
  const { birthdate } = body
  const isPlausible = !birthdate || isPlausibleBirthdate(birthdate, ctx.clock())
  const before = (await findProfile(ctx.db, accountId, ctx.clock())) ?? {}
  return [
    ...(isPlausible ? [] : invalidField(ctx.locale, 'birthdate', 'birthdate').violations),
    ...(await originViolations(ctx, body, before)),
  ]
}
