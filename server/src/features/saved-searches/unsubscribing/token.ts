import { timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'

const purpose = 'mails of a saved search'

/**
 * For the link of a mail: good as long as the search is there and its mails go to the same account. It can do nothing
 * but turn them off and on.
 */
export function makeToken({ secrets }: Context, savedSearch: { id: string; accountId: string }): string {
  return `${savedSearch.id}.${secrets.sign(purpose, `${savedSearch.id} ${savedSearch.accountId}`)}`
}

/** The id of the search that a token may be about; whether it is, `isValidToken` says. */
export const idInToken = (token: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./.exec(token)?.[1] ?? null

export function isValidToken(
  ctx: Context,
  token: string,
  savedSearch: { id: string; accountId: string },
): boolean {
  const [given, made] = [Buffer.from(token), Buffer.from(makeToken(ctx, savedSearch))]
  return given.length === made.length && timingSafeEqual(given, made)
}
