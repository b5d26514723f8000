import type { Locale } from '@tandem/contract/common'
import type { interviewKinds } from '@tandem/contract/interviews'
import { paths } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { pageAddress } from '#platform/mail/send-mail.ts'
import type { CalendarEntry } from './write-calendar.ts'

type Facts = {
  interviewId: string
  applicationId: string
  sequence: number
  startsAt: Date
  minutes: number
  kind: (typeof interviewKinds)[number]
  where: string
  isCancelled?: boolean
  companyName: string
  applicantName: string
  offerTitle: string | null
}
type Reader = { type: string; locale: Locale; name: string; email: string }

/** An interview as it stands in the calendar of one of its sides. */
export function presentEntry(ctx: Context, reader: Reader, facts: Facts): CalendarEntry {
  const { locale } = reader
  const isApplicant = reader.type === 'applicant'
  const counterpart = inOneLine(isApplicant ? facts.companyName : facts.applicantName)
  const path = isApplicant
    ? paths.ownApplication({ applicationId: facts.applicationId, hash: 'gespraech' })
    : paths.application({ applicationId: facts.applicationId, hash: 'gespraech' })
  const url = pageAddress(ctx, locale, path)
  const words = texts[locale]
  return {
    uid: uidOf(ctx, facts.interviewId),
    sequence: facts.sequence,
    startsAt: facts.startsAt,
    minutes: facts.minutes,
    summary: words.summary(counterpart),
    description: [facts.offerTitle && inOneLine(facts.offerTitle), words.change(url)]
      .filter(Boolean)
      .join('\n'),
    location: facts.kind === 'phone' ? words.phone(facts.where) : facts.where,
    url,
    isCancelled: facts.isCancelled ?? false,
    organizer: { name: inOneLine(facts.companyName), email: senderOf(ctx) },
    attendee: { name: inOneLine(reader.name), email: reader.email },
  }
}

const uidOf = ({ config }: Context, interviewId: string): string =>
  `${interviewId}@${new URL(config.http.baseUrl).hostname}`

/** The bare address that the mails come from. */
const senderOf = ({ config }: Context): string =>
  /<([^<>]+)>\s*$/.exec(config.mail.from)?.[1] ?? config.mail.from

const texts = {
  de: {
    summary: (counterpart: string) => `Gespräch: ${counterpart}`,
    change: (url: string) => `Verschieben oder absagen: ${url}`,
    phone: (number: string) => (number ? `Telefon ${number}` : 'Am Telefon'),
  },
  en: {
    summary: (counterpart: string) => `Interview: ${counterpart}`,
    change: (url: string) => `Move or cancel: ${url}`,
    phone: (number: string) => (number ? `Phone ${number}` : 'By phone'),
  },
} as const satisfies Record<Locale, object>
