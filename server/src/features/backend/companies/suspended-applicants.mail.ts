import { paths } from '@tandem/contract/paths'
import { findAccounts } from '#features/accounts/accounts.api.ts'
import { readReview } from '#features/companies/companies.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { type Editable, exampleLink, type MailContent, type MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'

export type AboutSuspension = { accountId: string; companyId: string; suspended: boolean }

/** To somebody with an open application there; nothing of what has changed again meanwhile. Why is the company's business. */
export async function sendSuspensionMail(
  ctx: Context,
  { accountId, companyId, suspended }: AboutSuspension,
): Promise<void> {
  const [reader] = await findAccounts(ctx.db, [accountId])
  const company = await readReview(ctx, companyId)
  if (!reader?.confirmedAt || !company || (company.status === 'suspended') !== suspended) return
  const link = pageAddress(ctx, reader.locale, paths.ownApplications())
  await sendMail(ctx, reader, suspended ? suspendedTexts : reinstatedTexts, {
    link,
    companyName: inOneLine(company.name),
  })
}

type Facts = { link: string; companyName: string }

const editable: Editable<Facts> = {
  examples: [{ link: exampleLink, companyName: 'Beispiel GmbH' }],
  words: ({ companyName }) => ({ companyName }),
}

export const suspendedTexts: MailTexts<Facts> = {
  kind: 'applicant_company_suspended',
  editable,
  de: {
    du: ({ link, companyName }): MailContent => ({
      subject: `${companyName} kann dir zurzeit nicht antworten`,
      preview: 'Deine Bewerbung bleibt gespeichert. Das liegt nicht an dir.',
      heading: 'Hier geht es gerade nicht weiter',
      paragraphs: [
        `${companyName} ist zurzeit nicht auf Tandem unterwegs. Das liegt nicht an dir. Das Unternehmen kann dir deshalb über Tandem nicht antworten.`,
        'Deine Bewerbung bleibt gespeichert. Wir schreiben dir, wenn es weitergeht. Warte nicht darauf: Bewirb dich ruhig auch woanders. Zurückziehen kannst du sie jederzeit.',
      ],
      action: { label: 'Zu deinen Bewerbungen', href: link },
      afterwards: ['Kam dir bei dem Unternehmen etwas seltsam vor? Schreib uns über die Seite „Kontakt“.'],
    }),
    Sie: ({ link, companyName }): MailContent => ({
      subject: `${companyName} kann Ihnen zurzeit nicht antworten`,
      preview: 'Ihre Bewerbung bleibt gespeichert. Das liegt nicht an Ihnen.',
      heading: 'Hier geht es gerade nicht weiter',
      paragraphs: [
        `${companyName} ist zurzeit nicht auf Tandem unterwegs. Das liegt nicht an Ihnen. Das Unternehmen kann Ihnen deshalb über Tandem nicht antworten.`,
        'Ihre Bewerbung bleibt gespeichert. Wir schreiben Ihnen, wenn es weitergeht. Warten Sie nicht darauf: Bewerben Sie sich ruhig auch woanders. Zurückziehen können Sie sie jederzeit.',
      ],
      action: { label: 'Zu Ihren Bewerbungen', href: link },
      afterwards: [
        'Kam Ihnen bei dem Unternehmen etwas seltsam vor? Schreiben Sie uns über die Seite „Kontakt“.',
      ],
    }),
  },
  en: ({ link, companyName }) => ({
    subject: `${companyName} cannot answer you at the moment`,
    preview: 'Your application is kept. This is not because of you.',
    heading: 'Things are on hold here',
    paragraphs: [
      `${companyName} is not active on Tandem at the moment. This is not because of you. It means the company cannot answer you through Tandem.`,
      'Your application is kept, and we will write to you when things continue. Do not wait for it: feel free to apply elsewhere too. You can withdraw it at any time.',
    ],
    action: { label: 'Go to your applications', href: link },
    afterwards: ['Did anything about the company seem odd to you? Write to us on the “Contact” page.'],
  }),
}

export const reinstatedTexts: MailTexts<Facts> = {
  kind: 'applicant_company_reinstated',
  editable,
  de: {
    du: ({ link, companyName }): MailContent => ({
      subject: `${companyName} ist wieder da`,
      preview: 'Deine Bewerbung ist noch da, und das Unternehmen kann dir wieder antworten.',
      heading: 'Es geht weiter',
      paragraphs: [
        `${companyName} ist wieder auf Tandem und kann dir antworten. Deine Bewerbung ist noch da; du brauchst nichts zu tun.`,
        'Hast du inzwischen etwas anderes gefunden? Dann zieh sie bitte zurück.',
      ],
      action: { label: 'Zu deinen Bewerbungen', href: link },
      afterwards: [],
    }),
    Sie: ({ link, companyName }): MailContent => ({
      subject: `${companyName} ist wieder da`,
      preview: 'Ihre Bewerbung ist noch da, und das Unternehmen kann Ihnen wieder antworten.',
      heading: 'Es geht weiter',
      paragraphs: [
        `${companyName} ist wieder auf Tandem und kann Ihnen antworten. Ihre Bewerbung ist noch da; Sie brauchen nichts zu tun.`,
        'Haben Sie inzwischen etwas anderes gefunden? Dann ziehen Sie sie bitte zurück.',
      ],
      action: { label: 'Zu Ihren Bewerbungen', href: link },
      afterwards: [],
    }),
  },
  en: ({ link, companyName }) => ({
    subject: `${companyName} is back`,
    preview: 'Your application is still there, and the company can answer you again.',
    heading: 'Things continue',
    paragraphs: [
      `${companyName} is back on Tandem and can answer you. Your application is still there; you do not have to do anything.`,
      'Have you found something else in the meantime? Then please withdraw it.',
    ],
    action: { label: 'Go to your applications', href: link },
    afterwards: [],
  }),
}
