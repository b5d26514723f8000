import type { Verdict } from '@tandem/contract/maths/exercises'
import { maxAnswerLength } from '@tandem/contract/maths/exercises'
import type { Formula, FormulaProblem } from '@tandem/contract/maths/formula'
import { parseFormula } from '@tandem/contract/maths/parse-formula'
import type { Answer, Both, Mistake } from '../exercises/exercise.ts'
import { evaluate, type Variables } from './evaluate.ts'
import { hasForm } from './forms.ts'
import { areEqual, isClose } from './number-sets.ts'
import { readSets } from './read-set.ts'
import { readVectors } from './read-vector.ts'
import { leastValid, samplesOf } from './sample-points.ts'

export type Graded = {
  verdict: Verdict
  /** Why it cannot be read. */
  problem?: FormulaProblem
  /** What a known misconception is answered with. */
  says?: Both
}

/** Compares what was typed with the solution. Never throws, whatever was typed. */
export function gradeAnswer(answer: Answer, mistakes: readonly Mistake[], given: string): Graded {
  if (given.length > maxAnswerLength) return { verdict: 'unreadable', problem: 'too_long' }
  const graded = compare(answer, given)
  if (graded.verdict !== 'wrong') return graded
  const says = mistakes.find(
    (mistake) => compare(valueOnly(answer, mistake.answer), given).verdict === 'right',
  )?.says
  return says ? { ...graded, says } : graded
}

function compare(answer: Answer, given: string): Graded {
  switch (answer.kind) {
    case 'number':
    case 'fraction':
      return compareValues(answer.solution, withoutUnit(given, answer.unit), [], [0, 0], answer.form)
    case 'expression': {
      const { solution, variables, range = [-4, 4], form, maxLeaves } = answer
      return compareValues(solution, given, variables, range, form, maxLeaves)
    }
    case 'set': {
      const sets = readSets(given)
      if (sets.length === 0) return { verdict: 'unreadable', problem: given.trim() ? 'syntax' : 'empty' }
      return { verdict: sets.some((set) => areEqual(set, answer.value)) ? 'right' : 'wrong' }
    }
    case 'vector':
      return compareVector(answer.values, given)
    case 'point':
      return compareVector([answer.x, answer.y], given)
    case 'choice':
      return compareChoice(answer.solution, given, answer.options.length)
    case 'ordering':
      return compareOrder(answer.solution, given, answer.options.length)
  }
}

/** The answer of a misconception, in any form. */
function valueOnly(answer: Answer, solution: string): Answer {
  if (answer.kind === 'expression') return { ...answer, solution, form: 'free', maxLeaves: undefined }
  if (answer.kind === 'number' || answer.kind === 'fraction') return { ...answer, solution, form: 'free' }
  if (answer.kind === 'set') return { ...answer, solution, value: readSets(solution)[0] ?? [] }
  if (answer.kind === 'vector') return { ...answer, solution, values: readVectors(solution)[0] ?? [] }
  if (answer.kind !== 'point') return { ...answer, solution }
  const [x = Number.NaN, y = Number.NaN] = readVectors(solution)[0] ?? []
  return { ...answer, solution, x, y }
}

function compareValues(
  solution: string,
  given: string,
  variables: readonly string[],
  range: readonly [number, number],
  form: Parameters<typeof hasForm>[1],
  maxLeaves?: number,
): Graded {
  const read = parseFormula(withoutName(given))
  if ('problem' in read) return { verdict: 'unreadable', problem: read.problem }
  if (!usesOnly(read.formula, variables)) return { verdict: 'unreadable', problem: 'unknown_name' }
  const right = parseFormula(solution)
  if ('problem' in right) throw new Error(`the solution ${solution} cannot be read`)
  if (!haveEqualValues(read.formula, right.formula, samplesOf(variables, range))) return { verdict: 'wrong' }
  return { verdict: hasForm(read.formula, form, maxLeaves) ? 'right' : 'form' }
}

function haveEqualValues(given: Formula, solution: Formula, samples: readonly Variables[]): boolean {
  let valid = 0
  for (const sample of samples) {
    const right = evaluate(solution, sample)
    const value = evaluate(given, sample)
    // Where the solution is defined the answer has to be, too.
    if (!Number.isFinite(right)) continue
    if (!Number.isFinite(value) || !isClose(value, right)) return false
    valid++
  }
  return valid >= Math.min(leastValid, samples.length)
}

/** "x = 4", "f'(x) = 2x": the name in front is no part of the answer. */
const withoutName = (text: string) => text.replace(/^\s*[a-zA-Z][a-zA-Z0-9_']{0,3}(\([a-z]\))?\s*=/, '')

const withoutUnit = (text: string, unit: string | undefined) =>
  unit && text.trimEnd().endsWith(unit) ? text.trimEnd().slice(0, -unit.length) : text

function usesOnly(formula: Formula, variables: readonly string[]): boolean {
  if (formula.kind === 'variable') return variables.includes(formula.name)
  if (formula.kind === 'binary')
    return usesOnly(formula.left, variables) && usesOnly(formula.right, variables)
  if (formula.kind === 'call') return formula.values.every((value) => usesOnly(value, variables))
  return 'of' in formula ? usesOnly(formula.of, variables) : true
}

function compareVector(values: readonly number[], given: string): Graded {
  const readings = readVectors(given)
  if (readings.length === 0) return { verdict: 'unreadable', problem: given.trim() ? 'syntax' : 'empty' }
  const isRight = readings.some(
    (reading) =>
      reading.length === values.length &&
      reading.every((each, at) => isClose(each, values[at] ?? Number.NaN)),
  )
  return { verdict: isRight ? 'right' : 'wrong' }
}

function compareChoice(solution: string, given: string, options: number): Graded {
  const isOption = /^\d{1,2}$/.test(given) && Number(given) < options
  if (!isOption) return { verdict: 'unreadable', problem: given ? 'syntax' : 'empty' }
  return { verdict: Number(given) === Number(solution) ? 'right' : 'wrong' }
}

function compareOrder(solution: string, given: string, options: number): Graded {
  const places = given.split(';')
  const isOrder =
    places.length === options &&
    places.every((place) => /^\d{1,2}$/.test(place) && Number(place) < options) &&
    new Set(places.map(Number)).size === options
  if (!isOrder) return { verdict: 'unreadable', problem: given ? 'syntax' : 'empty' }
  return { verdict: places.map(Number).join(';') === solution ? 'right' : 'wrong' }
}
