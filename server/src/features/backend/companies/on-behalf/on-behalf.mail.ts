import type { Locale } from '@tandem/contract/common'
import type { OnBehalfDeed } from '@tandem/contract/on-behalf'
import { paths } from '@tandem/contract/paths'
import { findAccounts } from '#features/accounts/accounts.api.ts'
import { findOnBehalf } from '#features/sessions/sessions.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { timeInWords } from '#platform/mail/time-in-words.ts'
import { selectDone } from './on-behalf.store.ts'

export type AboutOnBehalf = { accountId: string; id: string }

/** To those of the company who may edit it: who, when, why, and what. */
export async function sendOnBehalfMail(ctx: Context, { accountId, id }: AboutOnBehalf): Promise<void> {
  const [reader] = await findAccounts(ctx.db, [accountId])
  const session = await findOnBehalf(ctx.db, id)
  if (!reader?.confirmedAt || !session?.endedAt) return
  const { locale } = reader
  const done = (await selectDone(ctx.db, id)).map(({ deed, titleDe, titleEn }) => {
    const title = (locale === 'en' && titleEn) || titleDe
    return words[deed][locale] + (title ? `: ${inOneLine(title)}` : '')
  })
  await sendMail(ctx, reader, texts, {
    ...{ done, reason: session.reason, companyName: inOneLine(session.companyName) },
    admin: inOneLine(session.admin ?? '') || (locale === 'en' ? 'An administrator' : 'Die Verwaltung'),
    from: timeInWords(session.startedAt, locale),
    until: timeInWords(session.endedAt, locale),
    link: pageAddress(ctx, locale, paths.companyProfile()),
  })
}

type Facts = {
  admin: string
  companyName: string
  reason: string
  from: string
  until: string
  done: string[]
  link: string
}

const german = ({ admin, companyName, reason, from, until, done, link }: Facts): MailContent => ({
  subject: `Die Hochschule war im Auftrag von ${companyName} auf Tandem`,
  preview: done.length > 0 ? 'Sie erfahren, was geändert wurde und warum.' : 'Geändert wurde nichts.',
  heading: `Im Auftrag von ${companyName}`,
  paragraphs: [
    `${admin} von der Hochschule hat auf Tandem im Auftrag von ${companyName} gearbeitet: von ${from} bis ${until}. Der Grund:`,
    reason,
    ...(done.length > 0
      ? ['Das wurde geändert:', ...done.map((each) => `– ${each}`)]
      : ['Geändert wurde nichts.']),
    'Bewerbungen, Nachrichten, Passwörter und die Konten Ihres Teams waren dabei nicht zu sehen.',
  ],
  action: { label: 'Zum Unternehmensprofil', href: link },
  afterwards: ['Davon wussten Sie nichts? Schreiben Sie uns bitte über die Seite „Kontakt“.'],
})

const texts: MailTexts<Facts> = {
  kind: 'on_behalf_ended',
  de: { du: german, Sie: german },
  en: ({ admin, companyName, reason, from, until, done, link }) => ({
    subject: `The university acted on behalf of ${companyName} on Tandem`,
    preview: done.length > 0 ? 'Find out what was changed, and why.' : 'Nothing was changed.',
    heading: `On behalf of ${companyName}`,
    paragraphs: [
      `${admin} of the university acted on behalf of ${companyName} on Tandem, from ${from} to ${until}. This is why:`,
      reason,
      ...(done.length > 0
        ? ['This was changed:', ...done.map((each) => `– ${each}`)]
        : ['Nothing was changed.']),
      'Applications, messages, passwords and the accounts of your team could not be seen.',
    ],
    action: { label: 'Go to your company profile', href: link },
    afterwards: ['Did you not know about this? Please write to us on the “Contact” page.'],
  }),
}

const words: Record<OnBehalfDeed, Record<Locale, string>> = {
  save_profile: { de: 'Unternehmensprofil', en: 'Company profile' },
  save_image: { de: 'Bilder des Unternehmens', en: 'Pictures of the company' },
  save_file: { de: 'Dateien des Unternehmens', en: 'Files of the company' },
  create_offer: { de: 'Angebot angelegt', en: 'Offer created' },
  update_offer: { de: 'Angebot geändert', en: 'Offer changed' },
  publish_offer: { de: 'Angebot veröffentlicht', en: 'Offer published' },
  arrange_persons: {
    de: 'Ansprechpersonen: Reihenfolge oder Sichtbarkeit',
    en: 'Contacts: order or visibility',
  },
}
