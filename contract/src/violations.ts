import type * as z from 'zod/mini'
import type { Locale } from './common.ts'
import type { Violation } from './errors.ts'

/** More than any form has fields: a hostile body is not answered at its own length. */
const maxViolations = 100

/** Turns what zod found into the wire's violations, in the reader's language; the web's forms use it too. */
export function toViolations(issues: readonly z.core.$ZodIssue[], locale: Locale): Violation[] {
  return issues.slice(0, maxViolations).map((issue) => {
    const { code, values } = describe(issue)
    return { propertyPath: toPropertyPath(issue.path), message: violationMessage(locale, code, values), code }
  })
}

export function violationMessage(locale: Locale, code: ViolationCode, values: Values = {}): string {
  return violationTexts[locale][code].replace(/\{(\w+)\}/g, (_, name: string) => format(values[name], locale))
}

/** `['places', 0, 'radius']` reads `places[0].radius`. */
export function toPropertyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (whole, part) =>
      typeof part === 'number' ? `${whole}[${part}]` : whole ? `${whole}.${String(part)}` : String(part),
    '',
  )
}

export type ViolationCode = keyof (typeof violationTexts)['de']
type Values = Record<string, string | number | undefined>

function describe(issue: z.core.$ZodIssue): { code: ViolationCode; values?: Values } {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
      return { code: isOpen(issue.input) ? 'required' : 'invalid' }
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return {
        code: issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'too_big',
        values: { max: Number(issue.maximum) },
      }
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email' : issue.format === 'date' ? 'date' : 'invalid' }
    case 'unrecognized_keys':
      return { code: 'unknown_field', values: { name: namesOf(issue.keys) } }
    case 'custom':
      return { code: customCode(issue.params?.code) }
    default:
      return { code: 'invalid' }
  }
}

/** As many of them as a sentence holds. */
function namesOf(keys: readonly string[]): string {
  const names = keys.slice(0, 5).map((key) => key.slice(0, 60))
  return keys.length > names.length ? `${names.join(', ')} …` : names.join(', ')
}

/** A select that nothing was chosen in has an empty value. */
const isOpen = (input: unknown) => input === undefined || input === null || input === ''

function tooSmall(issue: z.core.$ZodIssueTooSmall): { code: ViolationCode; values?: Values } {
  const values = { min: Number(issue.minimum) }
  if (issue.origin === 'string')
    return issue.minimum === 1 ? { code: 'required' } : { code: 'too_short', values }
  if (issue.origin === 'array')
    return issue.minimum === 1 ? { code: 'choose_one' } : { code: 'too_few', values }
  return { code: 'too_small', values }
}

function customCode(code: unknown): ViolationCode {
  return typeof code === 'string' && code in violationTexts.de ? (code as ViolationCode) : 'invalid'
}

function format(value: string | number | undefined, locale: Locale): string {
  // A year has no separator; only numbers from 10,000 on do.
  return typeof value === 'number' ? value.toLocaleString(locale, { useGrouping: 'min2' }) : (value ?? '')
}

