import type { ApplicationContent } from '@tandem/contract/applications/content'

/** For tests: nothing filled in, and everything. */
export const emptyContent: ApplicationContent = {
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

export const completeContent: ApplicationContent = {
  title: 'Informatik in Karlsruhe',
  studyInterests: ['36', '1'],
  places: [{ place: 'Karlsruhe', latitude: 49.0083, longitude: 8.3979, radius: 50 }],
  qualification: 'ahr',
  grade: 1.9,
  desiredYears: [2027, 2028],
  expertises: [{ name: 'Python', grade: null, description: 'Zwei Jahre Informatik-AG' }],
  languages: [{ name: 'en', rating: 'expert' }],
  education: [{ academyName: 'Goethe-Gymnasium', academicTitle: 'Abitur', from: '2018-09', to: null }],
  career: [{ companyName: 'Buchladen am Markt', position: 'Aushilfe', from: '2025-01', to: '2025-12' }],
  // The self-test writes them.
  moduleAdditionals: [],
  aboutMe: 'Ich baue gern Dinge, die andere benutzen.',
  coverLetter: 'Ihr Angebot passt zu dem, was ich suche.',
  visibility: 'hidden',
  disclosed: [],
}
