import * as z from 'zod/mini'
import type { Schema } from '../endpoint.ts'
import { type MathsModule, mathsModules } from '../maths.ts'

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

const Pair = z.tuple([z.number(), z.number()])
const Chance = { label: z.string(), chance: z.string() }
const figure = <Text extends Schema>(text: Text) =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('graph'),
      says: text,
      x: Pair,
      y: Pair,
      curves: z.array(z.array(Pair)),
      arrows: z.array(z.object({ from: Pair, to: Pair, label: z.string() })),
      points: z.array(z.object({ x: z.number(), y: z.number(), label: z.string() })),
    }),
    z.object({
      kind: z.literal('triangle'),
      says: text,
      corners: z.array(Pair),
      /** From the first corner to the second, and so on; an empty text where nothing is written. */
      sides: z.array(z.string()),
      angles: z.array(z.string()),
    }),
    z.object({
      kind: z.literal('bars'),
      says: text,
      bars: z.array(z.object({ label: z.string(), value: z.number() })),
    }),
    z.object({
      kind: z.literal('tree'),
      says: text,
      branches: z.array(z.object({ ...Chance, next: z.array(z.object(Chance)) })),
    }),
  ])

/** A picture told by its content; `says` is what it shows, in words. */
const Figure = figure(z.string())
export type Figure<Text = string> =
  Extract<z.output<typeof Figure>, unknown> extends infer Each
    ? Each extends { says: string }
      ? Omit<Each, 'says'> & { says: Text }
      : never
    : never

/** An exercise as it is put: nothing in it tells the solution. Between dollar signs stands TeX. */
export const Exercise = z.object({
  id: z.string(),
  module: z.enum(mathsModules),
  topic: z.enum(mathsTopicNames),
  title: z.string(),
  text: z.string(),
  tex: z.nullable(z.string()),
  figure: z.nullable(Figure),
  kind: z.enum(answerKinds),
  options: z.array(z.string()),
  /** Stands behind the field. */
  unit: z.nullable(z.string()),
  hints: z.array(z.string()),
})
export type Exercise = z.output<typeof Exercise>

export const Step = z.object({ title: z.string(), text: z.nullable(z.string()), tex: z.string() })
export type Step = z.output<typeof Step>

/** `null` says "I do not know". */
export const GivenAnswer = z.nullable(z.string().check(z.maxLength(maxAnswerLength)))
