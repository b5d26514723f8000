import type { Application, ApplicationSummary } from '@tandem/contract/applications'
import type { ReactNode } from 'react'
import { page } from 'vitest/browser'
import { open } from './open.tsx'
import { person } from './received-page.tsx'

/** Its name goes on with what it is about. */
export const of = (label: string, what: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}.*${what}`) })
export const button = (label: string) => page.getByRole('button', { name: label, exact: true })

export const id = '019b0000-0000-7000-8000-000000000030'
export const other = '019b0000-0000-7000-8000-000000000031'
export const moment = '2026-11-01T10:00:00.000Z'

/** As on a page: what is decided takes its buttons along, and the heading has the focus. */
export const openPage = (part: ReactNode) =>
  open(
    <main>
      <h1 tabIndex={-1}>Bewerbung</h1>
      {part}
    </main>,
  )
export const heading = () => page.getByRole('heading', { level: 1 })

export const summary = (): ApplicationSummary => ({
  ...{ id, type: 2, status: 2, stage: 'received', outcome: null, title: '', origin: null, undoUntil: null },
  ...{ createdAt: moment, updatedAt: moment, sentAt: moment, revision: 4, match: null },
  ...{ grade: null, qualification: null, places: [], desiredYears: [], studyInterests: [], found: null },
  applicant: person(id, 'Mira', 'Tannhof'),
  target: {
    ...{ offerId: id, offerTitle: 'Informatik', companyId: id, companyName: 'Acme AG' },
    offerTitles: { de: 'Informatik', en: 'Computer science' },
    ...{ hasLogo: false, requiredDocuments: [] },
  },
})

export const record = (parts: Partial<Application>): Application => ({
  ...summary(),
  ...{ declineReason: null, declineNote: '', outcomes: [], freePlaces: [], filledPercentage: 0 },
  ...{ attachments: [], timeline: [], expertises: [], languages: [], education: [], career: [] },
  ...{ moduleAdditionals: [], aboutMe: '', coverLetter: '', visibility: 'hidden', places: [] },
  disclosed: [],
  missing: { fields: [], documents: [] },
  can: {
    ...{ edit: false, submit: false, move: true, cancel: false, delete: false, undo: false },
    message: true,
  },
  applicant: {
    ...{ id, gender: 'none', firstName: 'Mira', lastName: 'Tannhof', email: 'mira@example.org' },
    birthdate: null,
    image: null,
  },
  ...parts,
})
