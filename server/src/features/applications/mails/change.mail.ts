import {
  type DeclineReason,
  movableStages,
  type Outcome,
  type timelineEvents,
} from '@tandem/contract/applications'
import { type Address, declineLetter } from '@tandem/contract/decline-letter'
import type { MailContent, MailTexts } from '#platform/mail/mail-content.ts'
import type { MailedChange } from './mails.rules.ts'

/** `offer` is null for an initiative application. `reason` and `note` are those of `declined_by_company`. */
export type ChangeFacts = {
  change: MailedChange
  /** What the applicant heard of last. */
  before: (typeof timelineEvents)[number] | Outcome | null
  company: string
  offer: string | null
  reason: DeclineReason | null
  note: string
  link: string
  settings: string
}

/** What an applicant hears of a company's steps. */
export const changeTexts: MailTexts<ChangeFacts> = {
  kind: ({ change }) => `application_${change}` as const,
  de: {
    du: (facts) => letter(facts, du, { locale: 'de', isDu: true }),
    Sie: (facts) => letter(facts, Sie, { locale: 'de', isDu: false }),
  },
  en: (facts) => letter(facts, english, { locale: 'en', isDu: true }),
}

type Told = MailedChange | 'place_taken_back' | 'company_left'
type Words = Record<Told, (company: string, offer: string | null) => [heading: string, text: string]>

/** Who could count on a place hears first that it is gone. */
function toldAs({ change, before }: ChangeFacts): Told {
  if (before === 'offer_made' && movableStages.some((stage) => stage === change)) return 'place_taken_back'
  return before === 'place_taken' && change === 'offer_closed' ? 'company_left' : change
}

function letter(facts: ChangeFacts, words: Words, address: Address): MailContent {
  const { change, company, offer, reason, note, link, settings } = facts
  const [heading, text] = words[toldAs(facts)](company, offer)
  const declined =
    change === 'declined_by_company' && declineLetter(address, { reason: reason ?? 'other', note, offer })
  const paragraphs: [string, ...string[]] = declined
    ? [text, capitalised(declined.opening), ...(note ? [note] : []), declined.closing]
    : [text]
  const labels = change === 'documents_missing' ? documentsLabels : viewLabels
  return {
    subject: heading,
    preview: text,
    heading,
    paragraphs,
    action: { label: labels[address.locale], href: link },
    afterwards: [settings],
  }
}

const viewLabels = { de: 'Bewerbung ansehen', en: 'View application' }
const documentsLabels = { de: 'Unterlagen senden', en: 'Send documents' }

const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

const german = (application: string, initiative: string) => (offer: string | null) =>
  offer === null ? initiative : `${application} für „${offer}“`
const deine = german('deine Bewerbung', 'deine Initiativbewerbung')
const deiner = german('deiner Bewerbung', 'deiner Initiativbewerbung')
const ihre = german('Ihre Bewerbung', 'Ihre Initiativbewerbung')
const ihrer = german('Ihrer Bewerbung', 'Ihrer Initiativbewerbung')
const your = (offer: string | null) =>
  offer === null ? 'your speculative application' : `your application for “${offer}”`
