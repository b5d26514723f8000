import { paths } from '@tandem/contract/paths'
import { findAccountPerson } from '#features/contacts/contacts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { exampleLink, type MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { isAwaitingCheck } from '../accounts.rules.ts'
import { findAccountById } from '../accounts.store.ts'

export async function sendWelcomeMail(ctx: Context, accountId: string): Promise<void> {
  const account = await findAccountById(ctx.db, accountId)
  if (!account) return
  const person = await findAccountPerson(ctx.db, accountId)
  const link = pageAddress(ctx, account.locale, paths.home())
  if (!person?.companyName) {
    await sendMail(ctx, account, welcomeTexts, { link, firstName: inOneLine(account.firstName) })
    return
  }
  await sendMail(ctx, account, isAwaitingCheck(person) ? pendingCompanyTexts : joinedCompanyTexts, {
    link,
    fullName: inOneLine(`${account.firstName} ${account.lastName}`),
    companyName: inOneLine(person.companyName),
  })
}

type RegisteredAccount = { link: string; firstName: string }
type OfCompany = { link: string; fullName: string; companyName: string }

const exampleCompany = { link: exampleLink, fullName: 'Sabine Muster', companyName: 'Beispiel GmbH' }
const ofCompany = ({ fullName, companyName }: OfCompany) => ({ fullName, companyName })

export const welcomeTexts: MailTexts<RegisteredAccount> = {
  kind: 'welcome',
  editable: {
    examples: [{ link: exampleLink, firstName: 'Lena' }],
    words: ({ firstName }) => ({ firstName }),
  },
  de: {
    du: ({ link, firstName }) => ({
      subject: 'Willkommen bei Tandem',
      preview: 'Deine Adresse ist bestätigt. So geht es weiter.',
      heading: `Willkommen, ${firstName}`,
      paragraphs: [
        'Deine E-Mail-Adresse ist bestätigt, du kannst dich ab sofort anmelden. So geht es am besten weiter:',
        '1. Such dir aus, was du studieren willst und wo.',
        '2. Fülle deine Hauptdaten einmal aus. Jede Bewerbung übernimmt sie, du musst nichts doppelt eintippen.',
        '3. Bewirb dich. Ob das Unternehmen die Bewerbung gelesen hat und wie es weitergeht, siehst du in deinem Dashboard.',
      ],
      action: { label: 'Zu Tandem', href: link },
      afterwards: ['Welche Mails du von uns bekommst, stellst du in deinem Konto ein.'],
    }),
    Sie: ({ link, firstName }) => ({
      subject: 'Willkommen bei Tandem',
      preview: 'Ihre Adresse ist bestätigt. So geht es weiter.',
      heading: `Willkommen, ${firstName}`,
      paragraphs: [
        'Ihre E-Mail-Adresse ist bestätigt, Sie können sich ab sofort anmelden. So geht es am besten weiter:',
        '1. Suchen Sie sich aus, was Sie studieren wollen und wo.',
        '2. Füllen Sie Ihre Hauptdaten einmal aus. Jede Bewerbung übernimmt sie, Sie müssen nichts doppelt eintippen.',
        '3. Bewerben Sie sich. Ob das Unternehmen die Bewerbung gelesen hat und wie es weitergeht, sehen Sie in Ihrem Dashboard.',
      ],
      action: { label: 'Zu Tandem', href: link },
      afterwards: ['Welche Mails Sie von uns bekommen, stellen Sie in Ihrem Konto ein.'],
    }),
  },
  en: ({ link, firstName }) => ({
    subject: 'Welcome to Tandem',
    preview: 'Your address is confirmed. Here is what to do next.',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      'Your e-mail address is confirmed and you can now log in. Here is a good way to get started:',
      '1. Choose what you want to study, and where.',
      '2. Fill in your details once. They go into every application, so you never have to type anything twice.',
      '3. Apply. Your dashboard shows whether the company has read your application and what comes next.',
    ],
    action: { label: 'Go to Tandem', href: link },
    afterwards: ['You can choose which e-mails you get from us in your account.'],
  }),
}

