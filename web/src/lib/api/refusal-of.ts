import { textsNow } from '#lib/i18n/texts.ts'
import { ApiError, NetworkError, noteSaid } from './api-error.ts'

/**
 * The server's words for a refusal, or that the device is offline; null where the server gave none, or was not reached.
 * Who asks for them shows the failure: the notice for all that no server is reached is then not raised.
 */
export const refusalOf = (error: unknown): string | null => {
  noteSaid(error)
  if (error instanceof NetworkError && error.isOffline)
    return textsNow('common')('notifications.offline.text')
  return (error instanceof ApiError && error.problem?.description) || null
}

/** What to tell of a call that failed: the server's words, else that it did not answer. */
export const failureTextOf = (error: unknown): string =>
  refusalOf(error) ?? textsNow('common')('notifications.unreached')

/** Whether the server said at which fields the input is wrong: it is read there, and is no news of the whole form. */
export const isAtFields = (error: unknown): boolean =>
  error instanceof ApiError && Boolean(error.problem?.violations?.length)
