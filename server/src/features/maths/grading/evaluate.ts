import type { Formula, FunctionName } from '@tandem/contract/maths/formula'

export type Variables = Readonly<Record<string, number>>

/** The value of a term; not a number where it is not defined over the reals. */
export function evaluate(formula: Formula, variables: Variables = {}): number {
  switch (formula.kind) {
    case 'number':
      return formula.value
    case 'constant':
      return formula.name === 'pi' ? Math.PI : Math.E
    case 'variable':
      return Object.hasOwn(variables, formula.name) ? (variables[formula.name] ?? Number.NaN) : Number.NaN
    case 'mixed':
      return formula.denominator === 0 ? Number.NaN : formula.whole + formula.numerator / formula.denominator
    case 'negate':
      return -evaluate(formula.of, variables)
    case 'percent':
      return evaluate(formula.of, variables) / 100
    case 'degree':
      return (evaluate(formula.of, variables) * Math.PI) / 180
    case 'factorial':
      return factorial(evaluate(formula.of, variables))
    case 'call':
      return call(
        formula.name,
        formula.values.map((value) => evaluate(value, variables)),
      )
    case 'binary':
      return binary(formula, variables)
  }
}

function binary({ operator, left, right }: Formula & { kind: 'binary' }, variables: Variables): number {
  const a = evaluate(left, variables)
  if (operator === '^') return power(a, right, variables)
  const b = evaluate(right, variables)
  if (operator === '+') return a + b
  if (operator === '-') return a - b
  if (operator === '*') return a * b
  return b === 0 ? Number.NaN : a / b
}

/** Of a negative base only powers that are real: also (-8)^(1/3), as schools write it for odd roots. */
function power(base: number, exponent: Formula, variables: Variables): number {
  const value = evaluate(exponent, variables)
  if (base === 0 && value <= 0) return Number.NaN
  if (base >= 0 || Number.isInteger(value)) return base ** value
  const isOddRoot = exponent.kind === 'binary' && exponent.operator === '/'
  const degree = isOddRoot ? evaluate(exponent.right, variables) : 0
  const raised = isOddRoot ? evaluate(exponent.left, variables) : 0
  if (Math.abs(degree % 2) !== 1 || !Number.isInteger(raised)) return Number.NaN
  return (raised % 2 === 0 ? 1 : -1) * Math.abs(base) ** value
}

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 20) return Number.NaN
  let product = 1
  for (let factor = 2; factor <= value; factor++) product *= factor
  return product
}

function call(name: FunctionName, [first = Number.NaN, second = Number.NaN]: number[]): number {
  switch (name) {
    case 'sqrt':
      return Math.sqrt(first)
    case 'root':
      if (!Number.isInteger(first) || first < 2) return Number.NaN
      return second < 0 && first % 2 === 1 ? -((-second) ** (1 / first)) : second ** (1 / first)
    case 'log':
      return first > 0 && first !== 1 ? logarithm(second) / Math.log(first) : Number.NaN
    case 'ln':
      return logarithm(first)
    case 'lg':
      return first > 0 ? Math.log10(first) : Number.NaN
    case 'tan':
      return Math.abs(Math.cos(first)) < 1e-12 ? Number.NaN : Math.tan(first)
    case 'arcsin':
      return Math.asin(first)
    case 'arccos':
      return Math.acos(first)
    case 'arctan':
      return Math.atan(first)
    case 'sin':
    case 'cos':
    case 'exp':
    case 'abs':
      return Math[name](first)
  }
}

const logarithm = (value: number) => (value > 0 ? Math.log(value) : Number.NaN)
