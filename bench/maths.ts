import { parseFormula } from '@tandem/contract/maths/parse-formula'
import { corpus } from '../server/src/features/maths/grading/corpus.testing.ts'
import { evaluate } from '../server/src/features/maths/grading/evaluate.ts'
import { gradeAnswer } from '../server/src/features/maths/grading/grade-answer.ts'
import { samplePoints } from '../server/src/features/maths/grading/sample-points.ts'

/**
 * What grading one answer of the corpus costs, as a ratio to reading the solution and working it out at as many points.
 * Each counts by the fastest of its rounds, since a busy machine only ever adds. The solution alone is measured warm,
 * before and after the answers, and the faster one counts: the ratios are rather too high than too low.
 */
const rounds = 200
const points = Array.from({ length: samplePoints }, (_, at) => ({ x: -4 + at / 2 }))

for (let warmUp = 0; warmUp < 20; warmUp++) fastest(solveAlone)
const before = fastest(solveAlone)
const times = corpus.flatMap(({ answer, right, form = [], wrong, unreadable }) =>
  [...right, ...form, ...wrong, ...unreadable].map((given) => fastest(() => gradeAnswer(answer, [], given))),
)
const after = fastest(solveAlone)
const baseline = Math.min(before, after)
const ratios = times.map((time) => time / baseline).toSorted((a, b) => a - b)

const quantile = (part: number) => (ratios[Math.floor(part * (ratios.length - 1))] ?? 0).toFixed(1)
const micro = (time: number) => (time * 1000).toFixed(1)
console.log(
  `${ratios.length} answers; the solution alone ${micro(before)} µs before, ${micro(after)} µs after`,
)
console.log(`p50 ${quantile(0.5)}×, p99 ${quantile(0.99)}× (aim: 20×), most ${quantile(1)}×`)

function solveAlone(): void {
  const read = parseFormula('9x^2-12x+4')
  if ('formula' in read) for (const point of points) evaluate(read.formula, point)
}

function fastest(run: () => void): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    run()
    least = Math.min(least, performance.now() - started)
  }
  return least
}
