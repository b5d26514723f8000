import type { FourEyesKind } from '@tandem/contract/backend/four-eyes'
import { paths } from '@tandem/contract/paths'
import { findBackendAdmins } from '#features/accounts/accounts.api.ts'
import type { Context } from '#platform/context/context.ts'
import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { findOpenRequests } from './four-eyes.store.ts'

/** To an admin who may confirm it, while it still waits. */
export async function sendFourEyesMail(
  ctx: Context,
  { adminId, requestId }: { adminId: string; requestId: string },
): Promise<void> {
  const [reader] = await findBackendAdmins(ctx.db, adminId)
  const request = (await findOpenRequests(ctx.db, ctx.clock())).find(({ id }) => id === requestId)
  if (!reader || !request) return
  await sendMail(ctx, reader, fourEyesTexts, {
    kind: request.kind,
    asker: request.asker ? `${request.asker.firstName} ${request.asker.lastName}` : '',
    link: pageAddress(ctx, reader.locale, whereOf(request)),
  })
}

/** A request about an offer is decided beside its company. */
function whereOf({ accountId, companyId, offer }: Awaited<ReturnType<typeof findOpenRequests>>[number]) {
  if (accountId) return paths.backendPeople({ accountId })
  return paths.backendCompanies({ companyId: companyId ?? offer?.companyId })
}

type Facts = { kind: FourEyesKind; asker: string; link: string }

const kindsDe: Record<FourEyesKind, string> = {
  reset_second_factor: 'Bei einem Konto soll der zweite Faktor entfernt werden.',
  merge_companies: 'Zwei Unternehmen sollen zu einem werden.',
  remove_offer: 'Ein Angebot soll gelöscht oder geschlossen werden.',
  remove_profile: 'Ein Bewerbungsprofil soll gelöscht werden.',
}
const kindsEn: Record<FourEyesKind, string> = {
  reset_second_factor: 'The second factor of an account is to be removed.',
  merge_companies: 'Two companies are to become one.',
  remove_offer: 'An offer is to be deleted or closed.',
  remove_profile: 'An applicant’s profile is to be deleted.',
}

const german = ({ kind, asker, link }: Facts): MailContent => ({
  subject: `${asker} bittet um Ihre Bestätigung`,
  preview: kindsDe[kind],
  heading: 'Vier Augen',
  paragraphs: [
    kindsDe[kind],
    'Das lässt sich nicht rückgängig machen. Deshalb geschieht es erst, wenn eine zweite Person der Verwaltung es bestätigt.',
  ],
  action: { label: 'Ansehen', href: link },
  afterwards: ['Ohne Bestätigung verfällt der Antrag nach drei Tagen.'],
})

/** To admins. */
const fourEyesTexts: MailTexts<Facts> = {
  kind: 'four_eyes_request',
  de: { du: german, Sie: german },
  en: ({ kind, asker, link }) => ({
    subject: `${asker} asks for your confirmation`,
    preview: kindsEn[kind],
    heading: 'A second pair of eyes',
    paragraphs: [
      kindsEn[kind],
      'This cannot be undone. It only happens once a second administrator confirms it.',
    ],
    action: { label: 'View', href: link },
    afterwards: ['Without confirmation, the request expires after three days.'],
  }),
}
