import { paths } from '@tandem/contract/paths'
import { findAccountById } from '#features/accounts/accounts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { secondFactorTexts } from './second-factor.mail.ts'
import type { SecondFactorChange } from './second-factor-change.ts'

export async function sendSecondFactorMail(
  ctx: Context,
  accountId: string,
  change: SecondFactorChange,
): Promise<void> {
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader) return
  const link = pageAddress(ctx, reader.locale, paths.account())
  await sendMail(ctx, reader, secondFactorTexts, { change, link })
}
