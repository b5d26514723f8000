import type { Locale } from './locales.ts'

/** The modules of the maths self-test, in the order in which they build on each other. A profile names them so. */
export const mathsModules = [
  'fractions',
  'powers',
  'equations',
  'functions',
  'trigonometry',
  'vectors',
  'derivatives',
  'integrals',
  'probability',
] as const
export type MathsModule = (typeof mathsModules)[number]

export const mathsModuleNames: Record<Locale, Record<MathsModule, string>> = {
  de: {
    fractions: 'Brüche und Terme',
    powers: 'Potenzen, Wurzeln, Logarithmen',
    equations: 'Gleichungen und Ungleichungen',
    functions: 'Funktionen',
    trigonometry: 'Trigonometrie',
    vectors: 'Vektoren',
    derivatives: 'Differenzialrechnung',
    integrals: 'Integralrechnung',
    probability: 'Wahrscheinlichkeit',
  },
  en: {
    fractions: 'Fractions and terms',
    powers: 'Powers, roots, logarithms',
    equations: 'Equations and inequalities',
    functions: 'Functions',
    trigonometry: 'Trigonometry',
    vectors: 'Vectors',
    derivatives: 'Differential calculus',
    integrals: 'Integral calculus',
    probability: 'Probability',
  },
}

/** Ratings of a module go from 1 to this, as profiles show them. */
export const highestMathsRating = 6

export const isMathsModule = (name: string): name is MathsModule =>
  mathsModules.some((module) => module === name)
