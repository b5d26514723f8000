import type { Random } from '../base/random.ts'
import { fill, joined } from '../base/text.ts'
import type { CompanyEntry } from './company-entries.ts'
import { closingSentences, dualSentences, sizeSentences } from './company-texts.ts'
import { industryTexts } from './industry-texts.ts'

type Facts = { town: string; people: number; since: number }

/** Three paragraphs: what the company does and how large it is, how it works, what it means for students. */
export function describeCompany(random: Random, entry: CompanyEntry, { town, people, since }: Facts) {
  const start = joined([entry.what, random.pick(sizeSentences)])
  const middle = joined(random.sample(industryTexts[entry.industry.key], 2))
  const end = joined([random.pick(dualSentences), random.pick(closingSentences)])
  const year = String(since - random.int(2, 70))
  const german = { town, year, since: String(since), count: people.toLocaleString('de-DE') }
  const english = { ...german, count: people.toLocaleString('en-GB') }
  return {
    descriptionDe: fill([start.de, middle.de, end.de].join('\n\n'), german),
    descriptionEn: fill([start.en, middle.en, end.en].join('\n\n'), english),
  }
}
