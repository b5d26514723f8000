import type { Random } from '../base/random.ts'
import type { StudyInterest } from '../base/reference.ts'
import { joined, type Pair, type Text } from '../base/text.ts'
import type { CompanyEntry } from '../companies/company-entries.ts'
import { fieldOf, textsOf } from './texts/fields.ts'
import { benefits, courseSentences, outlookSentences, titleAdditions } from './texts/general.ts'

/** Title and free texts of an offer; tasks and benefits have one item a line. Three of five are in English as well. */
export function writeOffer(random: Random, { what }: CompanyEntry, interest: StudyInterest) {
  const { practice, tasks } = textsOf[fieldOf(interest.id)]
  const english = random.chance(0.6)
  const description = paragraphs([
    joined([what, random.pick(practice)]),
    joined(inOrder(random, courseSentences)),
    joined([random.pick(outlookSentences)]),
  ])
  const taskLines = joined(random.sample(tasks, random.int(3, 5)), '\n')
  const benefitLines = joined(random.sample(benefits, random.int(4, 6)), '\n')
  return {
    ...titled(random, interest, english),
    descriptionDe: description.de,
    descriptionEn: english ? description.en : '',
    tasksDe: taskLines.de,
    tasksEn: english ? taskLines.en : '',
    benefitsDe: benefitLines.de,
    benefitsEn: english ? benefitLines.en : '',
  }
}

/** One or two of them, in the order in which they stand. */
function inOrder(random: Random, sentences: Pair[]): Pair[] {
  const drawn = random.sample(sentences, random.int(1, 2))
  return sentences.filter((sentence) => drawn.includes(sentence))
}

function titled(random: Random, { nameDe, nameEn, subjectAreaKey }: StudyInterest, english: boolean) {
  const [de, en]: Pair =
    ['wirtschaft', 'technik'].includes(subjectAreaKey) && random.chance(0.07)
      ? random.pick(titleAdditions)
      : ['', '']
  return {
    titleDe: de ? `${nameDe} (${de})` : nameDe,
    titleEn: !english ? '' : en ? `${nameEn} (${en})` : nameEn,
  }
}

function paragraphs(texts: Text[]): Text {
  return { de: texts.map(({ de }) => de).join('\n\n'), en: texts.map(({ en }) => en).join('\n\n') }
}
