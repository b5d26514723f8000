import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { lockSavedSearch, type SavedSearchRow } from '../saved-searches.store.ts'
import { idInToken, isValidToken } from './token.ts'

/** Throws `token_invalid`, alike for one that never was good and one whose search is gone. */
export async function findByToken(ctx: Context, token: string): Promise<SavedSearchRow> {
  const id = idInToken(token)
  const savedSearch = id && (await lockSavedSearch(ctx.db, id))
  if (!savedSearch || !isValidToken(ctx, token, savedSearch)) throw new AppError('token_invalid')
  return savedSearch
}

export const toUnsubscription = ({ name, notificationInterval, paused }: SavedSearchRow) => ({
  name,
  subscribed: notificationInterval !== 'never' && !paused,
})
