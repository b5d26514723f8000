import type { Account } from '@tandem/contract/accounts'
import type { giveConsent as endpoint } from '@tandem/contract/accounts/own-account'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { insertConsent, isPublished, listConsentDue } from '#features/contents/contents.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { updateConsentAt } from '../accounts.store.ts'
import { getAccount } from './get-account.ts'

/** Keeps which versions were agreed to. A page that changed again meanwhile is still due. */
export function giveConsent(
  ctx: Context,
  viewer: Viewer,
  { body }: HandlerInput<typeof endpoint>,
): Promise<Account> {
  const { accountId } = viewer
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock()
    let isNew = false
    for (const version of body.pages) {
      if (!(await isPublished(ctx.db, version))) throw new AppError('not_found')
      if (await insertConsent(ctx.db, { ...version, accountId, now })) isNew = true
    }
    // A time after a version that was not agreed to would count as consent to it.
    if (isNew && (await listConsentDue(ctx.db, accountId)).length === 0)
      await updateConsentAt(ctx.db, accountId, now)
    if (isNew) await publish(ctx.db, { accountIds: [accountId], type: 'account', data: {} })
    return getAccount(ctx, viewer)
  })
}
