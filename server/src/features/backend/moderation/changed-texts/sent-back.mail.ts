import { paths } from '@tandem/contract/paths'
import { findAccounts } from '#features/accounts/accounts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { selectSentBack } from './changed-texts.store.ts'

export type AboutSentBack = { accountId: string; companyId: string; id: string }

/** To those who may change it; nothing of what they have changed meanwhile. */
export async function sendSentBackMail(
  ctx: Context,
  { accountId, companyId, id }: AboutSentBack,
): Promise<void> {
  const [reader] = await findAccounts(ctx.db, [accountId])
  const text = (await selectSentBack(ctx.db, companyId)).find((each) => each.id === id)
  if (!reader?.confirmedAt || !text) return
  const { offerId } = text
  const path = offerId ? paths.ownOffer({ offerId }) : paths.companyProfile()
  await sendMail(ctx, reader, texts, {
    ...{ reason: text.reason, isOffer: offerId !== null },
    subject: inOneLine(text.offerTitle ?? text.companyName),
    link: pageAddress(ctx, reader.locale, path),
  })
}

type Facts = { subject: string; isOffer: boolean; reason: string; link: string }

const german = ({ subject, isOffer, reason, link }: Facts): MailContent => ({
  subject: `Bitte ändern Sie einen Text: ${subject}`,
  preview: 'Sie erfahren, worum es geht.',
  heading: isOffer ? 'Ein Angebot braucht eine Änderung' : 'Ihr Profil braucht eine Änderung',
  paragraphs: [
    `die Hochschule hat gelesen, was Sie ${isOffer ? `im Angebot „${subject}“` : 'in Ihrem Profil'} geändert haben, und bittet um eine Änderung. Der Grund:`,
    reason,
    'Bis dahin bleibt der Text zu sehen. Sobald Sie ihn ändern, sehen wir ihn noch einmal an.',
  ],
  action: { label: isOffer ? 'Zum Angebot' : 'Zum Unternehmensprofil', href: link },
  afterwards: ['Sie sehen das anders? Schreiben Sie uns über die Seite „Kontakt“.'],
})

const texts: MailTexts<Facts> = {
  kind: 'text_sent_back',
  de: { du: german, Sie: german },
  en: ({ subject, isOffer, reason, link }) => ({
    subject: `Please change a text: ${subject}`,
    preview: 'Find out what it is about.',
    heading: isOffer ? 'An offer needs a change' : 'Your profile needs a change',
    paragraphs: [
      `The university has read what you changed in ${isOffer ? `the offer “${subject}”` : 'your profile'} and asks you for a change. This is why:`,
      reason,
      'The text stays visible until then. As soon as you change it, we will read it again.',
    ],
    action: { label: isOffer ? 'Go to the offer' : 'Go to your company profile', href: link },
    afterwards: ['Do you see it differently? Write to us on the “Contact” page.'],
  }),
}
