import type { Locale } from '@tandem/contract/common'
import { exampleLink, type MailContent, type MailTexts } from '#platform/mail/mail-content.ts'
import { applicantWords } from './applicant-words.ts'
import { companyWords } from './company-words.ts'
import {
  aboutOffer,
  aboutOfferEn,
  type InterviewChange,
  type InterviewFacts,
  type Words,
} from './interview-facts.ts'

const changes: InterviewChange[] = [
  ...(['proposed', 'countered', 'agreed', 'moved', 'movedOwn', 'cancelled', 'cancelledOwn'] as const),
  ...(['cancelledSystem', 'reminder', 'reminderOnHold', 'unanswered', 'ended'] as const),
]

export const applicantTexts: MailTexts<InterviewFacts> = {
  kind: (facts) => {
    const happened = caseOf(facts)
    return happened === 'ended' ? 'interview_cancelledSystem' : (`interview_${happened}` as const)
  },
  editable: {
    examples: examplesOf(
      changes.filter((change) => change !== 'ended'),
      'Beispiel GmbH',
    ),
    words: wordsOf,
  },
  de: {
    du: (facts) => letter(facts, applicantWords.du, 'de'),
    Sie: (facts) => letter(facts, applicantWords.Sie, 'de'),
  },
  en: (facts) => letter(facts, applicantWords.en, 'en'),
}

/** Companies are never addressed with du. */
export const companyTexts: MailTexts<InterviewFacts> = {
  kind: (facts) => `company_interview_${caseOf(facts)}` as const,
  editable: { examples: examplesOf(changes, 'Lena Muster'), words: wordsOf },
  de: {
    du: (facts) => letter(facts, companyWords.de, 'de'),
    Sie: (facts) => letter(facts, companyWords.de, 'de'),
  },
  en: (facts) => letter(facts, companyWords.en, 'en'),
}

function letter(facts: InterviewFacts, words: Words, locale: Locale): MailContent {
  const { heading, text, after, action } = words[facts.change](facts)
  const showsMeeting = ['proposed', 'agreed', 'reminder', 'reminderOnHold', 'unanswered'].includes(
    facts.change,
  )
  return {
    subject: heading,
    preview: text,
    heading,
    paragraphs: [
      text,
      ...(facts.note ? [quoted(facts.note, locale)] : []),
      ...facts.slots,
      ...(showsMeeting ? [meeting(facts, locale)] : []),
      ...(after ? [after] : []),
    ],
    action: { label: action, href: facts.link },
    afterwards: [facts.settings],
  }
}

/** "Per Video, 40 Minuten, mit Hanna Wiesengrün: https://…" */
function meeting({ kind, minutes, where, interviewers }: InterviewFacts, locale: Locale): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(interviewers)
  const isGerman = locale === 'de'
  const how = isGerman
    ? { video: 'Per Video', place: 'Vor Ort', phone: 'Am Telefon' }[kind]
    : { video: 'By video', place: 'On site', phone: 'By phone' }[kind]
  const length = isGerman ? `${minutes} Minuten` : `${minutes} minutes`
  const people = list && `${isGerman ? 'mit' : 'with'} ${list}`
  const facts = [how, length, people].filter(Boolean).join(', ')
  return where ? `${facts}: ${where}` : facts
}

const quoted = (note: string, locale: Locale) => (locale === 'de' ? `„${note}“` : `“${note}”`)

/** What happened decides; where nothing was agreed yet, a cancelled interview has no time to name. */
function caseOf({ change, time }: InterviewFacts) {
  return change === 'cancelled' && !time ? ('cancelledOpen' as const) : change
}

/** One for each kind. All hold what only some have: what a mail does not have leaves no gap. */
function examplesOf(changes: readonly InterviewChange[], counterpart: string): InterviewFacts[] {
  const facts = {
    ...{ counterpart, offer: 'Softwareentwicklung', time: '9. März 2027, 10:00 Uhr' },
    slots: ['Dienstag, 9. März 2027, 10:00 Uhr', 'Mittwoch, 10. März 2027, 14:00 Uhr'],
    ...{ minutes: 40, kind: 'video' as const, where: exampleLink, interviewers: ['Sabine Muster'] },
    note: 'Bitte bringen Sie Ihr Zeugnis mit.',
    ...{ link: exampleLink, settings: `Welche Mails kommen, lässt sich im Konto ändern: ${exampleLink}` },
  }
  return [...changes.map((change) => ({ ...facts, change })), { ...facts, change: 'cancelled', time: '' }]
}

function wordsOf(facts: InterviewFacts, locale: Locale): Record<string, string> {
  const { counterpart, offer, time, slots, note, settings } = facts
  return {
    ...{ counterpart, settings, slots: slots.join('\n\n'), meeting: meeting(facts, locale) },
    ...(time && { time }),
    aboutOffer: locale === 'de' ? aboutOffer(offer) : aboutOfferEn(offer),
    note: note && quoted(note, locale),
  }
}
