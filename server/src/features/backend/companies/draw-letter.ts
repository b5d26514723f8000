import type { Locale } from '@tandem/contract/common'
import type { Permission } from '@tandem/contract/endpoint'
import { encode } from 'uqr'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import { dayInWords } from '#platform/mail/day-in-words.ts'
import { writePdf } from '#platform/pdf/write-pdf.ts'

export type Letter = {
  company: { name: string; street: string; zip: string; town: string }
  permissions: readonly Permission[]
  usesLeft: number
  expiresOn: string
  link: string
  university: string
  locale: Locale
  now: Date
}

/** So that a camera reads it from paper that was folded. */
const codeMillimetres = 42

/** A letter with a registration key, for the post: the address behind a code that a camera reads, and written out. */
export function drawLetter(letter: Letter): Promise<Buffer> {
  const { company, link, locale, now, expiresOn, university } = letter
  const words = texts[locale]
  const today = dayInWords(berlinDay(now), locale)
  return writePdf(
    { title: words.title(company.name), language: locale, madeAt: now, page: words.page },
    (pdf) => {
      const place = `${company.zip} ${company.town}`.trim()
      pdf.paragraph([company.name, company.street, place].filter(Boolean).join('\n'))
      pdf.paragraph(`${university}, ${today}`)
      pdf.heading(1, words.subject)
      pdf.paragraph(words.greeting)
      for (const paragraph of words.about(company.name)) pdf.paragraph(paragraph)
      pdf.heading(2, words.howTo)
      words.steps.forEach((step, index) => {
        pdf.paragraph(`${index + 1}. ${step}`)
      })
      pdf.code(encode(link, { ecc: 'M', border: 4 }).data, codeMillimetres, words.code)
      pdf.paragraph(link)
      pdf.facts([
        [words.until, dayInWords(expiresOn, locale)],
        [words.accounts, String(letter.usesLeft)],
        [words.permissions, permissionsInWords(letter, words)],
      ])
      pdf.paragraph(words.secret)
      pdf.paragraph(`${words.closing}\n${university}`)
    },
  )
}

function permissionsInWords({ permissions }: Letter, words: Words): string {
  const named = permissions.flatMap((each) => (each === 'backend' ? [] : [words.names[each]]))
  return named.join(', ') || words.none
}

type Words = (typeof texts)['de'] | (typeof texts)['en']

/** Companies are addressed with Sie by everyone. */
const texts = {
  de: {
    title: (company: string) => `Einladung zu Tandem: ${company}`,
    subject: 'Ihre Einladung zu Tandem',
    page: (number: number, of: number) => `Seite ${number} von ${of}`,
    greeting: 'Guten Tag,',
    about: (company: string) => [
      `auf Tandem finden Unternehmen und Bewerbende für das duale Studium zueinander. ${company} ist dort schon eingetragen: Es fehlt nur noch Ihr Konto. Damit veröffentlichen Sie Angebote, lesen Bewerbungen und schreiben mit Bewerbenden.`,
    ],
    howTo: 'So legen Sie Ihr Konto an',
    steps: [
      'Öffnen Sie die Kamera Ihres Telefons und richten Sie sie auf das Bild unten, oder geben Sie die Adresse darunter in Ihren Browser ein, mit allen Zeichen nach dem #.',
      'Tragen Sie Namen, E-Mail-Adresse und Passwort ein. Das dauert etwa zwei Minuten.',
      'Bestätigen Sie Ihre E-Mail-Adresse. Danach gehören Sie gleich zu Ihrem Unternehmen.',
    ],
    code: 'QR-Code mit der Adresse, die darunter steht',
    until: 'Gültig bis',
    accounts: 'Für so viele Konten',
    permissions: 'Rechte der Konten',
    names: { 'company-profile-edit': 'Profil und Angebote', 'company-colleagues-manage': 'Team verwalten' },
    none: 'keine zusätzlichen',
    secret:
      'Geben Sie diesen Brief nur an Personen weiter, die in Ihrem Unternehmen ein Konto anlegen sollen.',
    closing: 'Mit freundlichen Grüßen',
  },
  en: {
    title: (company: string) => `Invitation to Tandem: ${company}`,
    subject: 'Your invitation to Tandem',
    page: (number: number, of: number) => `Page ${number} of ${of}`,
    greeting: 'Hello,',
    about: (company: string) => [
      `Tandem brings companies and applicants for dual study together. ${company} is already entered there: all that is missing is your account. With it you publish offers, read applications and write to applicants.`,
    ],
    howTo: 'How to create your account',
    steps: [
      'Open the camera of your phone and point it at the picture below, or type the address beneath it into your browser, with all characters after the #.',
      'Enter your name, e-mail address and a password. It takes about two minutes.',
      'Confirm your e-mail address. After that you belong to your company straight away.',
    ],
    code: 'QR code of the address written below it',
    until: 'Valid until',
    accounts: 'Number of accounts',
    permissions: 'Permissions of the accounts',
    names: { 'company-profile-edit': 'Profile and offers', 'company-colleagues-manage': 'Manage the team' },
    none: 'no additional ones',
    secret: 'Please pass this letter on only to people who are to create an account for your company.',
    closing: 'Kind regards',
  },
}
