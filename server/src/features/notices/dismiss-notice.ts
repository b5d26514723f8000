import type { HandlerInput } from '@tandem/contract/endpoint'
import type { dismissNotice as endpoint } from '@tandem/contract/notices'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { violates } from '#platform/db/transaction.ts'
import { AppError } from '#platform/http/app-error.ts'
import { insertDismissal } from './notices.store.ts'

type Input = HandlerInput<typeof endpoint>

export async function dismissNotice(ctx: Context, { accountId }: Viewer, { params }: Input): Promise<true> {
  await insertDismissal(ctx.db, params.key, accountId, ctx.clock()).catch((error: unknown) => {
    throw violates(error, 'notice_dismissal_notice_key_notice_key_fk') ? new AppError('not_found') : error
  })
  return true
}
