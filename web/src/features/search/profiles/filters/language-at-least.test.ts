import { LanguageAtLeast } from '@tandem/contract/search'
import { expect, test } from 'vitest'
import { lowestLevel, readLanguage, searchedLevels, writeLanguage } from './language-at-least.ts'

test('every level that can be chosen is one that the contract takes, and reads as it was written', () => {
  for (const level of searchedLevels) {
    const written = writeLanguage('en', level)
    expect(LanguageAtLeast.safeParse(written).success).toBe(true)
    expect(readLanguage(written)).toEqual({ language: 'en', level })
  }
})

test('a level that there is not counts as any', () => {
  expect(readLanguage('en')).toEqual({ language: 'en', level: lowestLevel })
})
