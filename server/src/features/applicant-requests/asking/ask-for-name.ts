import type { AskedOf, askForName as endpoint } from '@tandem/contract/applicant-requests'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { ask } from './ask.ts'
import { requireFound, showAskedOf } from './asked-of.ts'

/** Of whom the company knows already there is nothing to ask. */
export function askForName(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id: applicantId }, body: { note } }: HandlerInput<typeof endpoint>,
): Promise<AskedOf> {
  return transaction(ctx, async (ctx) => {
    const scope = await requireFound(ctx, viewer, applicantId)
    if (scope === 'full') throw new AppError('forbidden')
    await ask(ctx, viewer, { kind: 'name', applicantId, note })
    return showAskedOf(ctx, viewer, applicantId)
  })
}
