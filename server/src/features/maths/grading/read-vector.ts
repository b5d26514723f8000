import { parseFormula } from '@tandem/contract/maths/parse-formula'
import { evaluate } from './evaluate.ts'

const maxParts = 6

/** All vectors that a text can mean: parts by semicolons, bars or commas, with or without brackets. */
export function readVectors(text: string): number[][] {
  const inside = text
    .trim()
    .replace(/^[a-zA-Z]\s*=\s*/, '')
    .replace(/^[A-Z](?=\()/, '')
    .replace(/\^T$/, '')
    .trim()
  const bare = /^[([<].*[)\]>]$/.test(inside) ? inside.slice(1, -1) : inside
  const splits = /[;|]/.test(bare) ? [bare.split(/[;|]/)] : [bare.split(/,\s+/), bare.split(',')]
  return splits
    .filter((parts) => parts.length >= 2 && parts.length <= maxParts)
    .map((parts) => parts.map(numberOf))
    .filter((numbers) => numbers.every(Number.isFinite))
}

function numberOf(text: string): number {
  const parsed = parseFormula(text)
  return 'formula' in parsed ? evaluate(parsed.formula) : Number.NaN
}
