import { paths } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { type DeletedAccount, deletedTexts } from './deletion.mail.ts'

/** To the address that the account had. */
export function sendDeletedMail(ctx: Context, { why, ...reader }: DeletedAccount): Promise<void> {
  return sendMail(ctx, reader, deletedTexts, {
    why,
    isCompany: reader.type === 'company',
    contact: pageAddress(ctx, reader.locale, paths.imprint()),
  })
}
