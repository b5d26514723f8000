import type { MathsModule } from '@tandem/contract/maths'
import type { AnswerKind, Figure, MathsTopic } from '@tandem/contract/maths/exercises'
import type { Form } from '../grading/forms.ts'
import type { NumberSet } from '../grading/number-sets.ts'
import type { Random } from './random.ts'

/** In both languages; between dollar signs stands TeX, its decimals with a point. */
export type Both = { de: string; en: string }
export const both = (de: string, en: string): Both => ({ de, en })
/** A text that is the same in both. */
export const same = (text: string): Both => ({ de: text, en: text })

export type Answer =
  /** One value; `solution` in our grammar. `unit` stands behind the field and may be typed. */
  | { kind: 'number' | 'fraction'; solution: string; form: Form; unit?: '°' | '%' | '€' | 'cm' }
  | {
      kind: 'expression'
      solution: string
      variables: readonly string[]
      form: Form
      /** Where it is compared. */
      range?: readonly [number, number]
      /** A form that is longer is not finished. */
      maxLeaves?: number
    }
  | { kind: 'set'; solution: string; value: NumberSet }
  | { kind: 'vector'; solution: string; values: readonly number[] }
  /** `solution` is the place of the right option. */
  | { kind: 'choice'; solution: string; options: readonly Both[] }
  /** `solution` are the places in the right order. */
  | { kind: 'ordering'; solution: string; options: readonly Both[] }
  | { kind: 'point'; solution: string; x: number; y: number }

/** A step of the worked example: what one does, why, and how it looks. */
export type Step = { title: Both; text?: Both; tex: string }
/** An answer that comes of a known misconception, in the notation of the answer. */
export type Mistake = { answer: string; says: Both }

export type Exercise = {
  text: Both
  /** Set on a sheet of its own. */
  tex?: string
  figure?: Figure<Both>
  answer: Answer
  hints: readonly Both[]
  steps: readonly Step[]
  mistakes: readonly Mistake[]
}

export type Template = {
  key: string
  module: MathsModule
  topic: MathsTopic
  kind: AnswerKind
  /** Where half of those who try get it right, in logits, and how sharply it parts them (2PL). */
  difficulty: number
  discrimination: number
  title: Both
  make: (random: Random) => Exercise
}
