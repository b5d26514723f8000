import type { Translated } from '#lib/i18n/texts.ts'
import type { matchingDe } from './texts.de.ts'

export const matchingEn: Translated<typeof matchingDe> = {
  ring: {
    applicant:
      'Match {{total}} percent: your preferences {{applicant}} percent, the company’s requirements {{company}} percent',
    company:
      'Match {{total}} percent: preferences of {{name}} {{applicant}} percent, your requirements {{company}} percent',
    other:
      'Match {{total}} percent: the applicant’s preferences {{applicant}} percent, the company’s requirements {{company}} percent',
  },
  verdict: {
    very: 'a very good match',
    well: 'a good match',
    partly: 'a partial match',
    hardly: 'not much of a match',
  },
  title: { applicant: 'Why this suits you', company: 'How you match' },
  sides: {
    own: 'What you are looking for',
    ofApplicant: 'What {{name}} is looking for',
    ofPerson: 'What the applicant is looking for',
    ofCompany: 'What {{name}} is looking for',
    ofYourCompany: 'What you are looking for',
  },
  percent: '{{value}}%',
  criteria: {
    study_interest: 'Course',
    distance: 'Distance',
    start_year: 'Start',
    work_languages: 'Working languages',
    qualification: 'School qualification',
    grade: 'Average grade',
    languages: 'Languages',
    expertises: 'Skills',
    documents: 'Documents',
    maths: 'Maths',
  },
  reasons: 'Reasons',
  fits: { fits: 'Match', nearly: 'Partial match', not: 'No match' },
  open: 'not specified',
  seen: 'The company sees the same figures once you apply or make your profile visible.',
  toDetails: 'Why?',
  column: 'Match',
  legend:
    'The ring shows both sides: <left>on the left, what you are looking for</left>; <right>on the right, what the company is looking for</right>. A full ring is a perfect match.',
}
