import type { FourEyesKind } from '@tandem/contract/backend/four-eyes'
import { paths } from '@tandem/contract/paths'
import { findAccounts, findBackendAdmins } from '#features/accounts/accounts.api.ts'
import type { Context } from '#platform/context/context.ts'
import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'

import type { Recorded } from './four-eyes.rules.ts'

/** The request itself may be gone with what it was about. */
export type DecidedRequest = {
  askerId: string
  /** Null where nobody decided in time. */
  decidedBy: string | null
  kind: FourEyesKind
  outcome: 'confirmed' | 'refused' | 'expired'
} & Recorded

/** To the admin who had asked, as long as they are one. */
export async function sendFourEyesDecisionMail(
  ctx: Context,
  { askerId, decidedBy, kind, outcome, ...record }: DecidedRequest,
): Promise<void> {
  const [reader] = await findBackendAdmins(ctx.db, askerId)
  if (!reader) return
  const [decider] = decidedBy ? await findAccounts(ctx.db, [decidedBy]) : []
  await sendMail(ctx, reader, decisionTexts, {
    kind,
    outcome,
    decider: decider ? `${decider.firstName} ${decider.lastName}` : '',
    link: pageAddress(ctx, reader.locale, whereOf(outcome, record)),
  })
}

/** What nobody decided is asked for anew where it was asked for; of the rest the audit tells. */
function whereOf(outcome: DecidedRequest['outcome'], { recordType, recordId }: Recorded) {
  if (outcome !== 'expired') return paths.backendAudit({ search: { recordType, recordId } })
  if (recordType === 'account') return paths.backendPeople({ accountId: recordId })
  if (recordType === 'offer') return paths.offer({ offerId: recordId })
  return paths.backendCompanies({ companyId: recordId })
}

type Facts = Pick<DecidedRequest, 'kind' | 'outcome'> & { decider: string; link: string }

const askedDe: Record<FourEyesKind, string> = {
  reset_second_factor: 'den zweiten Faktor eines Kontos zu entfernen',
  merge_companies: 'zwei Unternehmen zusammenzuführen',
  remove_offer: 'ein Angebot zu löschen oder zu schließen',
  remove_profile: 'ein Bewerbungsprofil zu löschen',
}
const askedEn: Record<FourEyesKind, string> = {
  reset_second_factor: 'to remove the second factor of an account',
  merge_companies: 'to merge two companies',
  remove_offer: 'to delete or close an offer',
  remove_profile: 'to delete an applicant’s profile',
}

const subjectsDe = { confirmed: 'bestätigt', refused: 'abgelehnt', expired: 'verfallen' }
const headingsDe = { confirmed: 'Bestätigt und ausgeführt', refused: 'Abgelehnt', expired: 'Verfallen' }

function german({ kind, outcome, decider, link }: Facts): MailContent {
  const who = decider || 'Eine zweite Person der Verwaltung'
  const became = {
    confirmed: `${who} hat zugestimmt, und es ist geschehen.`,
    refused: `${who} hat abgelehnt. Es bleibt alles, wie es war. Fragen Sie dort nach dem Grund; einen neuen Antrag können Sie jederzeit stellen.`,
    expired:
      'In drei Tagen hat niemand entschieden. Es bleibt alles, wie es war. Einen neuen Antrag können Sie jederzeit stellen; sprechen Sie am besten vorher mit jemandem aus der Verwaltung.',
  }
  return {
    subject: `Ihr Antrag ist ${subjectsDe[outcome]}`,
    preview: `Es ging darum, ${askedDe[kind]}.`,
    heading: headingsDe[outcome],
    paragraphs: [`Sie hatten darum gebeten, ${askedDe[kind]}.`, became[outcome]],
    action: { label: outcome === 'expired' ? 'Noch einmal ansehen' : 'Im Protokoll ansehen', href: link },
    afterwards: [],
  }
}

const subjectsEn = { confirmed: 'was confirmed', refused: 'was refused', expired: 'has expired' }
const headingsEn = { confirmed: 'Confirmed and done', refused: 'Refused', expired: 'Expired' }

/** To admins. */
const decisionTexts: MailTexts<Facts> = {
  kind: 'four_eyes_decided',
  de: { du: german, Sie: german },
  en({ kind, outcome, decider, link }) {
    const who = decider || 'A second administrator'
    const became = {
      confirmed: `${who} agreed, and it has been done.`,
      refused: `${who} refused. Everything stays as it was. Ask them for the reason; you can make a new request at any time.`,
      expired:
        'Nobody decided within three days. Everything stays as it was. You can make a new request at any time; it is best to speak to another administrator first.',
    }
    return {
      subject: `Your request ${subjectsEn[outcome]}`,
      preview: `You had asked ${askedEn[kind]}.`,
      heading: headingsEn[outcome],
      paragraphs: [`You had asked ${askedEn[kind]}.`, became[outcome]],
      action: { label: outcome === 'expired' ? 'Look at it again' : 'View in the audit log', href: link },
      afterwards: [],
    }
  },
}
