import type { Form } from '../grading/forms.ts'
import { type NumberSet, point } from '../grading/number-sets.ts'
import type { Answer, Both, Mistake, Step } from './exercise.ts'
import { both, same } from './exercise.ts'
import { vector } from './notation.ts'
import type { Random } from './random.ts'

export const number = (
  solution: string | number,
  form: Form = 'plain',
  unit?: '°' | '%' | '€' | 'cm',
): Answer => ({
  kind: 'number',
  solution: String(solution),
  form,
  ...(unit && { unit }),
})

export const reduced = (solution: string): Answer => ({ kind: 'fraction', solution, form: 'reduced' })

export const expression = (
  solution: string,
  form: Form = 'free',
  options: { variables?: string[]; range?: [number, number]; maxLeaves?: number } = {},
): Answer => ({ kind: 'expression', solution, form, variables: ['x'], ...options })

export const numbers = (...values: number[]): Answer => ({
  kind: 'set',
  solution: `{${values.map(String).join(';')}}`,
  value: [...new Set(values)].toSorted((a, b) => a - b).map(point),
})

export const set = (solution: string, value: NumberSet): Answer => ({ kind: 'set', solution, value })

export const vectorOf = (...values: number[]): Answer => ({
  kind: 'vector',
  solution: vector(values),
  values,
})

export const pointAt = (x: number, y: number): Answer => ({ kind: 'point', solution: `(${x}|${y})`, x, y })

/** The right option and the wrong ones, in any order. Those that look the same are shown once. */
export function choice(random: Random, right: string | Both, wrong: readonly (string | Both)[]): Answer {
  const options = [right, ...wrong].map((option) =>
    typeof option === 'string' ? same(`$${option}$`) : option,
  )
  const different = options.filter((option, at) => options.findIndex(({ de }) => de === option.de) === at)
  const shuffled = random.shuffle(different)
  return {
    kind: 'choice',
    solution: String(shuffled.findIndex(({ de }) => de === options[0]?.de)),
    options: shuffled,
  }
}

/** Given in the right order. */
export function ordering(random: Random, inOrder: readonly string[]): Answer {
  const options = random.shuffle(inOrder)
  return {
    kind: 'ordering',
    solution: inOrder.map((option) => options.indexOf(option)).join(';'),
    options: options.map((option) => same(`$${option}$`)),
  }
}

export const step = (de: string, en: string, tex: string, text?: Both): Step => ({
  title: both(de, en),
  tex,
  ...(text && { text }),
})

export const mistake = (answer: string | number, de: string, en: string): Mistake => ({
  answer: String(answer),
  says: both(de, en),
})
