import { applicationTypes, type missingParts } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'

type Filled = { type: number; content: ApplicationContent; attachments: readonly { type: string }[] }
type Part = { weight: number; isFilled: (filled: Filled) => boolean }

/** What makes a profile whole, and how much each part tells. School leavers have expertises or work, rarely both. */
const parts: Part[] = [
  { weight: 15, isFilled: ({ content }) => content.studyInterests.length > 0 },
  { weight: 10, isFilled: ({ content }) => content.places.length > 0 },
  { weight: 15, isFilled: ({ content }) => content.qualification !== null },
  { weight: 10, isFilled: ({ content }) => content.grade !== null },
  { weight: 10, isFilled: ({ content }) => content.desiredYears.length > 0 },
  { weight: 10, isFilled: ({ content }) => content.languages.length > 0 },
  { weight: 10, isFilled: ({ content }) => content.education.length > 0 },
  { weight: 5, isFilled: ({ content }) => content.career.length + content.expertises.length > 0 },
  { weight: 5, isFilled: ({ content }) => content.aboutMe !== '' },
  { weight: 10, isFilled: ({ attachments }) => attachments.length > 0 },
]
const coverLetter: Part = { weight: 15, isFilled: ({ content }) => content.coverLetter !== '' }

/** 0 to 100. */
export function filledPercentage(filled: Filled): number {
  const asked = takesCoverLetter(filled.type) ? [...parts, coverLetter] : parts
  const there = asked.filter(({ isFilled }) => isFilled(filled))
  return Math.round((100 * weightOf(there)) / weightOf(asked))
}

export type Missing = { fields: (typeof missingParts)[number][]; documents: string[] }

/** What it lacks before it may be sent; of a profile, before it says enough. */
export function missing({ type, content, attachments }: Filled, requiredDocuments: string[]): Missing {
  const given = new Set(attachments.map((attachment) => attachment.type))
  // The letter may be typed instead of attached.
  if (content.coverLetter !== '') given.add('cover_letter')
  const lacks = {
    studyInterests: content.studyInterests.length === 0,
    qualification: content.qualification === null,
    grade: content.grade === null,
    desiredYears: content.desiredYears.length === 0,
    coverLetter: takesCoverLetter(type) && content.coverLetter === '',
  } satisfies Record<(typeof missingParts)[number], boolean>
  return {
    fields: (Object.keys(lacks) as Missing['fields']).filter((part) => lacks[part]),
    documents: requiredDocuments.filter((document) => !given.has(document)),
  }
}

/** Keeps only what an application of this type has, and each choice once. */
export function contentFor(type: number, content: ApplicationContent): ApplicationContent {
  return {
    ...content,
    studyInterests: [...new Set(content.studyInterests)],
    desiredYears: [...new Set(content.desiredYears)],
    coverLetter: takesCoverLetter(type) ? content.coverLetter : '',
    visibility: type === applicationTypes.profile ? content.visibility : 'hidden',
    disclosed: type === applicationTypes.profile ? [...new Set(content.disclosed)] : [],
  }
}

const takesCoverLetter = (type: number) =>
  type === applicationTypes.initiative || type === applicationTypes.offer

const weightOf = (some: Part[]) => some.reduce((sum, { weight }) => sum + weight, 0)
