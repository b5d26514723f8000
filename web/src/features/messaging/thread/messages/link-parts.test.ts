import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

test.each([
  ['Siehe https://example.org/a?b=c.', ['https://example.org/a?b=c']],
  ['(http://example.org), www.example.org!', ['http://example.org', 'https://www.example.org']],
  ['https://example.org/Studium_(dual)', ['https://example.org/Studium_(dual)']],
  ['„https://example.org“', ['https://example.org']],
  ['javascript:alert(1) ftp://example.org mailto:a@example.org', []],
  ['', []],
])('finds the web addresses in %j', (text, found) => {
  expect(links(text)).toEqual(found)
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
