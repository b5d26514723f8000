import type { CorrectedField } from '@tandem/contract/backend/company-changes'
import type { Locale } from '@tandem/contract/common'
import type { Editable } from '#platform/mail/mail-content.ts'
import { editable, inEnglish, inGerman, type ReviewFacts, texts } from './review.mail.ts'

const editableFields: Editable<ReviewFacts> = {
  examples: editable.examples.map((facts) => ({ ...facts, fields: ['Branche', 'Netzadresse'] })),
  words: ({ fullName, companyName, fields }, locale) => ({
    ...{ fullName, companyName },
    fields: locale === 'de' ? inGerman(fields) : inEnglish(fields),
  }),
}

const editableFormer: Editable<ReviewFacts> = {
  examples: editable.examples.map((facts) => ({ ...facts, fields: ['Muster KG'] })),
  words: ({ fullName, companyName, fields: [formerName = ''] }) => ({ fullName, companyName, formerName }),
}

export const suspendedTexts = texts<ReviewFacts>(
  'company_suspended',
  ({ link, fullName, companyName, reason }) => ({
    subject: `${companyName} ist gesperrt`,
    preview: 'Sie erfahren den Grund und was jetzt gilt.',
    heading: `Guten Tag, ${fullName}`,
    paragraphs: [
      `die Hochschule hat ${companyName} auf Tandem gesperrt. Der Grund:`,
      reason,
      'Solange das gilt, findet niemand Ihr Unternehmen und Ihre Angebote, und Sie erreichen keine Bewerbenden. Ihre Angaben, Angebote und eingegangenen Bewerbungen bleiben erhalten; Sie können sich anmelden und alles lesen. Wer sich bei Ihnen beworben hat, weiß, dass es zurzeit nicht weitergeht.',
    ],
    action: { label: 'Zu Ihrem Dashboard', href: link },
    afterwards: [
      'Lässt sich das klären? Schreiben Sie uns über die Seite „Kontakt“. Wir heben die Sperre dann auf.',
    ],
  }),
  ({ link, fullName, companyName, reason }) => ({
    subject: `${companyName} is suspended`,
    preview: 'Find out why, and what applies now.',
    heading: `Hello ${fullName}`,
    paragraphs: [
      `The university has suspended ${companyName} on Tandem. This is why:`,
      reason,
      'Until this is lifted, nobody can find your company or its offers, and nothing you do reaches applicants. Your details, offers and received applications are kept; you can log in and read everything. Those who applied to you know that things are on hold.',
    ],
    action: { label: 'Go to your dashboard', href: link },
    afterwards: ['Can this be resolved? Write to us on the “Contact” page and we will lift the suspension.'],
  }),
  editable,
)

export const reinstatedTexts = texts<ReviewFacts>(
  'company_reinstated',
  ({ link, fullName, companyName }) => ({
    subject: `${companyName} ist wieder freigegeben`,
    preview: 'Die Sperre ist aufgehoben. Es geht weiter wie vorher.',
    heading: `Guten Tag, ${fullName}`,
    paragraphs: [
      `die Hochschule hat die Sperre von ${companyName} aufgehoben. Ihr Unternehmen und Ihre veröffentlichten Angebote werden wieder gefunden, und Sie können Bewerbenden wieder antworten.`,
      'Wer sich bei Ihnen beworben hat, wartet vielleicht schon. Sehen Sie am besten zuerst in den Bewerbungseingang.',
    ],
    action: { label: 'Zu Ihrem Dashboard', href: link },
    afterwards: [],
  }),
  ({ link, fullName, companyName }) => ({
    subject: `${companyName} is approved again`,
    preview: 'The suspension is lifted. Everything continues as before.',
    heading: `Hello ${fullName}`,
    paragraphs: [
      `The university has lifted the suspension of ${companyName}. Your company and its published offers can be found again, and you can answer applicants.`,
      'Some applicants may have been waiting. Your received applications are a good place to start.',
    ],
    action: { label: 'Go to your dashboard', href: link },
    afterwards: [],
  }),
  editable,
)

