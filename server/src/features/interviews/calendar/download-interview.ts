import type { Locale } from '@tandem/contract/common'
import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import type { downloadInterview as endpoint } from '@tandem/contract/interviews'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { sideOf } from '../interviews.rules.ts'
import { findApplication, findInterview } from '../interviews.store.ts'
import { findReader } from '../mails/readers.store.ts'
import { type Agreed, listAgreed } from './agreed.store.ts'
import { presentEntry } from './present-entry.ts'
import { writeCalendar } from './write-calendar.ts'

export async function downloadInterview(
  ctx: Context,
  viewer: Viewer,
  { params: { id } }: HandlerInput<typeof endpoint>,
): Promise<FileOutput> {
  const interview = await findInterview(ctx.db, id)
  const application = interview && (await findApplication(ctx.db, interview.applicationId))
  if (!application || !sideOf(viewer, application)) throw new AppError('not_found')
  const [agreed] = await listAgreed(ctx.db, { interviewId: id })
  const reader = await findReader(ctx.db, viewer.accountId)
  if (!agreed || !reader) throw new AppError('not_found')
  const entry = presentAgreed(ctx, { ...reader, locale: ctx.locale }, agreed)
  return {
    body: bytesOf(writeCalendar({ method: null, entries: [entry], now: ctx.clock() })),
    contentType: 'text/calendar; charset=utf-8',
    name: ctx.locale === 'de' ? 'gespraech.ics' : 'interview.ics',
    disposition: 'attachment',
  }
}

type Reader = { type: string; locale: Locale; name: string; email: string }

export const presentAgreed = (ctx: Context, reader: Reader, { offer, sequence, ...agreed }: Agreed) =>
  presentEntry(ctx, reader, {
    ...agreed,
    sequence: sequence ?? 0,
    applicantName: `${agreed.firstName} ${agreed.lastName}`,
    offerTitle: offer && ((reader.locale === 'en' && offer.titleEn) || offer.titleDe),
  })

export async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
