/** A term as it is read from what somebody typed. Only what is listed here can ever be worked out. */
export type Formula =
  /** `text` as typed, with a point: it tells 0.50 from 0.5 and 3 from 3.0. */
  | { kind: 'number'; value: number; text: string }
  | { kind: 'constant'; name: 'pi' | 'e' }
  | { kind: 'variable'; name: string }
  /** 1 1/2, which is one and a half. */
  | { kind: 'mixed'; whole: number; numerator: number; denominator: number }
  | { kind: 'negate' | 'percent' | 'degree' | 'factorial'; of: Formula }
  | { kind: 'binary'; operator: Operator; left: Formula; right: Formula }
  /** `log` has its base first, `root` its degree. */
  | { kind: 'call'; name: FunctionName; values: readonly Formula[] }

export type Operator = '+' | '-' | '*' | '/' | '^'

export const functionNames = [
  'arcsin',
  'arccos',
  'arctan',
  'sqrt',
  'root',
  'sin',
  'cos',
  'tan',
  'exp',
  'abs',
  'log',
  'ln',
  'lg',
] as const
export type FunctionName = (typeof functionNames)[number]

/** Why a text is no formula. */
export const formulaProblems = ['empty', 'too_long', 'too_deep', 'syntax', 'unknown_name'] as const
export type FormulaProblem = (typeof formulaProblems)[number]

/** Bounds of what is read at all. Work and memory follow from them, since reading never goes back. */
export const maxFormulaLength = 200
export const maxFormulaDepth = 40

export const isNumber = (formula: Formula): formula is Formula & { kind: 'number' } =>
  formula.kind === 'number'

export function childrenOf(formula: Formula): readonly Formula[] {
  if (formula.kind === 'binary') return [formula.left, formula.right]
  if (formula.kind === 'call') return formula.values
  return 'of' in formula ? [formula.of] : []
}
