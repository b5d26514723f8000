import { type FormulaProblem, functionNames } from './formula.ts'

export type Token =
  | { kind: 'number'; text: string; value: number }
  | { kind: 'mixed'; whole: number; numerator: number; denominator: number }
  /** Digits set high, as in x². */
  | { kind: 'raised'; value: number }
  | { kind: 'name'; text: string }
  | { kind: 'sign'; text: string }

export class Unreadable extends Error {
  readonly problem: FormulaProblem

  constructor(problem: FormulaProblem) {
    super(problem)
    this.problem = problem
  }
}

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const quarters: Record<string, [number, number]> = {
  '½': [1, 2],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '⅛': [1, 8],
}
const signs: Record<string, string> = {
  '−': '-',
  '–': '-',
  '·': '*',
  '⋅': '*',
  '×': '*',
  '∙': '*',
  ':': '/',
  '÷': '/',
}
const otherNames: Record<string, string> = {
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  wurzel: 'sqrt',
  betrag: 'abs',
}
const names = [...functionNames, 'pi', ...Object.keys(otherNames)].toSorted((a, b) => b.length - a.length)

const mixed = /(\d{1,9}) +(\d{1,9}) ?\/ ?(\d{1,9})(?![\d.,])/y
const number = /\d+(?:[.,]\d+)?|[.,]\d+/y
const spaces = /[\s\u00a0\u202f]+/y

/** Splits a text into what a formula is made of. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found
  }
  while (at < text.length) {
    if (match(spaces)) continue
    const whole = match(mixed)
    if (whole) {
      tokens.push({
        kind: 'mixed',
        whole: Number(whole[1]),
        numerator: Number(whole[2]),
        denominator: Number(whole[3]),
      })
      continue
    }
    const digits = match(number)
    if (digits) {
      const written = digits[0].replace(',', '.')
      tokens.push({ kind: 'number', text: written, value: Number(written) })
      continue
    }
    at += readOther(text, at, tokens)
  }
  return tokens
}

/** One name or sign; answers how many characters it took. */
function readOther(text: string, at: number, tokens: Token[]): number {
  const character = text.charAt(at)
  const name = nameAt(text, at)
  if (name) {
    tokens.push({ kind: 'name', text: otherNames[name] ?? name })
    return name.length
  }
  const quarter = quarters[character]
  if (quarter) {
    tokens.push({ kind: 'mixed', whole: 0, numerator: quarter[0], denominator: quarter[1] })
    return 1
  }
  const raised = raisedDigits.indexOf(character)
  if (raised >= 0) {
    const last = tokens.at(-1)
    if (last?.kind === 'raised') last.value = last.value * 10 + raised
    else tokens.push({ kind: 'raised', value: raised })
    return 1
  }
  if (character === 'π') tokens.push({ kind: 'name', text: 'pi' })
  else if (character === '√') tokens.push({ kind: 'name', text: 'sqrt' })
  else if (/[a-zA-Z]/.test(character)) tokens.push({ kind: 'name', text: character })
  else tokens.push({ kind: 'sign', text: signOf(text, at) })
  return text.startsWith('**', at) ? 2 : 1
}

function nameAt(text: string, at: number): string | undefined {
  const here = text.slice(at, at + 6).toLowerCase()
  return names.find((name) => here.startsWith(name))
}

function signOf(text: string, at: number): string {
  if (text.startsWith('**', at)) return '^'
  const character = text.charAt(at)
  const sign = signs[character] ?? character
  if (!'+-*/^()|%°!_;'.includes(sign)) throw new Unreadable('syntax')
  return sign
}
