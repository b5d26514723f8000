import type { RequestKind } from '@tandem/contract/applicant-requests'
import type { Locale } from '@tandem/contract/common'
import { letter, type MailContent, type MailLinks, type MailTexts } from '#platform/mail/mail-content.ts'

export type AskedFacts = MailLinks & {
  kind: RequestKind
  /** What the company wrote; empty without. */
  note: string
  company: string
  /** Of an invitation, else empty. */
  offer: string
  /** Of a recommendation, else empty. */
  target: string
}

type Words = { heading: string; text: string; after: string; action: string }
type Asked = Record<RequestKind, (facts: AskedFacts) => Words>

/** To the applicant. Nothing is answered by opening a link. */
export const askedTexts: MailTexts<AskedFacts> = {
  kind: ({ kind }) => `request_${kind}` as const,
  de: {
    du: (facts) => askedLetter(facts, german('du'), 'de'),
    Sie: (facts) => askedLetter(facts, german('Sie'), 'de'),
  },
  en: (facts) => askedLetter(facts, english, 'en'),
}

function askedLetter(facts: AskedFacts, words: Asked, locale: Locale): MailContent {
  const { heading, text, after, action } = words[facts.kind](facts)
  const quoted = locale === 'de' ? `„${facts.note}“` : `“${facts.note}”`
  return letter(heading, [text, ...(facts.note ? [quoted] : []), after], action, facts)
}

function german(address: 'du' | 'Sie'): Asked {
  const or = (du: string, Sie: string) => (address === 'du' ? du : Sie)
  const [you, your] = [or('dich', 'Sie'), or('dein', 'Ihr')]
  return {
    invitation: ({ company, offer }) => ({
      heading: `${company} lädt ${you} ein, ${or('dich', 'sich')} zu bewerben`,
      text: `${company} hat ${your} Profil gefunden und lädt ${you} ein, ${or('dich', 'sich')} für „${offer}“ zu bewerben.`,
      after: `${or('Schau dir', 'Sehen Sie sich')} das Angebot in Ruhe an. Passt es nicht, genügt ein Klick zum Ablehnen.`,
      action: 'Einladung ansehen',
    }),
    name: ({ company }) => ({
      heading: `${company} möchte wissen, wer ${or('du bist', 'Sie sind')}`,
      text: `${company} hat ${your} anonymes Profil gefunden und bittet um ${your}en Namen, ${your}e Kontaktdaten und Unterlagen.`,
      after: `${or('Du entscheidest', 'Sie entscheiden')}. Ohne ${your}e Zustimmung sieht das Unternehmen nichts davon, und ${or('du kannst', 'Sie können')} sie jederzeit zurücknehmen.`,
      action: 'Anfrage beantworten',
    }),
    recommendation: ({ company, target }) => ({
      heading: `${company} möchte ${you} weiterempfehlen`,
      text: `${company} findet ${your}e Bewerbung gut und möchte sie an ${target} weitergeben.`,
      after: `Das geschieht nur, wenn ${or('du zustimmst', 'Sie zustimmen')}. Auf der Seite ${or('siehst du', 'sehen Sie')}, was weitergegeben würde.`,
      action: 'Empfehlung ansehen',
    }),
  }
}

const english: Asked = {
  invitation: ({ company, offer }) => ({
    heading: `${company} invites you to apply`,
    text: `${company} has found your profile and invites you to apply for “${offer}”.`,
    after: 'Take your time looking at the offer. If it is not right for you, you can decline with one click.',
    action: 'View invitation',
  }),
  name: ({ company }) => ({
    heading: `${company} would like to know who you are`,
    text: `${company} has found your anonymous profile and asks for your name, contact details and documents.`,
    after:
      'It is up to you. Without your consent the company sees none of this, and you can withdraw it at any time.',
    action: 'Answer request',
  }),
  recommendation: ({ company, target }) => ({
    heading: `${company} would like to recommend you`,
    text: `${company} likes your application and would like to pass it on to ${target}.`,
    after: 'This only happens if you agree. The page shows what would be passed on.',
    action: 'View recommendation',
  }),
}

type AgreedFacts = MailLinks & { kind: RequestKind; name: string; target: string }

/** To the company that asked. */
export const agreedTexts: MailTexts<AgreedFacts> = {
  kind: ({ kind }) => (kind === 'name' ? 'agreed_name' : 'agreed_recommendation'),
  de: { du: agreedGerman, Sie: agreedGerman },
  en: (facts) => {
    const { kind, name, target } = facts
    return kind === 'name'
      ? letter(
          `${name} has shared their name with you`,
          [`You asked for the name behind an anonymous profile: ${name} has agreed.`],
          'View profile',
          facts,
        )
      : letter(
          `${name} has agreed to your recommendation`,
          [`${name} has agreed. ${target} now has the application. Thank you for recommending it.`],
          'View application',
          facts,
        )
  },
}

/** Companies are never addressed with du. */
function agreedGerman(facts: AgreedFacts): MailContent {
  const { kind, name, target } = facts
  return kind === 'name'
    ? letter(
        `${name} gibt sich zu erkennen`,
        [`Sie haben nach dem Namen hinter einem anonymen Profil gefragt: ${name} hat zugestimmt.`],
        'Profil ansehen',
        facts,
      )
    : letter(
        `${name} hat Ihrer Empfehlung zugestimmt`,
        [`${name} hat zugestimmt. Die Bewerbung liegt jetzt bei ${target}. Danke für die Empfehlung.`],
        'Bewerbung ansehen',
        facts,
      )
}
