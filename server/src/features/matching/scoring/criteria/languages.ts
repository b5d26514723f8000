import type { Finding } from '../finding.ts'
import type { Position, Seeker } from '../match-input.ts'

/** By levels below the one asked for. */
const belowScores = [100, 60, 30] as const

type Gap = { code: string; minimumLevel: number; level: number }
type Languages = Finding<{ /** The language that is furthest from what is asked for. */ weakest: Gap }>

/** For the company: how near each language comes to its minimum level, in the mean. */
export function compareLanguages({ languages }: Seeker, { languages: asked }: Position): Languages {
  if (languages.length === 0) return null
  let sum = 0
  let weakest: (Gap & { score: number }) | null = null
  for (const { code, minimumLevel } of asked) {
    const level = levelOf(languages, code)
    const score = scoreOf(level, minimumLevel)
    sum += score
    if (!weakest || score < weakest.score || (score === weakest.score && minimumLevel > weakest.minimumLevel))
      weakest = { code, minimumLevel, level, score }
  }
  return weakest && { score: sum / asked.length, weakest }
}

/** Whoever asks for a language without naming a level asks that it is known at all. */
function scoreOf(level: number, minimum: number): number {
  if (level === 0) return 0
  return belowScores[Math.max(0, minimum - level)] ?? 0
}

/** For the applicant: whether the languages one would work in are languages one knows at all. */
export function compareWorkLanguages(
  { languages }: Seeker,
  { languages: asked }: Position,
): Finding<{ unknown: string | null }> {
  if (languages.length === 0 || asked.length === 0) return null
  const unknown = asked.filter(({ code }) => levelOf(languages, code) === 0)
  return { score: 100 * (1 - unknown.length / asked.length), unknown: unknown[0]?.code ?? null }
}

/** Nobody knows so many that a map would find one sooner. */
const levelOf = (languages: Seeker['languages'], code: string): number =>
  languages.find((each) => each.code === code)?.level ?? 0
