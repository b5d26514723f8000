import type { application } from '#features/applications/applications.schema.ts'
import { randomOf } from '../base/random.ts'

export type MathsModules = NonNullable<(typeof application.$inferInsert)['moduleAdditionals']>

/** As the self-test calls its topics. */
const topics = [
  'Brüche und Terme',
  'Potenzen, Wurzeln, Logarithmen',
  'Gleichungen und Ungleichungen',
  'Funktionen',
  'Trigonometrie',
  'Vektoren',
  'Differenzialrechnung',
  'Integralrechnung',
  'Wahrscheinlichkeit',
]

/** Lena has taken the self-test in a few topics; of the others every fourth. Not all show all of it. */
export function drawMathsModules(number: number): MathsModules {
  const random = randomOf('maths', number)
  if (number > 0 && !random.chance(0.25)) return []
  return random.sample(topics, random.int(3, 6)).map((name, at) => ({
    name,
    rating: random.int(2, 6),
    // With Lena both can be seen.
    visible: number === 0 ? at !== 1 : random.chance(0.7),
  }))
}
