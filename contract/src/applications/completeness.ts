import { applicationTypes } from '../applications.ts'
import type { Settings } from '../setting-values.ts'
import type { ApplicationContent } from './content.ts'

export type Filled = {
  type: number
  content: ApplicationContent
  attachments: readonly { type: string }[]
  /** Jobs ask for no study interests. */
  offerType: Settings['company']['offerType']
}

/** What makes a profile whole, and how much each part tells. School leavers have expertises or work, rarely both. */
const parts = [
  ['studyInterests', 15, ({ content }) => content.studyInterests.length > 0],
  ['qualification', 15, ({ content }) => content.qualification !== null],
  ['places', 10, ({ content }) => content.places.length > 0],
  ['desiredYears', 10, ({ content }) => content.desiredYears.length > 0],
  ['grade', 10, ({ content }) => content.grade !== null],
  ['languages', 10, ({ content }) => content.languages.length > 0],
  ['education', 10, ({ content }) => content.education.length > 0],
  ['documents', 10, ({ attachments }) => attachments.length > 0],
  ['experience', 5, ({ content }) => content.career.length + content.expertises.length > 0],
  ['aboutMe', 5, ({ content }) => content.aboutMe.trim() !== ''],
] as const satisfies [string, number, (filled: Filled) => boolean][]
const coverLetter = ['coverLetter', 15, ({ content }: Filled) => content.coverLetter !== ''] as const

export const profileParts = [...parts, coverLetter].map(([part]) => part)
export type ProfilePart = (typeof profileParts)[number]

/** `gain`: how many points of a hundred it brings. */
export type OpenPart = { part: ProfilePart; gain: number }

/** How much of an application is filled in, 0 to 100, and what is open: first the part that brings most. */
export function completeness(filled: Filled): { percent: number; open: OpenPart[] } {
  const asked = (takesCoverLetter(filled.type) ? [...parts, coverLetter] : parts).filter(
    ([part]) => part !== 'studyInterests' || filled.offerType === 'studies',
  )
  const total = asked.reduce((sum, [, weight]) => sum + weight, 0)
  const open = asked.filter(([, , isFilled]) => !isFilled(filled))
  const there = total - open.reduce((sum, [, weight]) => sum + weight, 0)
  const percentOf = (weight: number) => Math.round((100 * weight) / total)
  const percent = percentOf(there)
  return {
    percent,
    open: open
      .toSorted(([, one], [, other]) => other - one)
      .map(([part, weight]) => ({ part, gain: percentOf(there + weight) - percent })),
  }
}

export const takesCoverLetter = (type: number): boolean =>
  type === applicationTypes.initiative || type === applicationTypes.offer
