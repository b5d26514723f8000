import type { ApplicationContent } from '@tandem/contract/applications/content'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'
import { eq } from 'drizzle-orm'
import { application, applicationAttachment } from '#features/applications/applications.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { newId } from '#platform/db/columns.ts'
import type { TestApp } from '#testing/test-app.ts'

type Applicant = { token: string; applicantId: string }
type Kept = { id: string; revision: number }
export type Seeking = ReturnType<typeof createSeeking>

/** Business informatics around Karlsruhe from 2027, with Abitur 1.9 and English C1. */
export const preferences: ApplicationContent = {
  title: '',
  studyInterests: ['36'],
  places: [{ place: 'Karlsruhe', latitude: 49.0083, longitude: 8.3979, radius: 25 }],
  qualification: 'ahr',
  grade: 1.9,
  desiredYears: [2027],
  expertises: [],
  languages: [{ name: 'en', rating: 'expert' }],
  education: [],
  career: [],
  moduleAdditionals: [],
  aboutMe: '',
  coverLetter: 'Guten Tag, ich möchte bei Ihnen studieren.',
  visibility: 'hidden',
  disclosed: [],
}

/** Applicants with preferences, for tests: written through HTTP. */
export function createSeeking(app: TestApp) {
  async function save(as: Applicant, kept: Kept, more: Partial<ApplicationContent>): Promise<Kept> {
    const body = { ...preferences, ...more, revision: kept.revision }
    return (await app.call(updateApplication, { params: { id: kept.id }, body }, { as })).body
  }
  const begin = async (as: Applicant, body: { type: 3 } | { type: 2; offerId: string }): Promise<Kept> =>
    (await app.call(createApplication, { body }, { as })).body

  return {
    save,
    async profile(as: Applicant, more: Partial<ApplicationContent> = {}) {
      return save(as, await begin(as, { type: 3 }), more)
    },
    async draft(as: Applicant, offer: { id: string }, more: Partial<ApplicationContent> = {}) {
      return save(as, await begin(as, { type: 2, offerId: offer.id }), more)
    },
    async template(as: Applicant, more: Partial<ApplicationContent> = {}) {
      const id = newId()
      await app.db.insert(application).values({ id, applicantId: as.applicantId, type: 9 })
      return save(as, { id, revision: 0 }, more)
    },
    /** With the document that is asked for. */
    async send(as: Applicant, draft: Kept) {
      const fileId = newId()
      const file = { name: 'cv.pdf', mediaType: 'application/pdf', size: 1, sha256: '' }
      await app.db.insert(storedFile).values({ id: fileId, storageKey: fileId, ...file })
      await app.db
        .insert(applicationAttachment)
        .values({ applicationId: draft.id, fileId, documentTypeKey: 'cv' })
      await app.call(submitApplication, { params: { id: draft.id } }, { as })
    },
    async withdraw({ id }: Kept) {
      await app.db.update(application).set({ status: 8 }).where(eq(application.id, id))
    },
  }
}
