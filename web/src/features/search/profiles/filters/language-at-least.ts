import { languageLevels } from '@tandem/contract/reference'

/** Those one can ask for, the lowest first: whoever speaks a language at all has it. */
export const searchedLevels = languageLevels.filter((level) => level !== 'no_choice')
type SearchedLevel = (typeof searchedLevels)[number]
export const lowestLevel = 'beginner' satisfies SearchedLevel

/** `en~independent` and its parts. */
export const writeLanguage = (language: string, level: string): string => `${language}~${level}`

export function readLanguage(value: string): { language: string; level: SearchedLevel } {
  const [language = '', level] = value.split('~')
  return { language, level: searchedLevels.find((each) => each === level) ?? lowestLevel }
}
