import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { lockPattern, type PatternRow } from '../saved-searches.store.ts'
import { idInToken, isToken } from './token.ts'

/** Throws `token_invalid`, alike for one that never was good and one whose search is gone. */
export async function findByToken(ctx: Context, token: string): Promise<PatternRow> {
  const id = idInToken(token)
  const pattern = id && (await lockPattern(ctx.db, id))
  if (!pattern || !isToken(ctx, token, pattern)) throw new AppError('token_invalid')
  return pattern
}

export const toUnsubscription = ({ name, notificationInterval, paused }: PatternRow) => ({
  name,
  subscribed: notificationInterval !== 'never' && !paused,
})
