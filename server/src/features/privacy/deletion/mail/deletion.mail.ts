import { paths } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import type { MailTexts } from '#platform/mail/mail-content.ts'
import { type MailReader, pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import type { ErasureCause } from '../deletion.rules.ts'

/** To the address that the account had. */
export async function sendDeletedMail(ctx: Context, { why, ...reader }: DeletedAccount): Promise<void> {
  await sendMail(ctx, reader, deletedTexts, {
    why,
    isCompany: reader.type === 'company',
    contact: pageAddress(ctx, reader.locale, paths.contactUs()),
  })
}

/** Whom the mail goes to, and who deleted the account. */
export type DeletedAccount = MailReader & { why: ErasureCause }

/** Written when nothing is known of the reader any more: no name, no link into an account. */
type Facts = { why: ErasureCause; isCompany: boolean; contact: string }

const du: Record<ErasureCause, string> = {
  own: 'Du hast dein Konto bei Tandem gelöscht. Schade, dass du gehst, und danke, dass du da warst.',
  expired:
    'Dein Konto bei Tandem wurde lange nicht verlängert. Deshalb haben wir es jetzt gelöscht, wie wir es dir angekündigt haben.',
  removed: 'Dein Konto bei Tandem wurde gelöscht.',
  office: 'Die Hochschule hat dein Konto bei Tandem gelöscht, wie wir es dir angekündigt haben.',
}

const Sie: Record<ErasureCause, string> = {
  own: 'Sie haben Ihr Konto bei Tandem gelöscht. Danke, dass Sie da waren.',
  expired:
    'Ihr Konto bei Tandem wurde lange nicht verlängert. Deshalb haben wir es jetzt gelöscht, wie wir es Ihnen angekündigt haben.',
  removed:
    'Ihr Unternehmen hat Ihr Konto bei Tandem gelöscht. Fragen dazu beantworten Ihnen am besten Ihre Kolleginnen und Kollegen.',
  office: 'Die Hochschule hat Ihr Konto bei Tandem gelöscht, wie wir es Ihnen angekündigt haben.',
}

const english: Record<ErasureCause, string> = {
  own: 'You have deleted your Tandem account. Thank you for using Tandem.',
  expired:
    'Your Tandem account had not been renewed for a long time, so we have now deleted it, as we told you we would.',
  removed:
    'Your company has deleted your Tandem account. If you have any questions, please ask your colleagues.',
  office: 'The university has deleted your Tandem account, as we told you it would.',
}

export const deletedTexts: MailTexts<Facts> = {
  kind: 'account_deleted',
  de: {
    du: ({ why, contact }) => ({
      subject: 'Dein Konto bei Tandem ist gelöscht',
      preview: 'Deine Daten sind gelöscht, du kannst dich nicht mehr anmelden.',
      heading: 'Dein Konto ist gelöscht',
      paragraphs: [
        du[why],
        'Deine Angaben, Bewerbungen und Dokumente sind gelöscht. Offene Bewerbungen haben wir zurückgezogen und den Unternehmen Bescheid gesagt. Nachrichten, die du geschrieben hast, behalten die, die sie bekommen haben, aber ohne deinen Namen.',
      ],
      afterwards: [
        'Das ist die letzte E-Mail von uns an diese Adresse. Möchtest du später wieder dabei sein, registriere dich einfach neu.',
        ...(why === 'own' ? [`Das warst du nicht? Dann schreib uns bitte gleich: ${contact}`] : []),
      ],
    }),
    Sie: ({ why, isCompany, contact }) => ({
      subject: 'Ihr Konto bei Tandem ist gelöscht',
      preview: 'Ihre Daten sind gelöscht, Sie können sich nicht mehr anmelden.',
      heading: 'Ihr Konto ist gelöscht',
      paragraphs: [
        Sie[why],
        isCompany
          ? 'Ihre persönlichen Angaben sind gelöscht. Was Ihr Unternehmen betrifft, bleibt bei Ihren Kolleginnen und Kollegen; war Ihr Konto das letzte, sind die Angebote geschlossen und die offenen Bewerbungen beendet. Nachrichten, die Sie geschrieben haben, behalten die, die sie bekommen haben, aber ohne Ihren Namen.'
          : 'Ihre Angaben, Bewerbungen und Dokumente sind gelöscht. Offene Bewerbungen haben wir zurückgezogen und den Unternehmen Bescheid gesagt. Nachrichten, die Sie geschrieben haben, behalten die, die sie bekommen haben, aber ohne Ihren Namen.',
      ],
      afterwards: [
        'Das ist die letzte E-Mail von uns an diese Adresse.',
        ...(why === 'own' ? [`Das waren nicht Sie? Dann schreiben Sie uns bitte gleich: ${contact}`] : []),
      ],
    }),
  },
  en: ({ why, isCompany, contact }) => ({
    subject: 'Your Tandem account has been deleted',
    preview: 'Your data has been deleted and you can no longer log in.',
    heading: 'Your account has been deleted',
    paragraphs: [
      english[why],
      isCompany
        ? 'Your personal details have been deleted. Your company’s data stays with your colleagues; if yours was the last account, its offers and open applications have been closed. Messages you wrote stay with the people who received them, without your name.'
        : 'Your details, applications and documents have been deleted. We have withdrawn your open applications and told the companies. Messages you wrote stay with the people who received them, without your name.',
    ],
    afterwards: [
      'This is our last e-mail to this address.',
      ...(why === 'own' ? [`If that was not you, please write to us straight away: ${contact}`] : []),
    ],
  }),
}
