import type { readRegistrationKey as endpoint } from '@tandem/contract/accounts/registration'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { findCompanyOfKey } from '#features/companies/companies.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'

type Input = HandlerInput<typeof endpoint>

export async function readRegistrationKey(ctx: Context, _viewer: Viewer | null, { body }: Input) {
  const company = await findCompanyOfKey(ctx, body.key)
  if (!company) throw new AppError('key_invalid')
  return company
}
