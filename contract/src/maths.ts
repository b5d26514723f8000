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

export const isMathsModule = (name: string): name is MathsModule =>
  mathsModules.some((module) => module === name)
