import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** zxcvbn's highest grade: more than 10^10 guesses. The grade below lets "Sommer2026!!" pass. */
const minimumScore = 4
/** Long and odd passwords would cost the estimator seconds; what it sees of them decides. */
const bounds = { maxLength: 64, l33tMaxSubstitutions: 10 }

/**
 * Whether a guesser who knows common passwords, German, English and the person would need long enough.
 * The person's own data count for nothing: the password must be good without them, too.
 */
export async function isStrongPassword(password: string, ownData: readonly string[]): Promise<boolean> {
  const estimator = await loadEstimator()
  await waitForTurn()
  const own = personalWords(ownData)
  return [password, without(own, password)].every(
    (candidate) => estimator.check(candidate, ['tandem', ...own]).score >= minimumScore,
  )
}

let queue: Promise<void> = Promise.resolve()

/** A judgement takes up to a tenth of a second of the process: between two of them it serves everybody else. */
function waitForTurn(): Promise<void> {
  queue = queue.then(() => nextTurn())
  return queue
}

let loading: Promise<ZxcvbnFactory> | null = null

/** The word lists take a quarter of a second and 80 MB, so they are loaded when first asked for. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  loading ??= buildEstimator()
  return loading
}

async function buildEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, german, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new core.ZxcvbnFactory({
    ...bounds,
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...german.dictionary, ...english.dictionary },
  })
}

/** "Lena-Marie", "lena.b@example.org" and "2008-05-14" as somebody would type them into a password. */
function personalWords(ownData: readonly string[]): string[] {
  const parts = ownData.flatMap((datum) => [datum, ...datum.split(/[^\p{L}\d]+/u)])
  const dates = ownData.flatMap(spellings)
  const words = [...parts, ...dates].map((word) => word.toLowerCase()).filter((word) => word.length >= 3)
  return [...new Set(words)].sort((a, b) => b.length - a.length)
}

function spellings(datum: string): string[] {
  const [, year, month, day] = datum.match(/^(\d{4})-(\d\d)-(\d\d)$/) ?? []
  if (!year || !month || !day) return []
  const short = year.slice(2)
  return [
    `${day}.${month}.${year}`,
    `${day}${month}${year}`,
    `${year}${month}${day}`,
    `${day}${month}${short}`,
  ]
}

function without(words: readonly string[], password: string): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase())
}
