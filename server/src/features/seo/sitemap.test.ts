import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { maxAddresses, sitemapPartXml, sitemapXml } from './sitemap.ts'

const base = 'https://t.example'
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: paths.faqQuestion({ questionId: `q${index}&` }),
    changedAt: new Date('2026-11-01T09:00:00Z'),
  }))
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

test('each language has its own address, which names both', () => {
  const xml = sitemapXml([{ path: paths.faq(), changedAt: null }], base)
  expect(addressesIn(xml)).toEqual([`${base}/faq`, `${base}/en/faq`])
  expect(xml.match(/hreflang="x-default" href="https:\/\/t\.example\/faq"/g)).toHaveLength(2)
  expect(xml).not.toContain('lastmod')
})

test('what is too much for one file is an index of parts, in which each address stands once', () => {
  const one = entries(maxAddresses / 2)
  expect(addressesIn(sitemapXml(one, base))).toHaveLength(maxAddresses)
  const many = entries(maxAddresses + 1)
  expect(addressesIn(sitemapXml(many, base))).toEqual([1, 2, 3].map((part) => `${base}/sitemap-${part}.xml`))
  const parts = [1, 2, 3].map((part) => addressesIn(sitemapPartXml(many, part, base) ?? ''))
  expect(parts.map(({ length }) => length)).toEqual([maxAddresses, maxAddresses, 2])
  expect(new Set(parts.flat()).size).toBe(2 * many.length)
  expect(sitemapPartXml(many, 4, base)).toBeNull()
})
