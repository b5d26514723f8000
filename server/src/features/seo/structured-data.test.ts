import type { Company } from '@tandem/contract/companies/profile'
import type { Offer } from '@tandem/contract/offers'
import { expect, test } from 'vitest'
import type { Page } from './describe-page.ts'
import { plainText, shorten } from './plain-text.ts'
import { renderHead } from './render-head.ts'
import {
  breadcrumbs,
  companyOrganization,
  faqPage,
  jobPosting,
  organization,
  type StructuredData,
  website,
  workBasedProgram,
} from './structured-data.ts'

const address = {
  urlOf: (path: string) => `https://t.example${path}`,
  fileOf: (path: string) => `https://t.example${path}`,
}
const question = {
  id: 'q',
  audience: 'applicant' as const,
  topic: { id: 't', title: 'T' },
  question: 'Wie?',
  answer: '**So** und [dort](/faq).',
}
const prose = (text: string) => ({ text, translated: true })
const offer = {
  id: '0',
  title: 'Informatik',
  company: { id: '1', name: 'Acme', town: 'Ulm', hasLogo: false },
  studyInterest: { id: '3', name: 'Informatik', degree: 'B.Sc.' },
  locations: [],
  salary: [1200, 1400],
  publishedAt: '2026-11-01T09:00:00.000Z',
  deadline: '2027-01-31',
  startDate: '2027-10-01',
  description: prose('Komm.'),
  tasks: prose('Tun.'),
  benefits: prose(''),
} as unknown as Offer
const company = {
  name: 'Acme',
  town: 'Ulm',
  country: 'DE',
  www: 'https://acme.example',
  description: prose('Wir.'),
} as Company

/** What Google and schema.org require of a type, and what else it may say. */
const required: Record<string, string[]> = {
  WebSite: ['name', 'url'],
  Organization: ['name'],
  CollegeOrUniversity: ['name', 'url', 'logo'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  WorkBasedProgram: ['name', 'description', 'url', 'provider'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitText'],
}
const allowed: Record<string, string[]> = {
  Organization: ['url', 'description', 'address', 'sameAs'],
  CollegeOrUniversity: ['sameAs'],
  WorkBasedProgram: [
    'occupationalCategory',
    'educationalCredentialAwarded',
    'startDate',
    'applicationDeadline',
  ],
  JobPosting: ['url', 'validThrough', 'jobStartDate', 'baseSalary'],
  PostalAddress: ['streetAddress', 'postalCode'],
}

const records = {
  website: website(address),
  organization: organization('Hochschule', ['https://social.example/h'], address),
  faq: faqPage([question]),
  breadcrumbs: breadcrumbs(
    [
      { name: 'FAQ', path: '/faq' },
      { name: 'Wie?', path: '/faq/thema/q' },
    ],
    address,
  ),
  program: workBasedProgram(offer, '/o', address),
  job: jobPosting(offer, '/o', address),
  company: companyOrganization(company, '/c', address),
}

test.each(Object.entries(records))('%s says what its type requires', (_, record) => {
  let seen = 0
  const check = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const each of value) check(each)
      return
    }
    const { '@type': type, ...said } = value as StructuredData
    const must = required[type]
    expect(must, type).toBeDefined()
    for (const name of must ?? []) expect(said[name], `${type}.${name}`).toBeTruthy()
    const known = new Set([...(must ?? []), ...(allowed[type] ?? [])])
    expect(
      Object.keys(said).filter((name) => !known.has(name)),
      type,
    ).toEqual([])
    seen++
    Object.values(said).forEach(check)
  }
  check(record)
  expect(seen).toBeGreaterThan(0)
})

test('a job is of the day on which it was published in Germany', () => {
  const published = { ...offer, publishedAt: '2026-10-31T23:30:00.000Z' }
  expect(jobPosting(published, '/o', address)).toMatchObject({ datePosted: '2026-11-01' })
})

test('a job without a place is left to the page', () => {
  expect(jobPosting({ ...offer, company: { ...offer.company, town: '' } }, '/o', address)).toBeNull()
  expect(jobPosting({ ...offer, publishedAt: null }, '/o', address)).toBeNull()
})

test('nothing that somebody wrote ends an element or begins one', () => {
  const evil = `</script><script>alert(1)</script>"'&`
  const page: Page = {
    ...{ status: 200, locale: 'de', title: evil },
    card: { title: evil, description: evil, over: '', image: 'https://t.example/og/de/home.png' },
    indexed: {
      addresses: { de: 'https://t.example/', en: 'https://t.example/en' },
      structured: [faqPage([{ ...question, question: evil }])],
    },
  }
  const html = renderHead(page)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html.match(/<title>[^<>]*<\/title>/g)).toHaveLength(1)
  const json = /ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json).mainEntity[0].name).toBe(evil)
})

test('Markdown is read as its words', () => {
  expect(plainText('# Titel\n\n**Fett** und [Link](/x), _so_.\n\n- eins\n- zwei_drei_vier\n1. drei')).toBe(
    'Titel Fett und Link, so. eins zwei_drei_vier drei',
  )
  expect(plainText(question.answer)).toBe('So und dort.')
})

test('what is too long ends with a whole word', () => {
  expect(shorten('eins zwei drei', 14)).toBe('eins zwei drei')
  expect(shorten('eins zwei, drei vier', 14)).toBe('eins zwei…')
  expect(shorten('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`)
})
