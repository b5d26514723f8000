import type { Finding } from '../finding.ts'
import type { Position, Seeker } from '../match-input.ts'

/** By levels below the one asked for. */
const belowScores = [100, 60, 30] as const

type Gap = { code: string; minimumLevel: number; level: number }
type Languages = Finding<{ /** The language that is furthest from what is asked for. */ weakest: Gap }>

/** For the company: how near each language comes to its minimum level, in the mean. */
export function compareLanguages({ languages }: Seeker, { languages: asked }: Position): Languages {
  if (languages.length === 0 || asked.length === 0) return null
  const levels = levelsOf(languages)
  const gaps = asked.map(({ code, minimumLevel }) => {
    const level = levels.get(code) ?? 0
    return { code, minimumLevel, level, score: scoreOf(level, minimumLevel) }
  })
  const [weakest] = gaps.toSorted((a, b) => a.score - b.score || b.minimumLevel - a.minimumLevel)
  return weakest ? { score: mean(gaps.map(({ score }) => score)), weakest } : null
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
  const levels = levelsOf(languages)
  const unknown = asked.filter(({ code }) => (levels.get(code) ?? 0) === 0)
  return { score: 100 * (1 - unknown.length / asked.length), unknown: unknown[0]?.code ?? null }
}

const levelsOf = (languages: Seeker['languages']) =>
  new Map(languages.map(({ code, level }) => [code, level] as const))

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