const du: Words = {
  in_review: (company, offer) => [
    `${company} prüft deine Bewerbung`,
    `${company} sieht sich ${deine(offer)} gerade genauer an. Du brauchst nichts zu tun.`,
  ],
  documents_missing: (company, offer) => [
    `${company} braucht noch Unterlagen`,
    `Zu ${deiner(offer)} fehlen noch Unterlagen. Auf der Seite deiner Bewerbung kannst du sie hochladen. Wenn du nicht weißt, welche gemeint sind, frag am besten kurz in den Nachrichten nach.`,
  ],
  interview: (company, offer) => [
    `${company} möchte dich kennenlernen`,
    `Mit ${deiner(offer)} bist du einen großen Schritt weiter: Es soll ein Gespräch geben. Wann und wo, klärt ihr am besten in den Nachrichten.`,
  ],
  offer_made: (company, offer) => [
    `${company} bietet dir einen Platz an`,
    `Herzlichen Glückwunsch: Auf ${deine(offer)} hin bietet dir ${company} einen Platz an. Nimm ihn auf der Seite deiner Bewerbung an, oder lehne ab, damit ihn jemand anders bekommen kann. Was du noch wissen willst, fragst du am besten in den Nachrichten.`,
  ],
  contract_signed: (company, offer) => [
    `Dein Vertrag mit ${company} ist unterschrieben`,
    `Herzlichen Glückwunsch: ${company} hat zu ${deiner(offer)} eingetragen, dass der Vertrag unterschrieben ist. Wenn du noch andere Bewerbungen laufen hast, zieh sie bitte zurück, damit die Plätze frei werden.`,
  ],
  declined_by_company: (company) => [`${company} hat sich anders entschieden`, `${company} schreibt dir:`],
  declined_by_applicant: (company, offer) => [
    `Deine Absage an ${company} ist eingetragen`,
    `${company} hat zu ${deiner(offer)} eingetragen, dass du den Platz nicht annimmst. Wenn das nicht stimmt, schreib dem Unternehmen am besten gleich.`,
  ],
  offer_closed: (company, offer) =>
    offer === null
      ? [
          `${company} nimmt keine Initiativbewerbungen mehr an`,
          'Damit endet auch deine Initiativbewerbung. Über dich sagt das nichts aus: Andere Unternehmen warten noch auf Bewerbungen.',
        ]
      : [
          `Ein Angebot von ${company} ist nicht mehr offen`,
          `Das Angebot „${offer}“ wurde geschlossen, und damit endet auch deine Bewerbung dafür. Über dich sagt das nichts aus: Andere Angebote warten noch auf Bewerbungen.`,
        ],
  place_taken_back: (company, offer) => [
    `${company} hat den angebotenen Platz zurückgenommen`,
    `Auf ${deine(offer)} hin hatte dir ${company} einen Platz angeboten. Annehmen kannst du ihn jetzt nicht mehr. Deine Bewerbung läuft weiter, und auf ihrer Seite siehst du, wie es um sie steht. Nach dem Grund fragst du am besten in den Nachrichten.`,
  ],
  company_left: (company, offer) => [
    `${company} ist nicht mehr auf Tandem`,
    `Du hattest den Platz angenommen, den dir ${company} auf ${deine(offer)} hin angeboten hat. Das Unternehmen hat Tandem verlassen, und damit endet deine Bewerbung hier. Ob es trotzdem zum Vertrag kommt, klärst du am besten direkt mit dem Unternehmen.`,
  ],
}

