import { mathsModules } from '@tandem/contract/maths'
import { answerKinds, mathsTopicNames, mathsTopics } from '@tandem/contract/maths/exercises'
import { parseFormula } from '@tandem/contract/maths/parse-formula'
import { expect, test } from 'vitest'
import { evaluate } from '../grading/evaluate.ts'
import { gradeAnswer } from '../grading/grade-answer.ts'
import type { Answer, Exercise, Template } from './exercise.ts'
import { makeExercise, templates } from './templates.ts'

const variants = 1000
/** Free practice has as many different statements of each at least. */
const leastStatements = 60

test('there are at least 60, of each topic and kind, with keys of their own and enough for each module of the test', () => {
  expect(templates.length).toBeGreaterThanOrEqual(60)
  expect(new Set(templates.map(({ key }) => key)).size).toBe(templates.length)
  expect(new Set(templates.map(({ topic }) => topic))).toEqual(new Set(mathsTopicNames))
  expect(new Set(templates.map(({ kind }) => kind))).toEqual(new Set(answerKinds))
  expect(templates.filter(({ topic, module }) => mathsTopics[topic] !== module)).toEqual([])
  for (const module of mathsModules) {
    expect(templates.filter((each) => each.module === module).length, module).toBeGreaterThanOrEqual(6)
  }
})

test.each(templates)('$key: all variants are whole, different enough, and graded right', (template) => {
  const faults = new Set<string>()
  const statements = new Set<string>()
  const graded = new Set<string>()
  for (let seed = 0; seed < variants; seed++) {
    const exercise = makeExercise(template, seed)
    statements.add(statementOf(exercise))
    const found = writingFaults(template, exercise)
    // Two thirds have the answer and the mistakes of an earlier one, on which alone grading depends.
    const answered = JSON.stringify([exercise.answer, exercise.mistakes])
    if (!graded.has(answered)) found.push(...gradingFaults(exercise))
    graded.add(answered)
    for (const fault of found) faults.add(`${fault}: ${JSON.stringify(exercise)}`)
    if (faults.size > 2) break
  }
  expect([...faults]).toEqual([])
  expect(statements.size).toBeGreaterThanOrEqual(leastStatements)
  expect(makeExercise(template, 7)).toEqual(makeExercise(template, 7))
})

/** Options in another order are no other statement. */
function statementOf({ text, tex, figure, answer }: Exercise): string {
  const options = 'options' in answer ? answer.options.map(({ de }) => de).toSorted() : []
  return JSON.stringify([text.de, tex, figure, options])
}

function writingFaults(template: Template, exercise: Exercise): string[] {
  const faults: string[] = []
  const written = JSON.stringify(exercise)
  if (/NaN|Infinity|undefined|(?<!"from"|"to"):null/.test(written)) faults.push('undefined')
  if (/[+-]{2}|\+-|--/.test(exercise.tex ?? '')) faults.push('two signs')
  if (exercise.answer.kind !== template.kind) faults.push('kind')
  if (exercise.steps.length === 0 || exercise.hints.length === 0) faults.push('no help')
  return faults
}

function gradingFaults({ answer, mistakes }: Exercise): string[] {
  const faults: string[] = []
  if (gradeAnswer(answer, mistakes, answer.solution).verdict !== 'right') faults.push('solution')
  const wrong = wrongAnswers(answer)
  const right = wrong.filter((given) => gradeAnswer(answer, [], given).verdict === 'right')
  if (right.length > 0) faults.push(`right are ${right.join(' ')}`)
  for (const mistake of mistakes) {
    if (gradeAnswer(answer, mistakes, mistake.answer).says === undefined)
      faults.push(`mistake ${mistake.answer}`)
  }
  if (answer.kind === 'choice' || answer.kind === 'ordering') faults.push(...optionFaults(answer))
  return faults
}

function optionFaults({ options, kind }: Extract<Answer, { options: unknown }>): string[] {
  const faults: string[] = []
  for (const locale of ['de', 'en'] as const) {
    if (new Set(options.map((option) => option[locale])).size < options.length) faults.push('equal options')
  }
  const values = options
    .filter(({ de }) => !de.includes('|'))
    .map(({ de }) => parseFormula(de.replaceAll('$', '')))
    .flatMap((read) => ('formula' in read ? [evaluate(read.formula, { x: 1.37, n: 2.71 })] : []))
  if (new Set(values.filter(Number.isFinite)).size < values.filter(Number.isFinite).length)
    faults.push('equal values')
  if (options.length < (kind === 'choice' ? 3 : 4)) faults.push('few options')
  return faults
}

/** Twenty answers beside the right one; of a choice or an order as many as there are. */
function wrongAnswers(answer: Answer): string[] {
  const { solution } = answer
  const twenty = Array.from({ length: 20 }, (_, at) => at)
  switch (answer.kind) {
    case 'number':
    case 'fraction': {
      const read = parseFormula(solution)
      const value = 'formula' in read ? evaluate(read.formula) : 0
      return twenty.map((at) => String(value + (at % 2 === 0 ? 1 : -1) * (at + 1) * 0.37))
    }
    case 'expression':
      return twenty.map((at) => (at < 10 ? `(${solution})+${at + 1}` : `(${solution})*${at - 8}`))
    case 'set':
      return twenty.map((at) => `{${at - 40.5};${at + 60.5}}`)
    case 'vector':
      return twenty.map((at) => `(${answer.values.map((value) => value + at + 1).join(';')})`)
    case 'point':
      return twenty.map((at) => `(${answer.x + at + 1}|${answer.y - at})`)
    case 'choice':
      return answer.options.map((_, at) => String(at)).filter((at) => at !== solution)
    case 'ordering':
      return twenty.map((at) => rotated(solution.split(';'), at)).filter((order) => order !== solution)
  }
}

function rotated(places: string[], at: number): string {
  const turned = [...places.slice(at % 4), ...places.slice(0, at % 4)]
  return (at > 3 ? turned.toReversed() : turned).join(';')
}
