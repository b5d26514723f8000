import type { MailKind } from '@tandem/contract/backend/operations/mail-kinds'
import { type Editable, exampleLink, type MailTexts } from '#platform/mail/mail-content.ts'

export type ReviewFacts = {
  link: string
  fullName: string
  companyName: string
  /** What it is admitted to, by name. */
  studyInterests: string[]
  /** Why it was refused or suspended; empty otherwise. */
  reason: string
  /** What the university asks before it decides; empty otherwise. */
  question: string
  /** What was corrected, in words. */
  fields: string[]
}

/** Companies are addressed with Sie by everyone. */
export const texts = <Facts>(
  kind: MailKind,
  german: MailTexts<Facts>['en'],
  english: MailTexts<Facts>['en'],
  editable?: Editable<Facts>,
): MailTexts<Facts> => ({
  kind,
  de: { du: german, Sie: german },
  en: english,
  ...(editable && { editable }),
})

export const inGerman = (names: string[]) => new Intl.ListFormat('de').format(names)
export const inEnglish = (names: string[]) => new Intl.ListFormat('en-GB').format(names)

const exampleReview: ReviewFacts = {
  ...{ link: exampleLink, fullName: 'Sabine Muster', companyName: 'Beispiel GmbH', fields: ['Name'] },
  studyInterests: ['Informatik', 'Maschinenbau'],
  reason: 'Im Handelsregister steht das Unternehmen unter einem anderen Namen.',
  question: 'Unter welchem Namen stehen Sie im Handelsregister?',
}

export const editable: Editable<ReviewFacts> = {
  examples: [exampleReview],
  words: ({ fullName, companyName, studyInterests, reason, question }, locale) => ({
    ...{ fullName, companyName, reason, question },
    studyInterests: locale === 'de' ? inGerman(studyInterests) : inEnglish(studyInterests),
  }),
}

export const confirmedTexts = texts<ReviewFacts>(
  'company_confirmed',
  ({ link, fullName, companyName, studyInterests }) => ({
    subject: `${companyName} ist freigegeben`,
    preview: 'Sie können jetzt Angebote veröffentlichen und werden gefunden.',
    heading: `Guten Tag, ${fullName}`,
    paragraphs: [
      `${companyName} ist geprüft und freigegeben. Bewerbende finden Sie ab sofort, und Sie können selbst nach passenden Profilen suchen.`,
      `Angebote können Sie für diese Studienrichtungen veröffentlichen: ${inGerman(studyInterests)}.`,
      'Am besten geht es so weiter: Veröffentlichen Sie Ihr erstes Angebot, und laden Sie ein, wer mit Ihnen Bewerbungen liest.',
    ],
    action: { label: 'Zu Ihrem Dashboard', href: link },
    afterwards: ['Fehlt eine Studienrichtung? Schreiben Sie uns über die Seite „Kontakt“.'],
  }),
  ({ link, fullName, companyName, studyInterests }) => ({
    subject: `${companyName} is approved`,
    preview: 'You can now publish offers, and applicants can find you.',
    heading: `Hello ${fullName}`,
    paragraphs: [
      `We have checked and approved ${companyName}. Applicants can find you from now on, and you can search for suitable profiles.`,
      `You can publish offers for these courses: ${inEnglish(studyInterests)}.`,
      'A good next step: publish your first offer, and invite the colleagues who will read applications with you.',
    ],
    action: { label: 'Go to your dashboard', href: link },
    afterwards: ['Is a course missing? Write to us on the “Contact” page.'],
  }),
  editable,
)

