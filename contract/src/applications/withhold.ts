import type { Application } from '../applications.ts'

/**
 * An anonymous profile as companies get it: without what says who the applicant is, which is the name, contact,
 * documents, and what they wrote freely. The server answers with it, the applicant's preview shows it.
 */
export function withhold(application: Application): Application {
  const { applicant, expertises } = application
  return {
    ...application,
    applicant: {
      id: applicant.id,
      gender: 'none',
      firstName: '',
      lastName: '',
      email: '',
      birthdate: null,
      image: null,
    },
    attachments: [],
    aboutMe: '',
    expertises: expertises.map((expertise) => ({ ...expertise, description: '' })),
  }
}
