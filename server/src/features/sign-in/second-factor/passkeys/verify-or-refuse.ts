import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'

/** The library throws a sentence for everything that is wrong with a passkey; people get one refusal, the log the reason. */
export async function verifyOrRefuse<T>(ctx: Context, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch (error) {
    ctx.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'A passkey was refused')
    throw new AppError('passkey_refused')
  }
}