export const refusedTexts = texts<ReviewFacts>(
  'company_refused',
  ({ link, fullName, companyName, reason }) => ({
    subject: `${companyName} können wir so nicht freigeben`,
    preview: 'Sie erfahren den Grund und können Ihre Angaben korrigieren.',
    heading: `Guten Tag, ${fullName}`,
    paragraphs: [
      `wir haben die Angaben zu ${companyName} geprüft und können das Unternehmen so nicht freigeben. Der Grund:`,
      reason,
      'Ihr Konto bleibt bestehen. Wenn sich das klären lässt, melden Sie sich an, korrigieren Sie Ihre Angaben und fragen Sie erneut an. Wir prüfen sie dann noch einmal.',
    ],
    action: { label: 'Angaben korrigieren', href: link },
    afterwards: ['Sie möchten nicht weitermachen? Im Konto können Sie Ihre Daten jederzeit löschen.'],
  }),
  ({ link, fullName, companyName, reason }) => ({
    subject: `We cannot approve ${companyName} as things stand`,
    preview: 'Find out why and correct your details.',
    heading: `Hello ${fullName}`,
    paragraphs: [
      `We have checked the details for ${companyName} and cannot approve the company as things stand. This is why:`,
      reason,
      'Your account stays open. If this can be resolved, log in, correct your details and ask again. We will then take another look.',
    ],
    action: { label: 'Correct details', href: link },
    afterwards: ['If you do not want to continue, you can delete your data in your account at any time.'],
  }),
  editable,
)

export const questionTexts = texts<ReviewFacts>(
  'company_question',
  ({ link, fullName, companyName, question }) => ({
    subject: `Eine Rückfrage zu ${companyName}`,
    preview: 'Bevor wir entscheiden, brauchen wir noch etwas von Ihnen.',
    heading: `Guten Tag, ${fullName}`,
    paragraphs: [
      `wir prüfen gerade die Angaben zu ${companyName} und haben eine Rückfrage:`,
      question,
      'Bitte melden Sie sich an, beantworten Sie die Frage und ergänzen Sie, wenn nötig, Ihre Angaben. Danach prüfen wir weiter.',
    ],
    action: { label: 'Rückfrage beantworten', href: link },
    afterwards: ['Bis dahin wird Ihr Unternehmen nicht gefunden und veröffentlicht nichts.'],
  }),
  ({ link, fullName, companyName, question }) => ({
    subject: `A question about ${companyName}`,
    preview: 'We need something else from you before we decide.',
    heading: `Hello ${fullName}`,
    paragraphs: [
      `We are checking the details for ${companyName} and have a question:`,
      question,
      'Please log in, answer the question and complete your details if necessary. We will then continue the check.',
    ],
    action: { label: 'Answer the question', href: link },
    afterwards: ['Until then your company cannot be found and cannot publish anything.'],
  }),
  editable,
)

export const admissionTexts = texts<ReviewFacts>(
  'company_admission',
  ({ link, fullName, companyName, studyInterests }) => ({
    subject: `Die Studienrichtungen von ${companyName} haben sich geändert`,
    preview: 'Wofür Sie jetzt Angebote veröffentlichen können.',
    heading: `Guten Tag, ${fullName}`,
    paragraphs: [
      `Die Hochschule hat geändert, wofür ${companyName} ausbilden kann. Angebote können Sie jetzt für diese Studienrichtungen veröffentlichen: ${inGerman(studyInterests)}.`,
      'Was schon veröffentlicht ist, bleibt veröffentlicht, und laufende Bewerbungen gehen weiter.',
    ],
    action: { label: 'Zu Ihrem Dashboard', href: link },
    afterwards: ['Fragen dazu beantworten wir über die Seite „Kontakt“.'],
  }),
  ({ link, fullName, companyName, studyInterests }) => ({
    subject: `The courses for ${companyName} have changed`,
    preview: 'The courses you can now publish offers for.',
    heading: `Hello ${fullName}`,
    paragraphs: [
      `The university has changed the courses that ${companyName} can train students for. You can now publish offers for these courses: ${inEnglish(studyInterests)}.`,
      'Offers you have already published stay online, and applications in progress continue as before.',
    ],
    action: { label: 'Go to your dashboard', href: link },
    afterwards: ['If you have questions, write to us on the “Contact” page.'],
  }),
  editable,
)
