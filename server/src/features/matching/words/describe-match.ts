import type { Locale } from '@tandem/contract/common'
import { type forCards, type Match, preferenceCriteria, requirementCriteria } from '@tandem/contract/matching'
import { isMathsModule, mathsModuleNames } from '@tandem/contract/maths'
import { fromTenths } from '#platform/db/grade.ts'
import { type Finding, fitOf } from '../scoring/finding.ts'
import type { Score } from '../scoring/score-match.ts'
import { reasonsDe } from './reason-texts.de.ts'
import { reasonsEn } from './reason-texts.en.ts'
import type { CriterionTexts, ReasonTexts, Words } from './reason-texts.ts'

type Reason = Match['reasons'][number]
type Criterion = Reason['criterion']
/** Names of languages by their code, in the reader's language. */
export type LanguageNames = ReadonlyMap<string, string>

const texts: Record<Locale, ReasonTexts> = { de: reasonsDe, en: reasonsEn }

/** A score in words, for the wire. */
export function describeMatch(
  score: Score,
  locale: Locale,
  languageNames: LanguageNames,
  choose: typeof forCards = (all) => [...all],
): Match {
  const words = wordsOf(locale, languageNames)
  const { total, applicant, company } = score
  const findings: Record<Criterion, Finding> = { ...score.preferences, ...score.requirements }
  const weigh = (side: Reason['side'], criteria: readonly Criterion[]) =>
    criteria.map((criterion) => ({
      criterion,
      side,
      fit: fitOf(findings[criterion]),
      score: findings[criterion] && Math.round(findings[criterion].score),
    }))
  const weighed = [...weigh('applicant', preferenceCriteria), ...weigh('company', requirementCriteria)]
  const inTexts = ({ criterion }: { criterion: Criterion }) =>
    inWords(texts[locale][criterion], findings[criterion], words)
  const reasons = choose(weighed).map((reason) => ({ ...reason, ...inTexts(reason) }))
  return { total, applicant, company, reasons }
}

function inWords(of: ReasonTexts[Criterion], found: Finding, words: Words) {
  if (!found) return { text: of.open, finding: null, wanted: null }
  // Each criterion's texts take the finding of that criterion, which the record's type cannot say of a union.
  const { sentence, finding, wanted } = of as CriterionTexts<Finding>
  return { text: sentence(found, words), finding: finding(found, words), wanted: wanted(found, words) }
}

const levels = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2']
const native: Record<Locale, string> = { de: 'als Muttersprache', en: 'at native level' }

function wordsOf(locale: Locale, languageNames: LanguageNames): Words {
  return {
    number: (value) => (isShort(value) ? String(Math.round(value)) : whole[locale].format(value)),
    grade: (tenths) => grades[locale][tenths] ?? tenth[locale].format(fromTenths(tenths)),
    language: (code) => languageNames.get(code) ?? code,
    level: (index) => levels[index] ?? native[locale],
    module: (key) => (isMathsModule(key) ? mathsModuleNames[locale][key] : key),
  }
}

/** Written alike in both languages; formatting them would take a sixth of the time of a match. */
const isShort = (value: number) => value >= 0 && value < 999

// Made once: each costs more than the match itself.
const inBoth = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({ de: make('de'), en: make('en') })
const whole = inBoth((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))
const tenth = inBoth(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
/** By their tenths. */
const grades = inBoth((locale) => Array.from({ length: 61 }, (_, n) => tenth[locale].format(fromTenths(n))))
