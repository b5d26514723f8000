import { childrenOf, type Formula, isNumber } from '@tandem/contract/maths/formula'

/**
 * How an answer has to look where its value alone would not show the skill: `plain` a number or a fraction of two;
 * `reduced` a fraction without a common factor; `exact` with roots, π and e, but nothing left to work out; `power` a single power;
 * `expanded` without brackets; `factored` a product; `short` not longer than needed.
 */
export const forms = ['plain', 'reduced', 'exact', 'power', 'expanded', 'factored', 'short', 'free'] as const
export type Form = (typeof forms)[number]

export function hasForm(formula: Formula, form: Form, maxLeaves = Number.POSITIVE_INFINITY): boolean {
  return countLeaves(formula) <= maxLeaves && checks[form](formula)
}

function countLeaves(formula: Formula): number {
  const children = childrenOf(formula)
  return children.length === 0 ? 1 : children.reduce((sum, child) => sum + countLeaves(child), 0)
}

const unsigned = (formula: Formula): Formula => (formula.kind === 'negate' ? unsigned(formula.of) : formula)

const isWhole = (formula: Formula) => isNumber(formula) && Number.isInteger(formula.value)

const checks: Record<Form, (formula: Formula) => boolean> = {
  free: () => true,
  short: () => true,
  plain: isPlain,
  reduced: isReduced,
  exact: (formula) => !any(formula, isUnfinished),
  power: (formula) => {
    const power = unsigned(formula)
    return (
      power.kind === 'binary' && power.operator === '^' && isAtom(power.left) && isAtom(unsigned(power.right))
    )
  },
  expanded: (formula) =>
    summandsOf(formula).filter(isPlain).length < 2 &&
    !any(
      formula,
      (part) =>
        part.kind === 'binary' &&
        ((part.operator === '*' && (isSum(part.left) || isSum(part.right))) ||
          (part.operator === '^' && isSum(part.left))),
    ),
  factored: (formula) => {
    const product = unsigned(formula)
    if (product.kind !== 'binary' || (product.operator !== '*' && product.operator !== '^')) return false
    return factorsOf(product).every((factor) => !isUnfactored(factor))
  },
}

const isAtom = (formula: Formula) =>
  isNumber(formula) || formula.kind === 'variable' || formula.kind === 'constant' || isPlain(formula)

function isPlain(formula: Formula): boolean {
  const number = unsigned(formula)
  if (isNumber(number) || number.kind === 'mixed') return true
  if (number.kind === 'percent') return isNumber(number.of)
  return (
    number.kind === 'binary' &&
    number.operator === '/' &&
    isNumber(unsigned(number.left)) &&
    isNumber(unsigned(number.right))
  )
}

function isReduced(formula: Formula): boolean {
  const number = unsigned(formula)
  if (isWhole(number)) return true
  if (number.kind === 'mixed') {
    return number.numerator < number.denominator && divisor(number.numerator, number.denominator) === 1
  }
  if (number.kind !== 'binary' || number.operator !== '/') return false
  const [above, below] = [unsigned(number.left), unsigned(number.right)]
  if (!isNumber(above) || !isNumber(below) || !isWhole(above) || !isWhole(below)) return false
  return below.value > 1 && divisor(above.value, below.value) === 1
}

/** Something between plain numbers that could be worked out, or a root that comes out even. */
function isUnfinished(part: Formula): boolean {
  if (part.kind === 'binary' && part.operator === '^')
    return isPlain(part.left) && isWhole(unsigned(part.right))
  if (part.kind === 'binary' && part.operator !== '/') {
    return isPlain(part.left) && isPlain(part.right)
  }
  if (part.kind === 'binary') return !isPlain(part) && isPlain(part.left) && isPlain(part.right)
  if (part.kind === 'factorial' || part.kind === 'degree') return true
  if (part.kind !== 'call') return false
  const inside = part.values.at(-1)
  if (part.name === 'sqrt' && inside && isWhole(inside) && isNumber(inside)) return hasSquare(inside.value)
  return ['sin', 'cos', 'tan', 'log', 'lg', 'abs'].includes(part.name) && part.values.every(isPlain)
}

function hasSquare(radicand: number): boolean {
  if (radicand < 2) return true
  for (let root = 2; root * root <= Math.min(radicand, 1e6); root++) {
    if (radicand % (root * root) === 0) return true
  }
  return false
}

const isSum = (formula: Formula): boolean => {
  const inner = unsigned(formula)
  return inner.kind === 'binary' && (inner.operator === '+' || inner.operator === '-')
}

function factorsOf(formula: Formula): Formula[] {
  const inner = unsigned(formula)
  if (inner.kind !== 'binary') return [inner]
  if (inner.operator === '*') return [...factorsOf(inner.left), ...factorsOf(inner.right)]
  return inner.operator === '^' ? factorsOf(inner.left) : [inner]
}

/** A sum in which a square of the variable, or a variable in each part, is left. */
function isUnfactored(factor: Formula): boolean {
  if (!isSum(factor)) return false
  const parts = summandsOf(factor)
  const isSquare = (part: Formula) => any(part, (each) => each.kind === 'binary' && each.operator === '^')
  return parts.some(isSquare) || parts.every((part) => any(part, (each) => each.kind === 'variable'))
}

function summandsOf(formula: Formula): Formula[] {
  const inner = unsigned(formula)
  if (inner.kind !== 'binary' || !isSum(inner)) return [inner]
  return [...summandsOf(inner.left), ...summandsOf(inner.right)]
}

function any(formula: Formula, test: (part: Formula) => boolean): boolean {
  return test(formula) || childrenOf(formula).some((child) => any(child, test))
}

function divisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisor(b, a % b)
}
