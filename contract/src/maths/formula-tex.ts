import type { Locale } from '../locales.ts'
import { type Formula, isNumber } from './formula.ts'

/** A formula as it is set: for the preview of what somebody typed. */
export function texOf(formula: Formula, locale: Locale): string {
  const tex = (inner: Formula) => texOf(inner, locale)
  const bracketed = (inner: Formula, least: number) =>
    rank(inner) < least ? `\\left(${tex(inner)}\\right)` : tex(inner)
  switch (formula.kind) {
    case 'number':
      return locale === 'de' ? formula.text.replace('.', '{,}') : formula.text
    case 'constant':
      return formula.name === 'pi' ? '\\pi ' : '\\mathrm{e}'
    case 'variable':
      return formula.name
    case 'mixed':
      return `${formula.whole}\\tfrac{${formula.numerator}}{${formula.denominator}}`
    case 'negate':
      return `-${bracketed(formula.of, 2)}`
    case 'percent':
      return `${bracketed(formula.of, 4)}\\,\\%`
    case 'degree':
      return `${bracketed(formula.of, 4)}^{\\circ}`
    case 'factorial':
      return `${bracketed(formula.of, 4)}!`
    case 'call':
      return call(formula, tex)
    case 'binary':
      break
  }
  const { operator, left, right } = formula
  if (operator === '+') return `${tex(left)}+${bracketed(right, 2)}`
  if (operator === '-') return `${tex(left)}-${bracketed(right, 2)}`
  if (operator === '/') return `\\frac{${tex(left)}}{${tex(right)}}`
  if (operator === '^') return `${bracketed(left, 4)}^{${tex(right)}}`
  const sign =
    isNumber(right) ||
    right.kind === 'negate' ||
    right.kind === 'mixed' ||
    (isNumber(left) && startsWithDigit(right))
      ? ' \\cdot '
      : '\\,'
  return `${bracketed(left, 2)}${sign}${bracketed(right, 2)}`
}

/** What binds weaker than its neighbour stands in brackets. */
function rank(formula: Formula): number {
  if (formula.kind === 'negate') return 1
  if (formula.kind === 'mixed') return 3
  if (formula.kind !== 'binary') return 4
  return { '+': 1, '-': 1, '*': 2, '/': 3, '^': 3 }[formula.operator]
}

function startsWithDigit(formula: Formula): boolean {
  return (
    isNumber(formula) ||
    (formula.kind === 'binary' && formula.operator !== '/' && startsWithDigit(formula.left))
  )
}

function call({ name, values }: Formula & { kind: 'call' }, tex: (inner: Formula) => string): string {
  const [first, second] = values.map(tex)
  if (name === 'sqrt') return `\\sqrt{${first}}`
  if (name === 'root') return `\\sqrt[${first}]{${second}}`
  if (name === 'abs') return `\\left|${first}\\right|`
  if (name === 'log') return `\\log_{${first}}\\left(${second}\\right)`
  return `\\${name}\\left(${first}\\right)`
}
