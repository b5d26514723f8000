import { type MathsModule, mathsModules } from '@tandem/contract/maths'
import type { application } from '#features/applications/applications.schema.ts'
import { templates } from '#features/maths/exercises/templates.ts'
import { mathsAttempt, mathsPlacement } from '#features/maths/maths.schema.ts'
import { idSequence } from '../base/demo-id.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import { randomOf } from '../base/random.ts'

export type MathsModules = (NonNullable<(typeof application.$inferInsert)['moduleAdditionals']>[number] & {
  name: MathsModule
})[]

/** Lena has taken the self-test in a few modules; of the others every fourth. Not all show all of it. */
export function drawMathsModules(number: number): MathsModules {
  const random = randomOf('maths', number)
  if (number > 0 && !random.chance(0.25)) return []
  return random.sample(mathsModules, random.int(3, 6)).map((name, at) => ({
    name,
    rating: random.int(2, 6),
    // With Lena both can be seen.
    visible: number === 0 ? at !== 1 : random.chance(0.7),
  }))
}

type Taker = { number: number; row: { id: string; createdAt: Date }; profile: { modules: MathsModules } }

const dayMs = 86_400_000

/** The runs behind the results: some needed a second one, and here and there one was begun and left. */
export function mathsAttemptRows(applicants: Taker[], now: Date): TableRows {
  const nextId = idSequence('maths-attempt')
  const rows = applicants.flatMap(({ number, row, profile: { modules } }) => {
    const random = randomOf('maths-attempts', number)
    const age = now.getTime() - row.createdAt.getTime()
    const run = (module: MathsModule, rating: number | null, before: number) => {
      const createdAt = new Date(now.getTime() - before)
      const finishedAt =
        rating === null ? null : new Date(now.getTime() - before + random.int(6, 18) * 60_000)
      const { level, tasks } = moduleTasks[module]
      const answers = rating === null ? [] : answered(tasks, rating)
      return { id: nextId(), applicantId: row.id, level, module, answers, rating, createdAt, finishedAt }
    }
    const finished = modules.flatMap(({ name, rating }) => {
      const before = Math.max(dayMs / 24, age * (0.05 + 0.6 * random.next()))
      const earlier = before + random.int(1, 5) * dayMs
      const isSecond = rating > 2 && earlier < age && random.chance(0.3)
      return [...(isSecond ? [run(name, rating - random.int(1, 2), earlier)] : []), run(name, rating, before)]
    })
    const next = mathsModules.find((module) => !modules.some(({ name }) => name === module))
    const isLeft = finished.length > 0 && next && (number === 0 || random.chance(0.1))
    return isLeft ? [...finished, run(next, null, dayMs / 12)] : finished
  })
  return rowsOf(mathsAttempt, rows)
}

/** The test over all modules behind them, long enough ago to be taken again. */
export function mathsPlacementRows(applicants: Taker[], now: Date): TableRows {
  const nextId = idSequence('maths-placement')
  const takers = applicants.filter(({ profile: { modules } }) => modules.length > 0)
  const rows = takers.map(({ number, row, profile: { modules } }) => {
    const random = randomOf('maths-placements', number)
    const finishedAt = new Date(Math.max(row.createdAt.getTime(), now.getTime() - 15 * dayMs))
    const results = mathsModules.map((module) => ({
      module,
      rating: modules.find(({ name }) => name === module)?.rating ?? random.int(1, 4),
      standardError: 0.45 + 0.2 * random.next(),
    }))
    const questions = results.flatMap(({ module, rating }) =>
      templates
        .filter((template) => template.module === module)
        .slice(0, 2)
        .map(({ key }, at) => ({ template: key, answer: null, isRight: rating > 2 + 2 * at })),
    )
    const createdAt = new Date(finishedAt.getTime() - random.int(15, 40) * 60_000)
    const seed = random.int(1, 1_000_000)
    return { id: nextId(), applicantId: row.id, seed, questions, results, createdAt, finishedAt }
  })
  return rowsOf(mathsPlacement, rows)
}

/** The better the result, the more of the tasks are right. */
const answered = (tasks: Task[], rating: number) =>
  tasks.map(({ task, right, wrong }, at) => {
    const isRight = at < Math.round((rating / 6) * tasks.length)
    return { task, answer: isRight ? right : wrong, isRight }
  })

type Task = { task: string; right: string; wrong: string }

const task = (task: string, right: string, wrong: string): Task => ({ task, right, wrong })

const moduleTasks: Record<MathsModule, { level: 1 | 2 | 3; tasks: Task[] }> = {
  fractions: {
    level: 1,
    tasks: [
      task('3/4 + 1/6', '11/12', '4/10'),
      task('(2/3) : (4/9)', '3/2', '8/27'),
      task('0,125', '1/8', '1/125'),
    ],
  },
  powers: {
    level: 1,
    tasks: [task('2^3 · 2^4', '128', '4096'), task('√50', '5√2', '25'), task('lg 1000', '3', '100')],
  },
  equations: {
    level: 1,
    tasks: [
      task('3x − 7 = 11', 'x = 6', 'x = 4/3'),
      task('x² = 5x', '0; 5', '5'),
      task('2 − x < 5', 'x > −3', 'x < −3'),
    ],
  },
  functions: {
    level: 2,
    tasks: [
      task('f(x) = 2x − 6, f(x) = 0', '3', '−3'),
      task('f(x) = x² − 4x, Scheitel', 'x = 2, y = −4', 'x = 4, y = 0'),
    ],
  },
  trigonometry: {
    level: 2,
    tasks: [task('sin 30°', '1/2', '√3/2'), task('cos²x + sin²x', '1', '2')],
  },
  vectors: {
    level: 2,
    tasks: [task('(1, 2, 2), Länge', '3', '5'), task('(2, 1) · (3, −4)', '2', '10')],
  },
  derivatives: {
    level: 2,
    tasks: [task("f(x) = x³, f'(x)", '3x²', 'x²'), task("f(x) = sin 2x, f'(x)", '2 cos 2x', 'cos 2x')],
  },
  integrals: {
    level: 3,
    tasks: [task('∫ 2x dx, 0 bis 3', '9', '6'), task('∫ e^x dx, 0 bis 1', 'e − 1', 'e')],
  },
  probability: {
    level: 2,
    tasks: [task('Zwei Würfel, Summe 7', '1/6', '1/12'), task('Dreimal Kopf', '1/8', '1/6')],
  },
}