const Sie: Words = {
  in_review: (company, offer) => [
    `${company} prüft Ihre Bewerbung`,
    `${company} sieht sich ${ihre(offer)} gerade genauer an. Sie brauchen nichts zu tun.`,
  ],
  documents_missing: (company, offer) => [
    `${company} braucht noch Unterlagen`,
    `Zu ${ihrer(offer)} fehlen noch Unterlagen. Auf der Seite Ihrer Bewerbung können Sie sie hochladen. Wenn Sie nicht wissen, welche gemeint sind, fragen Sie am besten kurz in den Nachrichten nach.`,
  ],
  interview: (company, offer) => [
    `${company} möchte Sie kennenlernen`,
    `Mit ${ihrer(offer)} sind Sie einen großen Schritt weiter: Es soll ein Gespräch geben. Wann und wo, klären Sie am besten in den Nachrichten.`,
  ],
  offer_made: (company, offer) => [
    `${company} bietet Ihnen einen Platz an`,
    `Herzlichen Glückwunsch: Auf ${ihre(offer)} hin bietet Ihnen ${company} einen Platz an. Nehmen Sie ihn auf der Seite Ihrer Bewerbung an, oder lehnen Sie ab, damit ihn jemand anders bekommen kann. Was Sie noch wissen wollen, fragen Sie am besten in den Nachrichten.`,
  ],
  contract_signed: (company, offer) => [
    `Ihr Vertrag mit ${company} ist unterschrieben`,
    `Herzlichen Glückwunsch: ${company} hat zu ${ihrer(offer)} eingetragen, dass der Vertrag unterschrieben ist. Wenn Sie noch andere Bewerbungen laufen haben, ziehen Sie sie bitte zurück, damit die Plätze frei werden.`,
  ],
  declined_by_company: (company) => [`${company} hat sich anders entschieden`, `${company} schreibt Ihnen:`],
  declined_by_applicant: (company, offer) => [
    `Ihre Absage an ${company} ist eingetragen`,
    `${company} hat zu ${ihrer(offer)} eingetragen, dass Sie den Platz nicht annehmen. Wenn das nicht stimmt, schreiben Sie dem Unternehmen am besten gleich.`,
  ],
  offer_closed: (company, offer) =>
    offer === null
      ? [
          `${company} nimmt keine Initiativbewerbungen mehr an`,
          'Damit endet auch Ihre Initiativbewerbung. Über Sie sagt das nichts aus: Andere Unternehmen warten noch auf Bewerbungen.',
        ]
      : [
          `Ein Angebot von ${company} ist nicht mehr offen`,
          `Das Angebot „${offer}“ wurde geschlossen, und damit endet auch Ihre Bewerbung dafür. Über Sie sagt das nichts aus: Andere Angebote warten noch auf Bewerbungen.`,
        ],
  place_taken_back: (company, offer) => [
    `${company} hat den angebotenen Platz zurückgenommen`,
    `Auf ${ihre(offer)} hin hatte Ihnen ${company} einen Platz angeboten. Annehmen können Sie ihn jetzt nicht mehr. Ihre Bewerbung läuft weiter, und auf ihrer Seite sehen Sie, wie es um sie steht. Nach dem Grund fragen Sie am besten in den Nachrichten.`,
  ],
  company_left: (company, offer) => [
    `${company} ist nicht mehr auf Tandem`,
    `Sie hatten den Platz angenommen, den Ihnen ${company} auf ${ihre(offer)} hin angeboten hat. Das Unternehmen hat Tandem verlassen, und damit endet Ihre Bewerbung hier. Ob es trotzdem zum Vertrag kommt, klären Sie am besten direkt mit dem Unternehmen.`,
  ],
}

const english: Words = {
  in_review: (company, offer) => [
    `${company} is reviewing your application`,
    `${company} is taking a closer look at ${your(offer)}. You do not need to do anything.`,
  ],
  documents_missing: (company, offer) => [
    `${company} needs more documents`,
    `Some documents are missing from ${your(offer)}. You can upload them on the page of your application. If you are not sure which ones, just send the company a message.`,
  ],
  interview: (company, offer) => [
    `${company} would like to meet you`,
    `Good news about ${your(offer)}: the company would like to invite you to an interview. You can arrange a time and place by message.`,
  ],
  offer_made: (company, offer) => [
    `${company} is offering you a place`,
    `Congratulations: following ${your(offer)}, ${company} is offering you a place. Accept it on the page of your application, or decline so that someone else can have it. You can ask questions by message.`,
  ],
  contract_signed: (company, offer) => [
    `Your contract with ${company} is signed`,
    `Congratulations: ${company} has recorded a signed contract for ${your(offer)}. If you have other applications under way, please withdraw them so that the places can go to others.`,
  ],
  declined_by_company: (company) => [`${company} has decided not to offer you a place`, `${company} writes:`],
  declined_by_applicant: (company, offer) => [
    `You declined the place at ${company}`,
    `${company} has recorded for ${your(offer)} that you are not taking the place. If this is not right, please send the company a message.`,
  ],
  offer_closed: (company, offer) =>
    offer === null
      ? [
          `${company} no longer accepts speculative applications`,
          'That means your speculative application has ended too. This is no reflection on you, and there are plenty of other companies to apply to.',
        ]
      : [
          `An offer from ${company} is no longer open`,
          `The offer “${offer}” has been closed, so your application for it has ended too. This is no reflection on you, and there are plenty of other offers to apply for.`,
        ],
  place_taken_back: (company, offer) => [
    `${company} has taken back the place it offered`,
    `Following ${your(offer)}, ${company} had offered you a place. You can no longer accept it. Your application goes on, and its page says where it stands. It is best to ask for the reason by message.`,
  ],
  company_left: (company, offer) => [
    `${company} is no longer on Tandem`,
    `You had accepted the place that ${company} offered you following ${your(offer)}. The company has left Tandem, so your application ends here. Whether there will still be a contract is best settled with the company directly.`,
  ],
}
