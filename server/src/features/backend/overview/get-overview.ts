import { type Waiting, waitingKinds } from '@tandem/contract/backend/overview'
import { countSealedOtherwise } from '#features/second-factor/second-factor.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { examine } from '#platform/doctor/examine.ts'
import { selectWaiting } from './overview.store.ts'

/** So long before a key's end the back office tells of it. */
const keyDays = 14

export async function getWaiting({ db, clock, settings }: Context, { accountId }: Viewer): Promise<Waiting> {
  const now = clock()
  const rows = await selectWaiting(
    db,
    now,
    addDays(berlinDay(now), keyDays),
    accountId,
    (await settings(db)).company.reviewChangedTexts,
  )
  return waitingKinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() })),
  )
}

export const getHealth = async (ctx: Context) => ({
  checks: await examine({ ...ctx, countSealedOtherwise: () => countSealedOtherwise(ctx) }),
  checkedAt: ctx.clock().toISOString(),
})
