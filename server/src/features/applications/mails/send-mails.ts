import type { Outcome } from '@tandem/contract/applications'
import type { Locale } from '@tandem/contract/common'
import { paths } from '@tandem/contract/paths'
import { findEndOfInterview } from '#features/interviews/interviews.api.ts'
import { listFreePlaces } from '#features/offers/offers.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { mailSettingsLine } from '#platform/mail/mail-settings.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { unsubscribeHeaders } from '#platform/mail/unsubscription.ts'
import { findRecord, listEvents } from '../applications.store.ts'
import { listOpenFor } from '../transitions/transitions.store.ts'
import { changeTexts } from './change.mail.ts'
import { decisionTexts, receivedTexts, withdrawnTexts } from './company.mail.ts'
import { changePath, changeToMail, lastMailedChange } from './mails.rules.ts'
import { findApplicantReader, findCompanyReaders, findOfferTitle, listUnopened } from './mails.store.ts'
import { removedProfileTexts } from './removed-profile.mail.ts'

type Title = { titleDe: string; titleEn: string }

/** What the timeline says now decides, not what it said when the job was made. */
export async function sendChangeMail(
  ctx: Context,
  { applicationId, eventId }: { applicationId: string; eventId: string },
): Promise<void> {
  const record = await findRecord(ctx.db, applicationId)
  const timeline = await listEvents(ctx.db, applicationId)
  const change = changeToMail(timeline, eventId)
  const reader = record && change && (await findApplicantReader(ctx.db, record.applicantId))
  if (!reader || !record.company) return
  const { locale } = reader
  await sendMail(
    ctx,
    reader,
    changeTexts,
    {
      change,
      before: lastMailedChange(timeline) ?? null,
      reason: record.declineReason,
      note: record.declineNote,
      company: inOneLine(record.company.name),
      offer: titleIn(locale, record.offer),
      link: pageAddress(ctx, locale, changePath(applicationId, change)),
      settings: mailSettingsLine(ctx, locale),
    },
    {
      headers: unsubscribeHeaders(ctx, { accountId: reader.accountId, subscription: 'application_changes' }),
    },
  )
}

export async function sendReceivedMail(
  ctx: Context,
  { accountId, applicationIds }: { accountId: string; applicationIds: string[] },
): Promise<void> {
  const [reader] = await findCompanyReaders(ctx.db, { accountId })
  if (!reader) return
  const { locale } = reader
  const unopened = await listUnopened(ctx.db, accountId, applicationIds)
  const [first, ...more] = unopened
  if (!first) return
  const path =
    more.length === 0 ? paths.application({ applicationId: first.id }) : paths.receivedApplications()
  await sendMail(
    ctx,
    reader,
    receivedTexts,
    {
      applications: unopened.map(({ firstName, lastName, offer }) => ({
        name: inOneLine(`${firstName} ${lastName}`),
        offer: titleIn(locale, offer),
      })),
      link: pageAddress(ctx, locale, path),
      settings: mailSettingsLine(ctx, locale),
    },
    {
      headers: unsubscribeHeaders(ctx, { accountId: reader.accountId, subscription: 'application_changes' }),
    },
  )
}

export async function sendDecisionMail(
  ctx: Context,
  { accountId, applicationId, decision }: { accountId: string; applicationId: string; decision: Outcome },
): Promise<void> {
  const [reader] = await findCompanyReaders(ctx.db, { accountId })
  const record = await findRecord(ctx.db, applicationId)
  // What has changed since has a mail of its own.
  if (!reader || record?.outcome !== decision) return
  const { locale } = reader
  const accepts = decision === 'place_taken'
  const end = await findEndOfInterview(ctx, { applicationId, accountId })
  await sendMail(
    ctx,
    reader,
    decisionTexts,
    {
      name: inOneLine(`${record.person.firstName} ${record.person.lastName}`),
      accepts,
      interview: end?.time ?? null,
      waiting: accepts && record.offerId ? await listWaiting(ctx, record.offerId) : [],
      offer: titleIn(locale, record.offer),
      link: pageAddress(ctx, locale, paths.application({ applicationId })),
      settings: mailSettingsLine(ctx, locale),
    },
    {
      headers: unsubscribeHeaders(ctx, { accountId: reader.accountId, subscription: 'application_changes' }),
      ...(end && { calendar: end.calendar }),
    },
  )
}

/** Whose applications wait for a place where none is left. */
async function listWaiting(ctx: Context, offerId: string): Promise<string[]> {
  const places = await listFreePlaces(ctx.db, offerId)
  if (places.some(({ free }) => free > 0)) return []
  const open = await listOpenFor(ctx.db, offerId)
  return open.map(({ firstName, lastName }) => inOneLine(`${firstName} ${lastName}`))
}

export async function sendWithdrawnMail(
  ctx: Context,
  { accountId, offerId }: { accountId: string; offerId: string | null },
): Promise<void> {
  const [reader] = await findCompanyReaders(ctx.db, { accountId })
  if (!reader) return
  const { locale } = reader
  await sendMail(
    ctx,
    reader,
    withdrawnTexts,
    {
      offer: titleIn(locale, offerId ? await findOfferTitle(ctx.db, offerId) : null),
      link: pageAddress(ctx, locale, paths.receivedApplications()),
      settings: mailSettingsLine(ctx, locale),
    },
    {
      headers: unsubscribeHeaders(ctx, { accountId: reader.accountId, subscription: 'application_changes' }),
    },
  )
}

/** Nobody turns it off: what was theirs is gone. */
export async function sendRemovedProfileMail(
  ctx: Context,
  { applicantId, reason }: { applicantId: string; reason: string },
): Promise<void> {
  const reader = await findApplicantReader(ctx.db, applicantId, true)
  if (!reader) return
  const link = pageAddress(ctx, reader.locale, paths.ownApplications())
  await sendMail(ctx, reader, removedProfileTexts, { link, reason })
}

function titleIn(locale: Locale, offer: Title | null): string | null {
  return offer && inOneLine((locale === 'en' && offer.titleEn) || offer.titleDe)
}
