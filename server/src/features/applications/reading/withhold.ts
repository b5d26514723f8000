import type { Application } from '@tandem/contract/applications'

/** A profile without what says who the applicant is: name, contact, documents, and what they wrote freely. */
export function withhold(application: Application): Application {
  const { applicant, expertises } = application
  return {
    ...application,
    applicant: { id: applicant.id, gender: 'none', firstName: '', lastName: '', email: '', birthdate: null },
    attachments: [],
    aboutMe: '',
    expertises: expertises.map((expertise) => ({ ...expertise, description: '' })),
  }
}