const violationTexts = {
  de: {
    required: 'Bitte ausfüllen.',
    choose_one: 'Bitte mindestens einen Eintrag wählen.',
    invalid: 'Bitte die Eingabe prüfen.',
    characters: 'Hier steht ein Zeichen, das nicht gespeichert werden kann.',
    email: 'Bitte gültige E-Mail-Adresse eingeben.',
    password: 'Bitte gültiges Passwort eingeben.',
    date: 'Bitte ein gültiges Datum eingeben.',
    too_short: 'Bitte mindestens {min} Zeichen eingeben.',
    too_long: 'Bitte höchstens {max} Zeichen eingeben.',
    too_few: 'Bitte mindestens {min} Einträge wählen.',
    too_many: 'Bitte höchstens {max} Einträge wählen.',
    too_small: 'Bitte einen Wert ab {min} eingeben.',
    too_big: 'Bitte einen Wert bis {max} eingeben.',
    unknown_field: 'Das Feld „{name}“ ist hier nicht vorgesehen.',
    unknown_reference: 'Dieser Eintrag steht nicht zur Auswahl.',
    grade_step: 'Bitte eine Note von 1,0 bis 4,0 eingeben.',
    consent: 'Bitte den Nutzungsbedingungen zustimmen.',
    password_too_weak: 'Dieses Passwort ist zu leicht zu erraten. Ein ganzer Satz ist sicherer.',
    password_wrong: 'Das aktuelle Passwort stimmt nicht.',
    password_unchanged: 'Das ist das bisherige Passwort. Bitte ein anderes wählen.',
    email_unchanged: 'Das ist die bisherige E-Mail-Adresse.',
    key_taken: 'Diesen Schlüssel gibt es schon.',
    last_choice: 'Das ist der letzte wählbare Eintrag. Bitte zuerst einen anderen wählbar machen.',
    email_taken: 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto.',
    already_colleague: 'Diese Person ist schon in Ihrem Team.',
    code_wrong: 'Dieser Code stimmt nicht oder ist abgelaufen.',
    postal_code: 'Bitte eine Postleitzahl eingeben, zum Beispiel 76133.',
    phone: 'Bitte eine Telefonnummer eingeben, zum Beispiel 030 23125-0.',
    website: 'Bitte eine Netzadresse eingeben, zum Beispiel www.beispiel.de.',
    birthdate: 'Bitte das Geburtsdatum prüfen.',
    video_link: 'Bitte die Adresse mit https:// eingeben, zum Beispiel https://meet.beispiel.de/raum.',
    slot_past: 'Diese Zeit ist schon vorbei.',
    slot_too_soon: 'Das ist zu knapp: Bitte mindestens vier Stunden Vorlauf lassen.',
    slot_too_far: 'Das ist mehr als ein Jahr hin.',
    slot_overlaps: 'Diese Zeit überschneidet sich mit einer anderen, die hier vorgeschlagen wird.',
    period: 'Das Ende liegt vor dem Anfang.',
    image_small: 'Das Bild ist zu klein: Es braucht mindestens {width} × {height} Pixel.',
    cursor: 'Diese Stelle gehört zu einer anderen Suche. Bitte bei der ersten Seite beginnen.',
  },
  en: {
    required: 'Please fill this in.',
    choose_one: 'Please choose at least one.',
    invalid: 'Please check this entry.',
    characters: 'This contains a character that cannot be saved.',
    email: 'Please enter a valid e-mail address.',
    password: 'Please enter a valid password.',
    date: 'Please enter a valid date.',
    too_short: 'Please enter at least {min} characters.',
    too_long: 'Please enter no more than {max} characters.',
    too_few: 'Please choose at least {min}.',
    too_many: 'Please choose no more than {max}.',
    too_small: 'Please enter a value of {min} or more.',
    too_big: 'Please enter a value of {max} or less.',
    unknown_field: 'The field “{name}” does not belong here.',
    unknown_reference: 'This option is not available.',
    grade_step: 'Please enter a grade from 1.0 to 4.0.',
    consent: 'Please agree to the terms of use.',
    password_too_weak: 'This password is too easy to guess. A whole sentence is safer.',
    password_wrong: 'The current password is incorrect.',
    password_unchanged: 'This is your current password. Please choose another one.',
    email_unchanged: 'This is your current e-mail address.',
    key_taken: 'This key exists already.',
    last_choice: 'This is the last entry that can be chosen. Please make another one available first.',
    email_taken: 'This e-mail address already belongs to another account.',
    already_colleague: 'This person is already in your team.',
    code_wrong: 'This code is incorrect or has expired.',
    postal_code: 'Please enter a postcode, such as 76133.',
    phone: 'Please enter a phone number, such as 030 23125-0.',
    website: 'Please enter a web address, such as www.example.com.',
    birthdate: 'Please check the date of birth.',
    video_link: 'Please enter the address with https://, such as https://meet.example.com/room.',
    slot_past: 'This time has already passed.',
    slot_too_soon: 'This is too soon: please allow at least four hours’ notice.',
    slot_too_far: 'This is more than a year away.',
    slot_overlaps: 'This time overlaps with another one suggested here.',
    period: 'The end is before the start.',
    image_small: 'This image is too small: it needs at least {width} × {height} pixels.',
    cursor: 'This position belongs to another search. Please start from the first page.',
  },
} as const satisfies Record<Locale, Record<string, string>>
