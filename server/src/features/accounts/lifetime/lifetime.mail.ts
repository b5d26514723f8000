import type { Locale } from '@tandem/contract/common'
import { paths } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { dayInWords } from '#platform/mail/day-in-words.ts'
import { exampleLink, type MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { findAccountById } from '../accounts.store.ts'
import { isEnding, lastDays } from './lifetime.rules.ts'

/** Says what is true when it is written: a job may come late, and whoever has renewed meanwhile needs no warning. */
export async function sendLifetimeMail(ctx: Context, accountId: string): Promise<void> {
  const account = await findAccountById(ctx.db, accountId)
  const { maxLifetimeDays } = (await ctx.settings(ctx.db)).account
  if (!account || !isEnding(account, maxLifetimeDays, ctx.clock())) return
  const facts = lastDays(account, maxLifetimeDays, ctx.clock())
  const texts = facts.daysLeft === 0 ? lifetimeEndedTexts : lifetimeWarningTexts
  const link = pageAddress(ctx, account.locale, paths.account({ hash: 'laufzeit' }))
  await sendMail(ctx, account, texts, { link, ...facts })
}

type LastDays = { link: string; daysLeft: number; endsOn: string; erasedOn: string }

const exampleDays = { link: exampleLink, daysLeft: 14, endsOn: '2027-03-17', erasedOn: '2027-04-16' }

export const lifetimeWarningTexts: MailTexts<LastDays> = {
  kind: 'account_ending',
  editable: {
    examples: [exampleDays],
    words: daysInWords,
  },
  de: {
    du: ({ link, daysLeft, endsOn, erasedOn }) => ({
      subject: `Dein Tandem-Konto läuft ${inDays(daysLeft)} ab`,
      preview: 'Verlängere es, wenn du bleiben möchtest.',
      heading: `Dein Konto läuft am ${german(endsOn)} ab`,
      paragraphs: [
        'Möchtest du bei Tandem bleiben? Dann melde dich an und verlängere dein Konto. Es dauert nur einen Augenblick.',
        `Sonst bist du ab dem ${german(endsOn)} für andere nicht mehr zu finden.`,
      ],
      action: { label: 'Konto verlängern', href: link },
      afterwards: [
        `Am ${german(erasedOn)} löschen wir dein Konto mit allen persönlichen Daten und Dateien. Bis dahin kannst du dich anmelden und es verlängern.`,
        'Du brauchst Tandem nicht mehr? Dann brauchst du nichts zu tun.',
      ],
    }),
    Sie: ({ link, daysLeft, endsOn, erasedOn }) => ({
      subject: `Ihr Tandem-Konto läuft ${inDays(daysLeft)} ab`,
      preview: 'Verlängern Sie es, wenn Sie bleiben möchten.',
      heading: `Ihr Konto läuft am ${german(endsOn)} ab`,
      paragraphs: [
        'Möchten Sie bei Tandem bleiben? Dann melden Sie sich bitte an und verlängern Sie Ihr Konto. Es dauert nur einen Augenblick.',
        `Sonst sind Sie ab dem ${german(endsOn)} für andere nicht mehr zu finden.`,
      ],
      action: { label: 'Konto verlängern', href: link },
      afterwards: [
        `Am ${german(erasedOn)} löschen wir Ihr Konto mit allen persönlichen Daten und Dateien. Bis dahin können Sie sich anmelden und es verlängern.`,
        'Sie brauchen Tandem nicht mehr? Dann brauchen Sie nichts zu tun.',
      ],
    }),
  },
  en: ({ link, daysLeft, endsOn, erasedOn }) => ({
    subject: `Your Tandem account expires ${inDaysEnglish(daysLeft)}`,
    preview: 'Renew it if you would like to stay.',
    heading: `Your account expires on ${english(endsOn)}`,
    paragraphs: [
      'If you would like to stay with Tandem, log in and renew your account. It only takes a moment.',
      `Otherwise, from ${english(endsOn)}, nobody will be able to find you.`,
    ],
    action: { label: 'Renew account', href: link },
    afterwards: [
      `On ${english(erasedOn)} we will delete your account and all your personal data and files. Until then, you can log in and renew it.`,
      'If you no longer need Tandem, you do not have to do anything.',
    ],
  }),
}

/** To those whom no warning could reach in time. */
export const lifetimeEndedTexts: MailTexts<LastDays> = {
  kind: 'account_ended',
  editable: {
    examples: [exampleDays],
    words: daysInWords,
  },
  de: {
    du: ({ link, erasedOn }) => ({
      subject: 'Dein Tandem-Konto ist abgelaufen',
      preview: `Bis zum ${german(erasedOn)} kannst du es noch verlängern.`,
      heading: 'Dein Konto ist abgelaufen',
      paragraphs: [
        'Du bist bei Tandem für andere nicht mehr zu finden. Möchtest du bleiben? Dann melde dich an und verlängere dein Konto. Es dauert nur einen Augenblick.',
      ],
      action: { label: 'Konto verlängern', href: link },
      afterwards: [
        `Sonst löschen wir es am ${german(erasedOn)} mit allen persönlichen Daten und Dateien.`,
        'Du brauchst Tandem nicht mehr? Dann brauchst du nichts zu tun.',
      ],
    }),
    Sie: ({ link, erasedOn }) => ({
      subject: 'Ihr Tandem-Konto ist abgelaufen',
      preview: `Bis zum ${german(erasedOn)} können Sie es noch verlängern.`,
      heading: 'Ihr Konto ist abgelaufen',
      paragraphs: [
        'Sie sind bei Tandem für andere nicht mehr zu finden. Möchten Sie bleiben? Dann melden Sie sich bitte an und verlängern Sie Ihr Konto. Es dauert nur einen Augenblick.',
      ],
      action: { label: 'Konto verlängern', href: link },
      afterwards: [
        `Sonst löschen wir es am ${german(erasedOn)} mit allen persönlichen Daten und Dateien.`,
        'Sie brauchen Tandem nicht mehr? Dann brauchen Sie nichts zu tun.',
      ],
    }),
  },
  en: ({ link, erasedOn }) => ({
    subject: 'Your Tandem account has expired',
    preview: `You can still renew it until ${english(erasedOn)}.`,
    heading: 'Your account has expired',
    paragraphs: [
      'Nobody on Tandem can find you any more. If you would like to stay, log in and renew your account. It only takes a moment.',
    ],
    action: { label: 'Renew account', href: link },
    afterwards: [
      `Otherwise we will delete it, along with all your personal data and files, on ${english(erasedOn)}.`,
      'If you no longer need Tandem, you do not have to do anything.',
    ],
  }),
}

function daysInWords({ daysLeft, endsOn, erasedOn }: LastDays, locale: Locale) {
  const isGerman = locale === 'de'
  return {
    inDays: isGerman ? inDays(daysLeft) : inDaysEnglish(daysLeft),
    endsOn: dayInWords(endsOn, locale),
    erasedOn: dayInWords(erasedOn, locale),
  }
}

const inDays = (days: number) => (days === 1 ? 'morgen' : `in ${days}\u00a0Tagen`)
const inDaysEnglish = (days: number) => (days === 1 ? 'tomorrow' : `in ${days}\u00a0days`)

const german = (day: string) => dayInWords(day, 'de')
const english = (day: string) => dayInWords(day, 'en')
