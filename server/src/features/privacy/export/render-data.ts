import { createHash } from 'node:crypto'
import type { Locale } from '@tandem/contract/common'
import { escapeHtml } from '#platform/http/pages/escape-html.ts'
import { labelsDe, wordsDe } from './labels.de.ts'
import { labelsEn, wordsEn } from './labels.en.ts'

type Words = Record<string, Record<string, string>>
type Reading = {
  locale: Locale
  /** Addresses the reader with du. */
  isDu: boolean
  /** Of what stands as a key, by field. */
  names: Words
  /** Where the file of an id lies in the archive. */
  paths: ReadonlyMap<string, string>
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem; border-bottom: 2px solid #0a7d8c }
h3 { margin-bottom: .5rem }
article { margin: 1rem 0; padding: .25rem 1rem; border: 1px solid #8886; border-radius: .5rem }
dl { display: grid; grid-template-columns: minmax(9rem, 1fr) 3fr; gap: .25rem 1rem }
dt { font-weight: 600 }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
div { overflow-x: auto }
table { border-collapse: collapse }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8886; text-align: left; vertical-align: top }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }
`
// Nothing of what people typed can run in this page: whatever slipped through is refused by the browser itself.
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The same data as a page to read, complete in itself: no script, nothing loaded. */
export function renderData(data: { exportedAt: string } & object, reading: Reading): string {
  const { locale, isDu } = reading
  const texts = labelsOf(locale)
  const title = isDu ? texts.pageTitle : texts.pageTitleFormal
  const intro = (isDu ? texts.intro : texts.introFormal).replace('{date}', instant(data.exportedAt, locale))
  const { exportedAt: _, ...parts } = data
  const present = Object.entries(parts).filter(([, value]) => value !== null && value !== undefined)
  const sections = present.map(
    ([key, value]) =>
      `<section id="${key}"><h2>${labelOf(key, locale)}</h2>${block(key, value, reading)}</section>`,
  )
  const contents = present.map(([key]) => `<li><a href="#${key}">${labelOf(key, locale)}</a></li>`)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(intro)}</p>
<nav><ul>${contents.join('')}</ul></nav>
${sections.join('\n')}
</main>
</body>
</html>
`
}

/** A whole part, or something within one that does not fit a line. */
function block(key: string, value: unknown, reading: Reading): string {
  if (Array.isArray(value)) return list(key, value, reading)
  if (isRecord(value)) return fields(value, reading)
  return `<p>${inline(key, value, reading)}</p>`
}

function list(key: string, items: unknown[], reading: Reading): string {
  const records = items.filter(isRecord)
  if (items.length === 0) return `<p>${escapeHtml(labelsOf(reading.locale).nothing)}</p>`
  if (records.length < items.length) return `<p>${inline(key, items, reading)}</p>`
  if (records.every((record) => Object.values(record).every((value) => !isNested(value)))) {
    return table(records, reading)
  }
  return records.map((record) => `<article>${heading(record)}${fields(record, reading)}</article>`).join('')
}

function table(records: Record<string, unknown>[], reading: Reading): string {
  const keys = [...new Set(records.flatMap(shownKeys))].toSorted(byPlace)
  const head = keys.map((key) => `<th scope="col">${labelOf(key, reading.locale)}</th>`).join('')
  const rows = records.map(
    (record) => `<tr>${keys.map((key) => `<td>${cell(key, record, reading)}</td>`).join('')}</tr>`,
  )
  return `<div><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function fields(record: Record<string, unknown>, reading: Reading): string {
  const pairs = shownKeys(record)
    .toSorted(byPlace)
    .map((key) => `<dt>${labelOf(key, reading.locale)}</dt><dd>${cell(key, record, reading)}</dd>`)
  return `<dl>${pairs.join('')}</dl>`
}

/** What a person has no use for stands in the JSON only. */
const technical = [
  'hasLogo',
  'hasProfileImage',
  'latitude',
  'longitude',
  'mailKind',
  'revision',
  'secondFactorMissing',
]
const first = [
  'subject',
  'name',
  'sentAt',
  'academyName',
  'academicTitle',
  'companyName',
  'position',
  'from',
  'to',
]
const place = (key: string) => first.indexOf(key) + 1 || first.length + 1
const byPlace = (one: string, other: string) => place(one) - place(other)

const shownKeys = (record: Record<string, unknown>) =>
  Object.keys(record).filter((key) => !technical.includes(key) && !isId(record[key]))

const isId = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)

/** The name of a file leads to it, wherever it is mentioned. */
function cell(key: string, record: Record<string, unknown>, reading: Reading): string {
  const value = record[key]
  const path = key === 'name' && typeof record.key === 'string' ? reading.paths.get(record.key) : undefined
  if (path) {
    return `<a href="${escapeHtml(path.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(String(value))}</a>`
  }
  return isNested(value) ? block(key, value, reading) : inline(key, value, reading)
}

function inline(key: string, value: unknown, reading: Reading): string {
  const { locale, names } = reading
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.map((each) => inline(key, each, reading)).join(', ') || '–'
  if (typeof value === 'boolean') return escapeHtml(labelsOf(locale)[value ? 'yes' : 'no'])
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const words = locale === 'en' ? wordsEn : wordsDe
  return escapeHtml(own(words, key, text) ?? own(names, key, text) ?? instant(text, locale))
}

function heading(record: Record<string, unknown>): string {
  const title = ['subject', 'title', 'name']
    .map((key) => record[key])
    .find((value) => typeof value === 'string' && value)
  return title ? `<h3>${escapeHtml(String(title))}</h3>` : ''
}

/** Keys of what people typed themselves, such as the criteria of a search, have no label. */
const labelOf = (key: string, locale: Locale) =>
  escapeHtml(Object.hasOwn(labelsDe, key) ? labelsOf(locale)[key as keyof typeof labelsDe] : key)

const labelsOf = (locale: Locale) => (locale === 'en' ? labelsEn : labelsDe)

const own = (words: Words, key: string, value: string) =>
  Object.hasOwn(words, key) && Object.hasOwn(words[key] ?? {}, value) ? words[key]?.[value] : undefined

function instant(text: string, locale: Locale): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text)) return text
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', format).format(new Date(text))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNested = (value: unknown): boolean =>
  isRecord(value) || (Array.isArray(value) && value.some((each) => isRecord(each) || Array.isArray(each)))
