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
