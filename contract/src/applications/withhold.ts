import type { Application } from '../applications.ts'
import type { disclosable } from './content.ts'

/**
 * An anonymous profile as companies get it: without what says who the applicant is, which is the name, photo, contact,
 * documents, and all that they wrote freely and did not switch on. A skill of the list says nothing of its kind, one in
 * the applicant's own words may. The server answers with it, the applicant's preview shows it.
 */
export function withhold(application: Application, isListedSkill: (name: string) => boolean): Application {
  const { applicant, disclosed } = application
  const shows = (part: (typeof disclosable)[number]) => disclosed.includes(part)
  const anonymous = { gender: 'none', firstName: '', lastName: '', email: '', birthdate: null, image: null }
  return {
    ...application,
    applicant: { id: applicant.id, ...anonymous },
    attachments: [],
    title: shows('title') ? application.title : '',
    education: shows('education') ? application.education : [],
    career: shows('career') ? application.career : [],
    expertises: shows('expertises')
      ? application.expertises
      : application.expertises.flatMap(({ name, grade }) =>
          isListedSkill(name) ? [{ name, grade, description: '' }] : [],
        ),
    aboutMe: shows('aboutMe') ? application.aboutMe : '',
  }
}
