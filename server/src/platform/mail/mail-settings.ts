import type { Locale } from '@tandem/contract/common'
import { paths } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { pageAddress } from './send-mail.ts'

/** The last words of a mail that the reader may turn off: where that is done. */
export const mailSettingsLine = (ctx: Context, locale: Locale): string =>
  lines[locale](pageAddress(ctx, locale, paths.account({ hash: 'mitteilungen' })))

const lines = {
  de: (address: string) => `Welche Mails kommen und wie oft, lässt sich im Konto ändern: ${address}`,
  en: (address: string) => `You can choose which e-mails you get, and how often, in your account: ${address}`,
} as const satisfies Record<Locale, (address: string) => string>
