/**
 * How many slips lie between what was typed and a word: letters too many, too few, wrong, or in the wrong order.
 * What is still being typed counts as far as it goes: “infromat” is one slip away from “informatik”.
 */
export function slipsTo(typed: string, word: string): number {
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

/** Slips that are forgiven; in a short word each letter says too much, and a number is another number. */
export const forgiven = (typed: string): number =>
  typed.length < 4 || /\d/.test(typed) ? 0 : typed.length < 8 ? 1 : 2
