/** What a search text means in the words that the index knows. */
export type TextQuery = {
  /** For the column of `search_vector`; null where a word is in no text. */
  tsquery: string | null
  /** What is marked in the text that was found. */
  typed: string[]
  found: ReadonlySet<string>
  /** For names: each group has to stand in them with one of its terms, at the beginning of a word where it is short. */
  terms: string[][]
}

export type KnownWord = { word: string; stem: string }
/** What a word that was typed may mean; `corrections` is set where it was taken for a typing error. */
export type Meaning = { known: readonly KnownWord[]; corrections: readonly string[] | null }

/** All words have to fit, each by any of the known words that it may mean. */
export function toTextQuery(meanings: ReadonlyMap<string, Meaning>): TextQuery {
  const groups = [...meanings.values()].map(({ known }) => new Set(known.map(({ stem }) => stem)))
  const isPossible = groups.every((stems) => stems.size > 0)
  return {
    tsquery: isPossible ? groups.map(oneOf).join(' & ') : null,
    typed: [...meanings.keys()],
    found: new Set([...meanings.values()].flatMap(({ known }) => known.map(({ word }) => word))),
    terms: [...meanings].map(([typed, { corrections }]) => [...(corrections ?? [typed])]),
  }
}

const oneOf = (stems: ReadonlySet<string>) => `(${[...stems].map((stem) => `'${stem}'`).join(' | ')})`
