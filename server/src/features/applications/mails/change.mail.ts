import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'
import type { MailedChange } from './mails.rules.ts'

/** `offer_closed` is the outcome that finishes an application without a word about it. */
export type ToldChange = MailedChange | 'offer_closed'

/** `offer` is null for an initiative application. */
type Facts = { change: ToldChange; company: string; offer: string | null; link: string; settings: string }

/** What an applicant hears of a company's steps. */
export const changeTexts: MailTexts<Facts> = {
  de: {
    du: (facts) => letter(facts, du, 'Bewerbung ansehen'),
    Sie: (facts) => letter(facts, Sie, 'Bewerbung ansehen'),
  },
  en: (facts) => letter(facts, english, 'View application'),
}

type Words = Record<ToldChange, (company: string, offer: string | null) => [heading: string, text: string]>

function letter(facts: Facts, words: Words, label: string): MailContent {
  const { change, company, offer, link, settings } = facts
  const [heading, text] = words[change](company, offer)
  const action = { label, href: link }
  return { subject: heading, preview: text, heading, paragraphs: [text], action, afterwards: [settings] }
}

const german = (application: string, initiative: string) => (offer: string | null) =>
  offer === null ? initiative : `${application} für „${offer}“`
const deine = german('deine Bewerbung', 'deine Initiativbewerbung')
const deiner = german('deiner Bewerbung', 'deiner Initiativbewerbung')
const ihre = german('Ihre Bewerbung', 'Ihre Initiativbewerbung')
const ihrer = german('Ihrer Bewerbung', 'Ihrer Initiativbewerbung')
const your = (offer: string | null) =>
  offer === null ? 'your speculative application' : `your application for “${offer}”`
const closed = (offer: string | null) => (offer === null ? 'Das Angebot' : `Das Angebot „${offer}“`)

const du: Words = {
  in_review: (company, offer) => [
    `${company} prüft deine Bewerbung`,
    `${company} sieht sich ${deine(offer)} gerade genauer an. Du brauchst nichts zu tun.`,
  ],
  documents_missing: (company, offer) => [
    `${company} braucht noch Unterlagen`,
    `Zu ${deiner(offer)} fehlen noch Unterlagen. Wenn du nicht weißt, welche gemeint sind, frag am besten kurz in den Nachrichten nach.`,
  ],
  interview: (company, offer) => [
    `${company} möchte dich kennenlernen`,
    `Mit ${deiner(offer)} bist du einen großen Schritt weiter: Es soll ein Gespräch geben. Wann und wo, klärt ihr am besten in den Nachrichten.`,
  ],
  offer_made: (company, offer) => [
    `${company} bietet dir einen Platz an`,
    `Herzlichen Glückwunsch: Auf ${deine(offer)} hin bietet dir ${company} einen Platz an. Wie es jetzt weitergeht, besprecht ihr am besten in den Nachrichten.`,
  ],
  finished: (company, offer) => [
    `Deine Bewerbung bei ${company} ist abgeschlossen`,
    `${company} hat ${deine(offer)} abgeschlossen. Wie sie ausgegangen ist, siehst du bei deinen Bewerbungen.`,
  ],
  offer_closed: (company, offer) => [
    `Ein Angebot von ${company} ist nicht mehr offen`,
    `${closed(offer)} wurde geschlossen, und damit endet auch deine Bewerbung dafür. Über dich sagt das nichts aus: Andere Angebote warten noch auf Bewerbungen.`,
  ],
}

const Sie: Words = {
  in_review: (company, offer) => [
    `${company} prüft Ihre Bewerbung`,
    `${company} sieht sich ${ihre(offer)} gerade genauer an. Sie brauchen nichts zu tun.`,
  ],
  documents_missing: (company, offer) => [
    `${company} braucht noch Unterlagen`,
    `Zu ${ihrer(offer)} fehlen noch Unterlagen. Wenn Sie nicht wissen, welche gemeint sind, fragen Sie am besten kurz in den Nachrichten nach.`,
  ],
  interview: (company, offer) => [
    `${company} möchte Sie kennenlernen`,
    `Mit ${ihrer(offer)} sind Sie einen großen Schritt weiter: Es soll ein Gespräch geben. Wann und wo, klären Sie am besten in den Nachrichten.`,
  ],
  offer_made: (company, offer) => [
    `${company} bietet Ihnen einen Platz an`,
    `Herzlichen Glückwunsch: Auf ${ihre(offer)} hin bietet Ihnen ${company} einen Platz an. Wie es jetzt weitergeht, besprechen Sie am besten in den Nachrichten.`,
  ],
  finished: (company, offer) => [
    `Ihre Bewerbung bei ${company} ist abgeschlossen`,
    `${company} hat ${ihre(offer)} abgeschlossen. Wie sie ausgegangen ist, sehen Sie bei Ihren Bewerbungen.`,
  ],
  offer_closed: (company, offer) => [
    `Ein Angebot von ${company} ist nicht mehr offen`,
    `${closed(offer)} wurde geschlossen, und damit endet auch Ihre Bewerbung dafür. Über Sie sagt das nichts aus: Andere Angebote warten noch auf Bewerbungen.`,
  ],
}

const english: Words = {
  in_review: (company, offer) => [
    `${company} is reviewing your application`,
    `${company} is taking a closer look at ${your(offer)}. You do not need to do anything.`,
  ],
  documents_missing: (company, offer) => [
    `${company} needs more documents`,
    `Some documents are missing from ${your(offer)}. If you are not sure which ones, just send the company a message.`,
  ],
  interview: (company, offer) => [
    `${company} would like to meet you`,
    `Good news about ${your(offer)}: the company would like to invite you to an interview. You can arrange a time and place by message.`,
  ],
  offer_made: (company, offer) => [
    `${company} is offering you a place`,
    `Congratulations: following ${your(offer)}, ${company} is offering you a place. You can discuss the next steps by message.`,
  ],
  finished: (company, offer) => [
    `Your application to ${company} is closed`,
    `${company} has closed ${your(offer)}. You can see the outcome under your applications.`,
  ],
  offer_closed: (company, offer) => [
    `An offer from ${company} is no longer open`,
    `${offer === null ? 'The offer' : `The offer “${offer}”`} has been closed, and your application for it with it. This is no reflection on you, and there are plenty of other offers to apply for.`,
  ],
}
