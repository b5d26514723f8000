import { indexedScreens } from '@tandem/contract/indexed-screens'
import { screens } from '@tandem/contract/screens'
import { expect, test } from 'vitest'
import { screenHeads } from './screen-heads.ts'

const sample: Record<string, string> = {
  title: 'Wirtschaftsinformatik',
  company: 'Hofmann Maschinenbau GmbH',
  town: 'Villingen-Schwenningen',
  name: 'Wann und wo findet die Deltaprüfung statt?',
  topic: 'Zulassung',
}
const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => sample[name] ?? name)

test.each(['de', 'en'] as const)('each page that search engines show says what it is: %s', (locale) => {
  const { titles, descriptions } = screenHeads[locale]
  for (const name of indexedScreens) {
    const title = `${fill(titles[name] ?? '')} – Tandem`
    expect(titles[name], name).toBeTruthy()
    // Of a record its own name may be longer.
    if (!titles[name]?.includes('{{')) expect(title.length, title).toBeLessThanOrEqual(60)
    const description = fill(descriptions[name])
    expect(description.length, description).toBeGreaterThanOrEqual(50)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
  expect(new Set(Object.values(descriptions)).size).toBe(indexedScreens.length)
  // A record's own name takes the place of the title that its screen shares with others.
  const own = indexedScreens.filter((name) => !/:\w+(\/|$)/.test(screens[name].path))
  expect(new Set(own.map((name) => titles[name])).size).toBe(own.length)
})

test.each(['de', 'en'] as const)('a platform for jobs says nothing of studies: %s', (locale) => {
  const { titles, descriptions, jobs } = screenHeads[locale]
  for (const [name, text] of Object.entries({ ...descriptions, ...jobs.descriptions })) {
    // Whether one may study is what that page is about.
    if (name !== 'eligibility') expect(text, name).not.toMatch(/stud(ium|ien|y\b)/i)
    expect(fill(text).length, text).toBeGreaterThanOrEqual(50)
    expect(fill(text).length, text).toBeLessThanOrEqual(160)
  }
  expect({ ...titles, ...jobs.titles }.home).not.toMatch(/studium|study/i)
})

test('both languages say something of their own', () => {
  for (const name of indexedScreens) {
    expect(screenHeads.en.descriptions[name]).not.toBe(screenHeads.de.descriptions[name])
  }
})

test('search engines are shown what visitors open, and never a screen of a mail’s link', () => {
  for (const name of indexedScreens) {
    const { access } = screens[name]
    expect(access === 'everyone' || access.visitorsBy, name).toBeTruthy()
    expect(screens[name], name).not.toHaveProperty('secret')
  }
})
