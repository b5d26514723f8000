import type { HandlerInput } from '@tandem/contract/endpoint'
import type { dismissNotice as endpoint } from '@tandem/contract/notices'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findNotice, insertDismissal } from './notices.store.ts'

type Input = HandlerInput<typeof endpoint>

export function dismissNotice(ctx: Context, { accountId }: Viewer, { params }: Input): Promise<true> {
  return transaction(ctx, async ({ db, clock }) => {
    if (!(await findNotice(db, params.key))) throw new AppError('not_found')
    await insertDismissal(db, params.key, accountId, clock())
    return true as const
  })
}
