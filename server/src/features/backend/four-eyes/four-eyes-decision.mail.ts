import type { FourEyesKind } from '@tandem/contract/backend/four-eyes'
import { paths } from '@tandem/contract/paths'
import { findAccounts, findToldOfWaiting } from '#features/accounts/accounts.api.ts'
import type { Context } from '#platform/context/context.ts'
import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'

/** The request itself may be gone with what it was about. */
export type DecidedRequest = {
  askerId: string
  decidedBy: string
  kind: FourEyesKind
  outcome: 'confirmed' | 'refused'
  recordType: string
  recordId: string
}

/** To the admin who had asked, as long as they are one. */
export async function sendFourEyesDecisionMail(
  ctx: Context,
  { askerId, decidedBy, kind, outcome, recordType, recordId }: DecidedRequest,
): Promise<void> {
  const [reader] = await findToldOfWaiting(ctx.db, askerId)
  if (!reader) return
  const [decider] = await findAccounts(ctx.db, [decidedBy])
  await sendMail(ctx, reader, decisionTexts, {
    kind,
    outcome,
    decider: decider ? `${decider.firstName} ${decider.lastName}` : '',
    link: pageAddress(ctx, reader.locale, paths.backendAudit({ search: { recordType, recordId } })),
  })
}

type Facts = { kind: FourEyesKind; outcome: 'confirmed' | 'refused'; decider: string; link: string }

const askedDe: Record<FourEyesKind, string> = {
  reset_second_factor: 'den zweiten Faktor eines Kontos zu entfernen',
  merge_companies: 'zwei Unternehmen zusammenzuführen',
  remove_offer: 'ein Angebot zu löschen oder zu schließen',
}
const askedEn: Record<FourEyesKind, string> = {
  reset_second_factor: 'to remove the second factor of an account',
  merge_companies: 'to merge two companies',
  remove_offer: 'to delete or close an offer',
}

function german({ kind, outcome, decider, link }: Facts): MailContent {
  const isConfirmed = outcome === 'confirmed'
  const who = decider || 'Eine zweite Person der Verwaltung'
  return {
    subject: isConfirmed ? 'Ihr Antrag ist bestätigt' : 'Ihr Antrag ist abgelehnt',
    preview: `Es ging darum, ${askedDe[kind]}.`,
    heading: isConfirmed ? 'Bestätigt und ausgeführt' : 'Abgelehnt',
    paragraphs: [
      `Sie hatten darum gebeten, ${askedDe[kind]}.`,
      isConfirmed
        ? `${who} hat zugestimmt. Es ist geschehen, und wen es betrifft, erfährt davon.`
        : `${who} hat abgelehnt. Es bleibt alles, wie es war. Fragen Sie dort nach dem Grund; einen neuen Antrag können Sie jederzeit stellen.`,
    ],
    action: { label: 'Im Protokoll ansehen', href: link },
    afterwards: [],
  }
}

/** To admins. */
const decisionTexts: MailTexts<Facts> = {
  kind: 'four_eyes_decided',
  de: { du: german, Sie: german },
  en({ kind, outcome, decider, link }) {
    const isConfirmed = outcome === 'confirmed'
    const who = decider || 'A second administrator'
    return {
      subject: isConfirmed ? 'Your request was confirmed' : 'Your request was refused',
      preview: `You had asked ${askedEn[kind]}.`,
      heading: isConfirmed ? 'Confirmed and done' : 'Refused',
      paragraphs: [
        `You had asked ${askedEn[kind]}.`,
        isConfirmed
          ? `${who} agreed. It has been done, and those affected are being told.`
          : `${who} refused. Everything stays as it was. Ask them for the reason; you can make a new request at any time.`,
      ],
      action: { label: 'View in the audit log', href: link },
      afterwards: [],
    }
  },
}
