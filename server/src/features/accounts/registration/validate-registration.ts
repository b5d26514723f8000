import type { register as endpoint } from '@tandem/contract/accounts/registration'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Violation } from '@tandem/contract/errors'
import { type ViolationCode, violationMessage } from '@tandem/contract/violations'
import { choosable } from '#features/reference/reference.api.ts'
import { isStrongPassword } from '#platform/auth/password-strength.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { isPlausibleBirthdate } from '../accounts.rules.ts'

type Registration = HandlerInput<typeof endpoint>['body']
type Applicant = Extract<Registration, { type: 'applicant' }>

/** What the contract alone cannot judge; every unfit field is named at once. */
export async function validateRegistration(ctx: Context, body: Registration): Promise<void> {
  const violations = [
    ...(body.type === 'applicant' ? await applicantViolations(ctx, body) : []),
    ...((await isStrongPassword(body.password, ownData(body)))
      ? []
      : [violation(ctx, 'password', 'password_too_weak')]),
  ]
  if (violations.length > 0) throw new AppError('invalid_input', violations)
}

/** What a guesser who knows the person would try first. */
function ownData(body: Registration): string[] {
  const { firstName, lastName, email } = body
  const person = [firstName, lastName, email]
  if (body.type === 'applicant') return [...person, body.birthdate]
  return body.type === 'company' ? [...person, body.companyName, body.town] : person
}

async function applicantViolations(ctx: Context, body: Applicant): Promise<Violation[]> {
  return [
    ...(await disabledFieldViolations(ctx, body)),
    ...(isPlausibleBirthdate(body.birthdate, ctx.clock()) ? [] : [violation(ctx, 'birthdate', 'birthdate')]),
    ...(await originViolations(ctx, body)),
  ]
}

type Origin = { country?: string | null | undefined; university?: string | null | undefined }

/** What the lists do not offer; what the person named `before` may stay when it is taken out of use. */
export async function originViolations(
  ctx: Context,
  origin: Origin,
  before: Origin = {},
): Promise<Violation[]> {
  const isKnown = async (field: keyof Origin, list: 'countries' | 'universities') => {
    const [wanted, kept] = [origin[field], before[field]]
    return !wanted || (await choosable(ctx.db, list, [wanted], kept ? [kept] : [])).size > 0
  }
  return [
    ...((await isKnown('country', 'countries')) ? [] : [violation(ctx, 'country', 'unknown_reference')]),
    ...((await isKnown('university', 'universities'))
      ? []
      : [violation(ctx, 'university', 'unknown_reference')]),
  ]
}

/** Fields that a flag has turned off are refused as the contract refuses those that it does not know. */
async function disabledFieldViolations(ctx: Context, body: Applicant): Promise<Violation[]> {
  const { enableApplicantTitleField, enableApplicantCountryAndUniversityField } = (await ctx.settings(ctx.db))
    .applicant
  const asked = {
    title: enableApplicantTitleField,
    country: enableApplicantCountryAndUniversityField,
    university: enableApplicantCountryAndUniversityField,
  }
  const names = (['title', 'country', 'university'] as const).filter(
    (name) => body[name] !== undefined && !asked[name],
  )
  const code = 'unknown_field'
  return names.map((name) => ({
    propertyPath: '',
    code,
    message: violationMessage(ctx.locale, code, { name }),
  }))
}

const violation = (ctx: Context, propertyPath: string, code: ViolationCode): Violation => ({
  propertyPath,
  code,
  message: violationMessage(ctx.locale, code),
})
