import type { Locale } from '@tandem/contract/common'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { exampleLink, type MailContent, type MailTexts } from '#platform/mail/mail-content.ts'
import { mailSettingsLine } from '#platform/mail/mail-settings.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { unsubscribeHeaders } from '#platform/mail/unsubscription.ts'
import { type TipWords, tipWords } from './tip-words.ts'
import { type Tip, tips } from './tips.rules.ts'
import { findTipReader, type NextTip } from './tips.store.ts'

/** To who still wants tips when the mail leaves. */
export async function sendTipMail(ctx: Context, { accountId, tip }: NextTip): Promise<void> {
  const reader = await findTipReader(ctx.db, accountId)
  if (!reader) return
  const { locale } = reader
  const link = pageAddress(ctx, locale, tipPaths[tip])
  await sendMail(
    ctx,
    reader,
    tipTexts,
    { tip, link, settings: mailSettingsLine(ctx, locale) },
    { headers: unsubscribeHeaders(ctx, { accountId, subscription: 'tips' }) },
  )
}

/** Where each tip can be followed. */
const tipPaths: Record<Tip, ScreenPath> = {
  eligibility: paths.eligibility(),
  profile: paths.ownProfile({ hash: 'studienwunsch' }),
  documents: paths.ownProfile({ hash: 'unterlagen' }),
  saved_search: paths.offers(),
  interview: paths.account({ hash: 'kalender' }),
  speculative: paths.applyToCompanies(),
}

type Facts = { tip: Tip; link: string; settings: string }

export const tipTexts: MailTexts<Facts> = {
  kind: ({ tip }) => `tip_${tip}` as const,
  editable: {
    examples: tips.map((tip) => ({
      ...{ tip, link: exampleLink },
      settings: `Welche Mails kommen, lässt sich im Konto ändern: ${exampleLink}`,
    })),
    words: (facts, locale) => ({ settings: facts.settings, number: numberOf(facts, locale) }),
  },
  de: {
    du: (facts) =>
      letter(
        facts,
        tipWords.du[facts.tip],
        `Tipp ${numberOf(facts, 'de')}, weil du dir Tipps zur Bewerbung gewünscht hast. Mehr als einer im Monat kommt nicht.`,
      ),
    Sie: (facts) =>
      letter(
        facts,
        tipWords.Sie[facts.tip],
        `Tipp ${numberOf(facts, 'de')}, weil Sie sich Tipps zur Bewerbung gewünscht haben. Mehr als einer im Monat kommt nicht.`,
      ),
  },
  en: (facts) =>
    letter(
      facts,
      tipWords.en[facts.tip],
      `Tip ${numberOf(facts, 'en')}, because you asked for tips on applying. You get no more than one a month.`,
    ),
}

const numberOf = ({ tip }: Facts, locale: Locale): string =>
  `${tips.indexOf(tip) + 1} ${locale === 'de' ? 'von' : 'of'} ${tips.length}`

function letter({ link, settings }: Facts, words: TipWords, why: string): MailContent {
  const { subject, paragraphs, label } = words
  const action = { label, href: link }
  return {
    subject,
    preview: paragraphs[0],
    heading: subject,
    paragraphs,
    action,
    afterwards: [why, settings],
  }
}
