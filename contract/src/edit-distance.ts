/**
 * The edit distance (Damerau–Levenshtein) from what was typed to a word: letters too many, too few, wrong or swapped.
 * A word that is still being typed is compared with the beginning: “infromat” is one edit away from “informatik”.
 */
export function editDistance(typed: string, word: string): number {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1]
      const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      const [left = 0, up = 0, diagonal = 0] = [next[j - 1], row[j], row[j - 1]]
      const cost = Math.min(left + 1, up + 1, diagonal + (same ? 0 : 1))
      next.push(swapped ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost)
    }
    ;[before, row] = [row, next]
  }
  return Math.min(...row.slice(Math.max(0, typed.length - 1)))
}

/** How many edits count as a typing error: none in short words and in numbers, where one letter makes another word. */
export const allowedEdits = (typed: string): number =>
  typed.length < 4 || /\d/.test(typed) ? 0 : typed.length < 8 ? 1 : 2
