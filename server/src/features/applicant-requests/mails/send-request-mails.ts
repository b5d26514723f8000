import { paths } from '@tandem/contract/paths'
import { findApplicantReader, findCompanyReaders } from '#features/applications/applications.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { mailSettingsLine } from '#platform/mail/mail-settings.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { unsubscribeHeaders } from '#platform/mail/unsubscription.ts'
import { stateOfRecord } from '../applicant-requests.rules.ts'
import { listRequests, ofId, type RequestRecord } from '../applicant-requests.store.ts'
import { titleIn } from '../reading/present-request.ts'
import { agreedTexts, askedTexts } from './request.mail.ts'

/** What was answered or is not possible any more needs none. */
export async function sendAskedMail(ctx: Context, { requestId }: { requestId: string }): Promise<void> {
  const record = await findIn(ctx, requestId, 'open')
  const reader = record && (await findApplicantReader(ctx.db, record.request.applicantId))
  if (!reader) return
  const { locale } = reader
  const { kind, note } = record.request
  await sendMail(
    ctx,
    reader,
    askedTexts,
    {
      kind,
      note: inOneLine(note),
      company: inOneLine(record.company.name),
      offer: offerIn(locale, record),
      target: inOneLine(record.target?.name ?? ''),
      link: pageAddress(ctx, locale, paths.applicantRequests()),
      settings: mailSettingsLine(ctx, locale),
    },
    {
      headers: unsubscribeHeaders(ctx, { accountId: reader.accountId, subscription: 'application_changes' }),
    },
  )
}

/** A consent that was taken back since names nobody. */
export async function sendAgreedMail(
  ctx: Context,
  { requestId, accountId }: { requestId: string; accountId: string },
): Promise<void> {
  const record = await findIn(ctx, requestId, 'accepted')
  const [reader] = record ? await findCompanyReaders(ctx.db, { accountId }) : []
  if (!record || !reader || record.request.kind === 'invitation' || !record.isNameKnown) return
  const { locale } = reader
  const { kind, applicantId, applicationId } = record.request
  await sendMail(
    ctx,
    reader,
    agreedTexts,
    {
      kind,
      name: inOneLine(`${record.person.firstName} ${record.person.lastName}`),
      target: inOneLine(record.target?.name ?? ''),
      link: pageAddress(
        ctx,
        locale,
        applicationId ? paths.application({ applicationId }) : paths.applicant({ applicantId }),
      ),
      settings: mailSettingsLine(ctx, locale),
    },
    {
      headers: unsubscribeHeaders(ctx, { accountId: reader.accountId, subscription: 'application_changes' }),
    },
  )
}

async function findIn(
  ctx: Context,
  requestId: string,
  state: 'open' | 'accepted',
): Promise<RequestRecord | null> {
  const [record] = await listRequests(ctx.db, ofId(requestId), { now: ctx.clock() })
  return record && stateOfRecord(record) === state ? record : null
}

const offerIn = (locale: 'de' | 'en', { offer }: RequestRecord): string =>
  offer?.id == null ? '' : inOneLine(titleIn({ locale }, offer).title)