const pendingInGerman = ({ link, fullName, companyName }: OfCompany) => ({
  subject: 'Ihre Adresse ist bestätigt, wir prüfen Ihr Unternehmen',
  preview: 'Anmelden können Sie sich schon. Wir melden uns nach der Prüfung.',
  heading: `Willkommen, ${fullName}`,
  paragraphs: [
    `Ihre E-Mail-Adresse ist bestätigt. Als Nächstes prüft die Hochschule, ob ${companyName} bei uns ausbilden kann. Sie müssen dafür nichts tun.`,
    'In der Zwischenzeit können Sie sich anmelden, das Profil Ihres Unternehmens ausfüllen, Angebote vorbereiten und Kolleginnen und Kollegen einladen.',
    'Nach der Prüfung veröffentlichen Sie Ihre Angebote und werden von Bewerbenden gefunden.',
  ],
  action: { label: 'Zu Tandem', href: link },
  afterwards: ['Welche Mails Sie von uns bekommen, stellen Sie in Ihrem Konto ein.'],
})

/** To the first account of a company that nobody has checked yet. */
export const pendingCompanyTexts: MailTexts<OfCompany> = {
  kind: 'welcome_pending_company',
  editable: {
    examples: [exampleCompany],
    words: ofCompany,
  },
  de: { du: pendingInGerman, Sie: pendingInGerman },
  en: ({ link, fullName, companyName }) => ({
    subject: 'Your address is confirmed and we are checking your company',
    preview: 'You can already log in. We will be in touch once the check is complete.',
    heading: `Welcome, ${fullName}`,
    paragraphs: [
      `Your e-mail address is confirmed. Next, the university will check whether ${companyName} can train our students. You do not need to do anything.`,
      'In the meantime, you can log in, complete your company’s profile, prepare offers and invite colleagues.',
      'Once the check is complete, you can publish your offers and applicants can find you.',
    ],
    action: { label: 'Go to Tandem', href: link },
    afterwards: ['You can choose which e-mails you get from us in your account.'],
  }),
}

const joinedInGerman = ({ link, fullName, companyName }: OfCompany) => ({
  subject: `Willkommen bei Tandem: ${companyName}`,
  preview: `Ihr Konto gehört jetzt zu ${companyName}.`,
  heading: `Willkommen, ${fullName}`,
  paragraphs: [
    `Ihre E-Mail-Adresse ist bestätigt, und Ihr Konto gehört jetzt zu ${companyName}. Sie können sich ab sofort anmelden.`,
    'Sie sehen dieselben Bewerbungen und Unterhaltungen wie Ihre Kolleginnen und Kollegen. Was Sie darüber hinaus ändern dürfen, legt fest, wer in Ihrem Unternehmen die Konten verwaltet.',
  ],
  action: { label: 'Zu Tandem', href: link },
  afterwards: ['Welche Mails Sie von uns bekommen, stellen Sie in Ihrem Konto ein.'],
})

/** To whoever came by an invitation, and to the first account of a company that was checked meanwhile. */
export const joinedCompanyTexts: MailTexts<OfCompany> = {
  kind: 'welcome_to_company',
  editable: {
    examples: [exampleCompany],
    words: ofCompany,
  },
  de: { du: joinedInGerman, Sie: joinedInGerman },
  en: ({ link, fullName, companyName }) => ({
    subject: `Welcome to Tandem: ${companyName}`,
    preview: `Your account now belongs to ${companyName}.`,
    heading: `Welcome, ${fullName}`,
    paragraphs: [
      `Your e-mail address is confirmed, and your account now belongs to ${companyName}. You can log in straight away.`,
      'You can see the same applications and conversations as your colleagues. The person who manages your company’s accounts decides what else you can do.',
    ],
    action: { label: 'Go to Tandem', href: link },
    afterwards: ['You can choose which e-mails you get from us in your account.'],
  }),
}
