import type { Application } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'

/** For tests: a profile that nobody has filled in yet. */
export const blank: ApplicationContent = {
  title: '',
  studyInterests: [],
  places: [],
  qualification: null,
  grade: null,
  desiredYears: [],
  expertises: [],
  languages: [],
  education: [],
  career: [],
  moduleAdditionals: [],
  aboutMe: '',
  coverLetter: '',
  visibility: 'hidden',
  disclosed: [],
}

/** For tests: a profile with this content, as its owner gets it. */
export const profileWith = (content: Partial<ApplicationContent>, revision = 1): Application => ({
  ...{ id: '019b0000-0000-7000-8000-000000000040', type: 3, status: 1, stage: null, target: null },
  ...{ outcome: null, outcomes: [], origin: null, undoUntil: null, declineReason: null, declineNote: '' },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z', sentAt: null },
  ...{ match: null, filledPercentage: 0, freePlaces: [], timeline: [], attachments: [] },
  missing: { fields: [], documents: [] },
  can: {
    ...{ edit: true, submit: false, move: false, cancel: false, delete: true, undo: false },
    message: false,
  },
  applicant: {
    ...{ id: '019b0000-0000-7000-8000-000000000002', gender: 'female', birthdate: null, image: null },
    ...{ firstName: 'Mira', lastName: 'Tannhof', email: 'mira@example.org' },
  },
  ...blank,
  ...content,
  revision,
})
