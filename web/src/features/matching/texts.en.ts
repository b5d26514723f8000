import type { Translated } from '#lib/i18n/texts.ts'
import type { matchingDe } from './texts.de.ts'

export const matchingEn: Translated<typeof matchingDe> = {
  ring: {
    applicant:
      'Match {{total}} percent: your wishes {{applicant}} percent, the company’s wishes {{company}} percent',
    company:
      'Match {{total}} percent: wishes of {{name}} {{applicant}} percent, your wishes {{company}} percent',
    other:
      'Match {{total}} percent: the person’s wishes {{applicant}} percent, the company’s wishes {{company}} percent',
  },
  verdict: {
    very: 'a very good match',
    well: 'a good match',
    partly: 'a partial match',
    hardly: 'hardly a match',
  },
  title: { applicant: 'Why this suits you', company: 'How it fits together' },
  sides: {
    own: 'What you look for',
    ofApplicant: 'What {{name}} looks for',
    ofPerson: 'What the person looks for',
    ofCompany: 'What {{name}} looks for',
    ofYourCompany: 'What you look for',
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
  },
  reasons: 'Reasons',
  fits: { fits: 'Fits', nearly: 'Fits in part', not: 'Does not fit' },
  open: 'left open',
  seen: 'The company sees the same numbers once you apply or your profile is visible.',
  toDetails: 'Why?',
  column: 'Match',
  legend:
    'The ring shows both sides: <left>on the left what you look for</left>, <right>on the right what the company looks for</right>. When it closes, everything fits.',
}
