import { downloadFile } from '@tandem/contract/applicants'
import { type Application, getApplication } from '@tandem/contract/applications'
import { listApplicationInterviews } from '@tandem/contract/interviews'
import { listThreads } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import {
  type Assessment,
  getAssessment,
  listAssessments,
  listFittingOffers,
} from '@tandem/contract/received-applications'
import { listDocuments } from '@tandem/contract/reference'
import { allPermissions, company, openApp, signIn } from './open.tsx'
import { answer, byDefault, list, reply } from './stub-server.ts'

/** For the tests of one received application: two of them, the first of which is opened by a company. */
export const ids = ['019b0000-0000-7000-8000-000000000030', '019b0000-0000-7000-8000-000000000031']
export const [first = '', second = ''] = ids
export const pathOf = (applicationId: string) => paths.application({ applicationId })
export const moment = '2026-11-01T10:00:00.000Z'

export async function openReceived(
  parts: Partial<Application> = {},
  assessment: Partial<typeof nothingKept> = {},
) {
  signIn(company(), allPermissions)
  byDefault(() => {
    answer(listThreads, [])
    answer(listApplicationInterviews, { interviews: [], timeline: [], can: { propose: false } })
    answer(listAssessments, { assessments: [], colleagues: [] })
    answer(listFittingOffers, [])
  })
  answer(
    listDocuments,
    list([
      { id: 'cv', name: 'Lebenslauf' },
      { id: 'school_certificates', name: 'Zeugnisse' },
    ]),
  )
  reply(downloadFile, () => new Response('word'))
  answer(getApplication, ({ path }) => ({ ...received(path.includes(first) ? first : second), ...parts }))
  answer(getAssessment, { ...nothingKept, ...assessment })
  return openApp(pathOf(first))
}

export const nothingKept = {
  ...{ handler: null, handlerLeft: false, revision: 0, rating: null, ratings: [] },
  notes: [] as Assessment['notes'],
}
export const received = (id: string): Application => ({
  ...{ id, type: 2, status: 2, stage: 'viewed', outcome: null, title: '', origin: null, undoUntil: null },
  ...{ createdAt: moment, updatedAt: moment, sentAt: moment, revision: 4, match: null, grade: null },
  ...{ qualification: null, desiredYears: [], studyInterests: [], outcomes: [], freePlaces: [] },
  ...{ declineReason: null, declineNote: '', filledPercentage: 0, disclosed: [], places: [] },
  ...{ attachments: [], timeline: [], expertises: [], languages: [], education: [], career: [] },
  ...{ moduleAdditionals: [], aboutMe: '', coverLetter: '', visibility: 'hidden' },
  missing: { fields: [], documents: [] },
  target: {
    ...{ offerId: second, offerTitle: 'Informatik', companyId: first, companyName: 'Werkhof GmbH' },
    ...{ hasLogo: false, requiredDocuments: [] },
  },
  can: {
    ...{ edit: false, submit: false, move: false, cancel: false, delete: false, undo: false },
    message: false,
  },
  applicant: {
    ...{ id, gender: 'none', firstName: 'Mira', lastName: 'Tannhof', email: 'mira@example.org' },
    ...{ birthdate: null, image: null },
  },
})
