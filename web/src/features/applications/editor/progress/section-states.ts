import type { Attachment } from '@tandem/contract/applications'
import type { Filled, ProfilePart } from '@tandem/contract/applications/completeness'
import type { profileSections } from '@tandem/contract/screens'
import type { Draft } from '../saving/content.ts'

export type SectionKey = (typeof profileSections)[number]

/** Where each part of a profile is filled in. */
export const sectionOf: Record<ProfilePart, SectionKey> = {
  studyInterests: 'studienwunsch',
  places: 'studienwunsch',
  desiredYears: 'studienwunsch',
  qualification: 'schule',
  grade: 'schule',
  education: 'schule',
  languages: 'sprachen',
  experience: 'kenntnisse',
  documents: 'unterlagen',
  aboutMe: 'ueber-mich',
  // A profile asks for none.
  coverLetter: 'ueber-mich',
}

export type SectionState = {
  isDone: boolean
  /** How many entries it has, and how many of them are finished. */
  entries?: { count: number; finished: number }
}

/** What is filled in already. Visibility is a choice that is always made, and a test is no duty. */
export function sectionStates(
  draft: Draft,
  attachments: readonly Attachment[],
  offerType: Filled['offerType'],
): Record<SectionKey, SectionState> {
  const graded = draft.languages.filter(({ rating }) => rating !== 'no_choice').length
  const { studyInterests, places, desiredYears, qualification, grade, languages } = draft
  return {
    // The account names everybody, and a photo is no one's duty.
    person: { isDone: true },
    studienwunsch: {
      isDone:
        (studyInterests.length > 0 || offerType === 'jobs') && places.length > 0 && desiredYears.length > 0,
    },
    schule: {
      isDone: qualification !== null && isGrade(grade) && draft.education.length > 0,
      entries: all(draft.education.length),
    },
    werdegang: { isDone: draft.career.length > 0, entries: all(draft.career.length) },
    sprachen: {
      isDone: graded > 0 && graded === languages.length,
      entries: { count: languages.length, finished: graded },
    },
    kenntnisse: { isDone: draft.expertises.length > 0, entries: all(draft.expertises.length) },
    mathe: {
      isDone: true,
      entries: {
        count: draft.moduleAdditionals.length,
        finished: draft.moduleAdditionals.filter(({ visible }) => visible).length,
      },
    },
    unterlagen: { isDone: attachments.length > 0, entries: all(attachments.length) },
    'ueber-mich': { isDone: draft.aboutMe.trim() !== '' },
    sichtbarkeit: { isDone: true },
  }
}

const all = (count: number) => ({ count, finished: count })

const isGrade = (grade: number | null) => grade !== null && !Number.isNaN(grade)
