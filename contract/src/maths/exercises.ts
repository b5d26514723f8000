import type { MathsModule } from '../maths.ts'

/** What one can practise, after the Mindestanforderungskatalog of cosh, with the module each belongs to. */
export const mathsTopics = {
  arithmetic: 'fractions',
  fractions: 'fractions',
  powers: 'powers',
  roots: 'powers',
  logarithms: 'powers',
  terms: 'equations',
  equations: 'equations',
  inequalities: 'equations',
  functions: 'functions',
  trigonometry: 'trigonometry',
  vectors: 'vectors',
  derivatives: 'derivatives',
  integrals: 'integrals',
  probability: 'probability',
  statistics: 'probability',
  sets: 'probability',
} as const satisfies Record<string, MathsModule>
export type MathsTopic = keyof typeof mathsTopics
export const mathsTopicNames = Object.keys(mathsTopics) as MathsTopic[]

export const answerKinds = [
  'number',
  'fraction',
  'expression',
  'set',
  'vector',
  'choice',
  'ordering',
  'point',
] as const
export type AnswerKind = (typeof answerKinds)[number]

export const verdicts = ['right', 'form', 'wrong', 'unreadable'] as const
/** `form`: the right value, not in the form that was asked for. `unreadable`: nothing that could be right or wrong. */
export type Verdict = (typeof verdicts)[number]

export const maxAnswerLength = 200

/** A picture told by its content; `says` is what it shows, in words. */
export type Figure<Text = string> = { says: Text } & (
  | {
      kind: 'graph'
      x: readonly [number, number]
      y: readonly [number, number]
      curves: readonly (readonly (readonly [number, number])[])[]
      arrows: readonly { from: readonly [number, number]; to: readonly [number, number]; label: string }[]
      points: readonly { x: number; y: number; label: string }[]
    }
  | {
      kind: 'triangle'
      corners: readonly [number, number][]
      sides: readonly string[]
      angles: readonly string[]
    }
  | { kind: 'bars'; bars: readonly { label: string; value: number }[] }
  | {
      kind: 'tree'
      branches: readonly {
        label: string
        chance: string
        next: readonly { label: string; chance: string }[]
      }[]
    }
)
