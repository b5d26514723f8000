import { parseFormula } from '@tandem/contract/maths/parse-formula'
import { evaluate } from './evaluate.ts'
import { type Interval, intersected, joined, type NumberSet, point } from './number-sets.ts'

const everything: Interval = {
  from: Number.NEGATIVE_INFINITY,
  to: Number.POSITIVE_INFINITY,
  closedFrom: false,
  closedTo: false,
}
const none = new Set([
  '',
  'leer',
  'leeremenge',
  'keine',
  'keinelösung',
  'none',
  'empty',
  'nosolution',
  '∅',
  'ø',
])
const maxParts = 12

/**
 * All sets that a text can mean: numbers in braces or not, intervals in either notation, inequalities with and, or. A comma may be
 * a decimal one or part two numbers; then there are two readings. Empty where it is none.
 */
export function readSets(text: string): NumberSet[] {
  const written = normalised(text)
  if (none.has(written.replace(/[\s{}]/g, '').toLowerCase())) return [[]]
  const parts = written.split(/∪|\bor\b/).flatMap((part) => splitValues(part))
  if (parts.length > maxParts) return []
  const readings: NumberSet[] = []
  for (const isCommaDecimal of [true, false]) {
    const sets = parts.map((part) => readConjunction(part, isCommaDecimal))
    if (sets.every((set) => set !== undefined)) readings.push(joined(sets.flat()))
  }
  return readings
}

function normalised(text: string): string {
  return text
    .replace(/^\s*[LDW]\s*=\s*/, '')
    .replace(/^\s*x\s*(∈|in\b)\s*/, '')
    .replace(/\b(oder)\b/gi, ' or ')
    .replace(/\b(und)\b|∧/gi, ' and ')
    .replace(/∨/g, ' or ')
    .replace(/\s[uU]\s|(?<=[\])[])[uU](?=[\])[(])/g, '∪')
    .replace(/≤|=</g, '<=')
    .replace(/≥|=>/g, '>=')
    .replace(/[+]?∞|\b(unendlich|infinity|inf|oo)\b/gi, '∞')
    .replace(/[−–]/g, '-')
    .trim()
}

const isInterval = (text: string) => /^\s*[[\](].*[\])[]\s*$/.test(text) && /[;,|]/.test(text)

/** What stands in braces, or a list of equations, by its semicolons. */
function splitValues(text: string): string[] {
  const inside = text.trim().replace(/^\{(.*)\}$/, '$1')
  return isInterval(inside) ? [inside] : inside.split(';')
}

function readConjunction(text: string, isCommaDecimal: boolean): NumberSet | undefined {
  const [first, ...others] = text.split(/\band\b/).map((part) => readPart(part, isCommaDecimal))
  if (!first || others.some((other) => !other)) return undefined
  // "1 and 2" lists two numbers, "x > 1 and x < 2" is what both allow.
  const all = [first, ...others].filter((each) => each !== undefined)
  if (all.every((set) => set.every(({ from, to }) => from === to))) return joined(all.flat())
  return all.reduce((a, b) => intersected(a, b))
}

function readPart(text: string, isCommaDecimal: boolean): NumberSet | undefined {
  if (/^\s*(ℝ|R|IR)\s*$/.test(text)) return [everything]
  if (isInterval(text)) return readInterval(text.trim())
  if (/[<>]/.test(text)) return readInequality(text)
  const values = isCommaDecimal && !/,\s/.test(text) ? [text] : text.split(',')
  if (values.length > maxParts) return undefined
  const numbers = values.map((value) => readNumber(value.replace(/^\s*[a-zA-Z][_₁₂₃]?\d?\s*=/, '')))
  return numbers.every(Number.isFinite) ? joined(numbers.map(point)) : undefined
}

function readInterval(text: string): NumberSet | undefined {
  const inside = text.slice(1, -1)
  const ends = /[;|]/.test(inside) ? inside.split(/[;|]/) : splitAtComma(inside)
  if (ends.length !== 2) return undefined
  const [from = Number.NaN, to = Number.NaN] = ends.map(readNumber)
  if (Number.isNaN(from) || Number.isNaN(to) || from > to) return undefined
  const closedFrom = text.startsWith('[')
  const closedTo = text.endsWith(']')
  // Infinity belongs to no interval.
  if ((closedFrom && from === Number.NEGATIVE_INFINITY) || (closedTo && to === Number.POSITIVE_INFINITY))
    return undefined
  return [{ from, to, closedFrom, closedTo }]
}

const splitAtComma = (text: string) => (/,\s/.test(text) ? text.split(/,\s+/) : text.split(','))

/** x < 3, 2 <= x < 5, 3 > x. */
function readInequality(text: string): NumberSet | undefined {
  const parts = text.split(/(<=|>=|<|>)/).map((part) => part.trim())
  if (parts.length !== 3 && parts.length !== 5) return undefined
  const at = parts.findIndex((part) => /^[a-zA-Z]$/.test(part))
  if (at < 0 || at % 2 === 1 || (parts.length === 5 && at !== 2)) return undefined
  let set: NumberSet = [everything]
  for (let sign = 1; sign < parts.length; sign += 2) {
    const isLeft = sign + 1 === at
    const bound = readNumber(parts[isLeft ? sign - 1 : sign + 1] ?? '')
    if (!Number.isFinite(bound)) return undefined
    const symbol = parts[sign] ?? ''
    const isAbove = symbol.startsWith('<') === isLeft
    const isClosed = symbol.endsWith('=')
    set = intersected(set, [
      isAbove
        ? { ...everything, from: bound, closedFrom: isClosed }
        : { ...everything, to: bound, closedTo: isClosed },
    ])
  }
  return set
}

function readNumber(text: string): number {
  const written = text.trim()
  if (written === '∞') return Number.POSITIVE_INFINITY
  if (/^-\s*∞$/.test(written)) return Number.NEGATIVE_INFINITY
  const parsed = parseFormula(written)
  return 'formula' in parsed ? evaluate(parsed.formula) : Number.NaN
}
