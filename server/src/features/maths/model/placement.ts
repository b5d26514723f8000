import { type MathsModule, mathsModules } from '@tandem/contract/maths'
import { type Estimate, estimate, type Item, information, type Response } from './response-model.ts'

export const mostQuestions = 25
/** Each module is asked about so often before the test may stop. */
export const leastPerModule = 2
/** As sure as this is sure enough. */
const stopStandardError = 0.33
/** How far a module lies from the whole, as a start value. */
const moduleDeviation = 0.8

export type Candidate = Item & { key: string; module: MathsModule }
export type Answered = Response & { key: string; module: MathsModule }

/** The next question, or none where the test is over. `random` picks among the best few, so that two tests differ. */
export function nextQuestion(
  answered: readonly Answered[],
  candidates: readonly Candidate[],
  random: () => number,
): Candidate | undefined {
  if (isOver(answered)) return undefined
  const { ability } = estimate(answered)
  const module = nextModule(answered)
  const used = new Set(answered.map(({ key }) => key))
  const best = candidates
    .filter((candidate) => candidate.module === module && !used.has(candidate.key))
    .toSorted((a, b) => information(b, ability) - information(a, ability))
    .slice(0, 2)
  return best[Math.floor(random() * best.length)]
}

function isOver(answered: readonly Answered[]): boolean {
  if (answered.length >= mostQuestions) return true
  if (answered.length < mathsModules.length * leastPerModule) return false
  return estimate(answered).standardError <= stopStandardError
}

/** In the order in which they build on each other; then those about which least is known. */
function nextModule(answered: readonly Answered[]): MathsModule {
  const asked = (module: MathsModule) => answered.filter((each) => each.module === module).length
  const unfinished = mathsModules.find((module) => asked(module) < leastPerModule)
  if (unfinished) return unfinished
  const whole = estimate(answered)
  const [widest] = mathsModules
    .filter((module) => asked(module) < 4)
    .map((module) => ({ module, error: moduleEstimate(answered, module, whole).standardError }))
    .toSorted((a, b) => b.error - a.error)
  return widest?.module ?? mathsModules[0]
}

/** A module's own answers, with the whole as what is expected of it: two answers alone would say little. */
function moduleEstimate(answered: readonly Answered[], module: MathsModule, whole: Estimate): Estimate {
  const own = answered.filter((each) => each.module === module)
  return estimate(own, { mean: whole.ability, deviation: Math.hypot(moduleDeviation, whole.standardError) })
}

export type ModuleResult = Estimate & { module: MathsModule; rating: number }

export function resultsOf(answered: readonly Answered[]): Estimate & { modules: ModuleResult[] } {
  const whole = estimate(answered)
  const modules = mathsModules.map((module) => {
    const own = moduleEstimate(answered, module, whole)
    return { module, ...own, rating: ratingOf(own.ability) }
  })
  return { ...whole, modules }
}

/** Bounds in logits; each level of the three has two steps. */
const bounds = [-1.5, -0.75, 0, 0.75, 1.5]

/** 1 to 6, as a profile shows it. */
const ratingOf = (ability: number): number => 1 + bounds.filter((bound) => ability >= bound).length
