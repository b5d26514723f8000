import { placeholders } from '@tandem/contract/received-applications/placeholders'

/** Stands for the company's name, in either language. */
const written = Object.values(placeholders.company)
const placeholder = new RegExp(`\\[\\s*(?:${written.join('|')})\\s*\\]`, 'gi')

/** The common letter as one company gets it. */
export const letterTo = (company: string, text: string): string => text.replace(placeholder, () => company)

type Draft = { company: string; letter: string }

/**
 * The common letter of applications that were begun before: of their letters the one that most of them share, with a
 * place for the name. Those that were changed by hand stand apart.
 */
export function commonLetter(drafts: readonly Draft[], mark: string): string {
  const texts = drafts.map(({ company, letter }) => (company ? letter.replaceAll(company, mark) : letter))
  const shares = (text: string) => drafts.filter(({ company, letter }) => letterTo(company, text) === letter)
  const [first = ''] = texts.toSorted((a, b) => shares(b).length - shares(a).length)
  return first
}

/** What each company gets once the common letter has changed: whoever followed it goes on doing so. */
export function followLetter<T extends Draft>(drafts: readonly T[], before: string, after: string): T[] {
  return drafts.map((draft) =>
    draft.letter === letterTo(draft.company, before)
      ? { ...draft, letter: letterTo(draft.company, after) }
      : draft,
  )
}
