import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'
import { readDefaultPages } from './default-pages.ts'

/** What says nothing about a person: the university's lists, a company's own page, and what the program keeps for itself. */
const impersonal = new Set([
  ...['cms_page', 'faq_entry', 'faq_topic', 'notice', 'mail_template', 'setting', 'institution_location'],
  ...['country', 'document_type', 'expertise', 'language', 'place', 'qualification', 'university'],
  ...['reference_edit', 'reference_list', 'reference_option', 'reference_version'],
  ...['study_course', 'study_interest', 'study_interest_words', 'subject_area'],
  ...[
    'company',
    'company_entry',
    'company_entry_text',
    'company_file',
    'company_study_interest',
    'reply_template',
  ],
  ...[
    'changed_text',
    'offer',
    'offer_document',
    'offer_entry',
    'offer_entry_text',
    'offer_expertise',
    'offer_language',
    'offer_location',
    'offer_maths_module',
    'offer_posting',
    'offer_qualification',
    'offer_view',
    'offer_year',
  ],
  ...['last_live_event', 'search_code', 'search_dirty', 'search_news', 'search_word'],
])

const schema = await readFile(join(projectRoot, 'server/schema.sql'), 'utf8')
const tables = new Map(
  schema
    .split(/^(?=CREATE TABLE )/m)
    .map((part) => [/^CREATE TABLE (\w+) \(/.exec(part)?.[1], part.slice(0, part.search(/^\)/m))] as const)
    .filter((entry): entry is [string, string] => entry[0] !== undefined),
)

test('the privacy policy names each table that says something about a person, in both languages', async () => {
  expect(tables.size).toBeGreaterThan(90)
  const personal = [...tables.keys()].filter((table) => !impersonal.has(table)).toSorted()
  const privacy = (await readDefaultPages()).find(({ key }) => key === 'privacy')
  for (const body of [privacy?.bodyDe ?? '', privacy?.bodyEn ?? '']) {
    const named = [...body.matchAll(/`(\w+)`/g)].map(([, table]) => table)
    expect(named.toSorted()).toEqual(personal)
  }
})

test('what is called impersonal belongs to no account and no applicant', () => {
  for (const table of impersonal) {
    const columns = tables.get(table)
    expect(columns, table).toBeDefined()
    expect(columns, table).not.toMatch(/REFERENCES (?:account|applicant|application|thread)\(/)
  }
})