export const correctedTexts = texts<ReviewFacts>(
  'company_corrected',
  ({ link, fullName, companyName, fields }) => ({
    subject: `Die Hochschule hat Angaben von ${companyName} korrigiert`,
    preview: `Geändert: ${inGerman(fields)}.`,
    heading: `Guten Tag, ${fullName}`,
    paragraphs: [
      `die Hochschule hat in den Angaben von ${companyName} etwas korrigiert: ${inGerman(fields)}.`,
      'Bitte sehen Sie nach, ob alles stimmt. Sie können es jederzeit selbst ändern.',
    ],
    action: { label: 'Zu Ihrem Dashboard', href: link },
    afterwards: ['Fragen dazu beantworten wir über die Seite „Kontakt“.'],
  }),
  ({ link, fullName, companyName, fields }) => ({
    subject: `The university has corrected details of ${companyName}`,
    preview: `Changed: ${inEnglish(fields)}.`,
    heading: `Hello ${fullName}`,
    paragraphs: [
      `The university has corrected some details of ${companyName}: ${inEnglish(fields)}.`,
      'Please check that everything is right. You can change it yourself at any time.',
    ],
    action: { label: 'Go to your dashboard', href: link },
    afterwards: ['If you have questions, write to us on the “Contact” page.'],
  }),
  editableFields,
)

export const mergedTexts = texts<ReviewFacts>(
  'companies_merged',
  ({ link, fullName, companyName, fields: [name = ''] }) => ({
    subject: `${name} gehört jetzt zu ${companyName}`,
    preview: 'Die Hochschule hat zwei Einträge zusammengeführt.',
    heading: `Guten Tag, ${fullName}`,
    paragraphs: [
      `${name} und ${companyName} waren zweimal eingetragen. Die Hochschule hat beide zu einem Unternehmen zusammengeführt: ${companyName}.`,
      'Angebote, Bewerbungen, Unterhaltungen, Suchaufträge und alle Konten sind jetzt an einer Stelle. Sie melden sich an wie vorher. Bitte sehen Sie nach, ob Ihr Team und Ihr Profil so stimmen.',
    ],
    action: { label: 'Zu Ihrem Dashboard', href: link },
    afterwards: ['Fragen dazu beantworten wir über die Seite „Kontakt“.'],
  }),
  ({ link, fullName, companyName, fields: [name = ''] }) => ({
    subject: `${name} is now part of ${companyName}`,
    preview: 'The university has merged two entries.',
    heading: `Hello ${fullName}`,
    paragraphs: [
      `${name} and ${companyName} were entered twice. The university has merged them into one company: ${companyName}.`,
      'Offers, applications, conversations, saved searches and all accounts are now in one place. You log in as before. Please check that your team and your profile are right.',
    ],
    action: { label: 'Go to your dashboard', href: link },
    afterwards: ['If you have questions, write to us on the “Contact” page.'],
  }),
  editableFormer,
)

const words: Record<CorrectedField, [de: string, en: string]> = {
  name: ['Name', 'name'],
  industry: ['Branche', 'industry'],
  size: ['Größe', 'size'],
  street: ['Straße', 'street'],
  zip: ['Postleitzahl', 'postcode'],
  town: ['Ort', 'town'],
  www: ['Netzadresse', 'website'],
  phone: ['Telefon', 'phone'],
  mail: ['E-Mail', 'e-mail'],
  descriptionDe: ['Text auf Deutsch', 'German text'],
  descriptionEn: ['Text auf Englisch', 'English text'],
}

export const fieldsInWords = (fields: string[], locale: Locale): string[] =>
  fields.flatMap((field) => (isCorrected(field) ? [words[field][locale === 'en' ? 1 : 0]] : []))

const isCorrected = (field: string): field is CorrectedField => field in words
