import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'

type Facts = { names: readonly string[]; responseDays: number; link: string; settings: string }

const listed = 20

/** Somebody waits for an answer of the company. */
export const reminderTexts: MailTexts<Facts> = {
  kind: 'answer_reminder',
  de: { du: german, Sie: german },
  en: english,
}

function german({ names, responseDays, link, settings }: Facts): MailContent {
  const [first = ''] = names
  const heading =
    names.length === 1
      ? `${first} wartet auf Ihre Antwort`
      : `${names.length} Personen warten auf Ihre Antwort`
  const text = `Zugesagt ist eine Antwort innerhalb von ${responseDays === 1 ? 'einem Tag' : `${responseDays} Tagen`}. Auch ein kurzer Zwischenstand hilft: In Tandem finden Sie dafür fertige Vorlagen.`
  const rest = names.length > listed ? [`und ${names.length - listed} weitere`] : []
  return {
    subject: heading,
    preview: text,
    heading,
    paragraphs: [text, ...(names.length > 1 ? [...names.slice(0, listed), ...rest] : [])],
    action: { label: 'Bewerbungen ansehen', href: link },
    afterwards: [settings],
  }
}

function english({ names, responseDays, link, settings }: Facts): MailContent {
  const [first = ''] = names
  const heading =
    names.length === 1
      ? `${first} is waiting to hear from you`
      : `${names.length} people are waiting to hear from you`
  const text = `You have promised an answer within ${responseDays === 1 ? 'one day' : `${responseDays} days`}. Even a short update helps: Tandem has ready-made templates for it.`
  const rest = names.length > listed ? [`and ${names.length - listed} more`] : []
  return {
    subject: heading,
    preview: text,
    heading,
    paragraphs: [text, ...(names.length > 1 ? [...names.slice(0, listed), ...rest] : [])],
    action: { label: 'View applications', href: link },
    afterwards: [settings],
  }
}
