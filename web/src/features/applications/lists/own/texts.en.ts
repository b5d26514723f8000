import type { Translated } from '#lib/i18n/texts.ts'
import type { ownDe } from './texts.de.ts'

export const ownEn: Translated<typeof ownDe> = {
  title: 'My profiles and applications',
  lead: 'What you have started and sent, and where things stand.',
  loading: 'Loading applications',
  applications: 'Applications',
  profiles: 'Profiles',
  noApplications: 'No applications yet',
  noApplicationsText: 'You can start an application from any offer. Nothing is sent until you say so.',
  toOffers: 'Search offers',
  noProfile: 'No profiles yet',
  noProfileText: 'Your profile fills in every application for you.',
  firstProfile: 'Create a profile',
  anotherProfile: 'Create another profile',
  beginning: 'Creating',
  notBegun: 'The profile was not created',
  unnamed: 'New profile',
  places: 'Places',
  years: 'Start of studies',
  changedOn: 'changed on {{day}}',
  sentOn: 'sent on {{day}}',
  begunOn: 'started on {{day}}',
  initiative: 'Speculative application',
  goOn: 'Continue application',
  history: 'History',
  historyLoading: 'Loading history',
}
