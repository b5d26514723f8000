import type { Locale } from '@tandem/contract/common'
import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'
import { applicantWords } from './applicant-words.ts'
import { companyWords } from './company-words.ts'
import type { InterviewFacts, Words } from './interview-facts.ts'

export const applicantTexts: MailTexts<InterviewFacts> = {
  kind: ({ change }) => `interview_${change}` as const,
  de: {
    du: (facts) => letter(facts, applicantWords.du, 'de'),
    Sie: (facts) => letter(facts, applicantWords.Sie, 'de'),
  },
  en: (facts) => letter(facts, applicantWords.en, 'en'),
}

/** Companies are never addressed with du. */
export const companyTexts: MailTexts<InterviewFacts> = {
  kind: ({ change }) => `company_interview_${change}` as const,
  de: {
    du: (facts) => letter(facts, companyWords.de, 'de'),
    Sie: (facts) => letter(facts, companyWords.de, 'de'),
  },
  en: (facts) => letter(facts, companyWords.en, 'en'),
}

function letter(facts: InterviewFacts, words: Words, locale: Locale): MailContent {
  const { heading, text, after, action } = words[facts.change](facts)
  const showsMeeting = ['proposed', 'agreed', 'reminder', 'unanswered'].includes(facts.change)
  return {
    subject: heading,
    preview: text,
    heading,
    paragraphs: [
      text,
      ...(facts.note ? [locale === 'de' ? `„${facts.note}“` : `“${facts.note}”`] : []),
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
