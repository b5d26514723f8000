import type { Translated } from '#lib/i18n/texts.ts'
import type { applicantsDe } from './texts.de.ts'

export const applicantsEn: Translated<typeof applicantsDe> = {
  title: 'Applicant',
  loading: 'Loading profile',
  missingTitle: 'This profile does not exist',
  missingText: 'It may have been hidden or deleted.',
  toSearch: 'Back to the applicant search',
  lead: 'Everything you can see about this person',
  applications: 'Applications to you',
  allApplications: 'Applications',
  initiative: 'Speculative application',
  sentOn: 'sent on {{day}}',
  noApplications: 'This person has not applied to you yet.',
  profiles: 'Other profiles',
  untitled: 'Untitled',
  changedOn: 'changed on {{day}}',
}
