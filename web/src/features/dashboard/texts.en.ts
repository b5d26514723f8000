import type { Translated } from '#lib/i18n/texts.ts'
import type { dashboardDe } from './texts.de.ts'

export const dashboardEn: Translated<typeof dashboardDe> = {
  title: 'Dashboard',
  hello: 'Hello {{firstName}}',
  goodDay: 'Good day, {{firstName}} {{lastName}}',
  pending: {
    title: 'Your company is being checked',
    text: 'The university is looking at your details. Until then you cannot be found and cannot publish anything.',
  },
  lead: {
    own_zero: 'No application is on its way yet.',
    own_one: 'One application is on its way.',
    own_other: '{{count}} applications are on their way.',
    received_zero: 'No application is open at the moment.',
    received_one: 'One application is open.',
    received_other: '{{count}} applications are open.',
    unread_zero: 'All messages are read.',
    unread_one: 'One new message is waiting.',
    unread_other: '{{count}} new messages are waiting.',
  },
  next: {
    over: { applicant: 'Your next step', company: 'Important now' },
    title: {
      create_profile: 'Create your profile',
      fill_profile: 'Finish your profile',
      send_application: 'One application has not been sent yet',
      search_offers: 'Find offers that suit you',
      review_applications: 'New applications are waiting for you',
    },
    text: {
      create_profile: 'Filled in once, it is enough for every application. You can pause at any time.',
      fill_profile: 'It is {{percent}}\u00a0% filled in. What you add here is part of every new application.',
      send_application: '{{offer}}: you check everything before you send it.',
      search_offers: 'Your profile is ready. Search by course, place and start year.',
      review_applications: 'As soon as you open one, the person sees that their application has been viewed.',
    },
    action: {
      create_profile: 'Create profile',
      fill_profile: 'Add to profile',
      send_application: 'Continue writing',
      search_offers: 'Search offers',
      review_applications: 'View applications',
    },
  },
  own: {
    title: 'Your applications',
    all: 'View all',
    none: 'No application yet',
    noneText: 'Every application begins with an offer.',
    search: 'Search offers',
  },
  fresh: { title: 'New and fitting' },
  received: {
    title: 'Newest applications',
    all: 'View all',
    none: 'No applications yet',
    noneText: 'As soon as someone applies, the application will be here.',
    nameless: 'Without a name',
  },
  profile: {
    title: 'Your profile',
    visible: 'Visible',
    hidden: 'Not visible',
    filled: 'Profile {{percent}} percent filled in',
    state: { none: 'No profile yet.', begun: 'A beginning.', nearly: 'Nearly done.', done: 'Complete.' },
    text: {
      none: 'Every application begins with a profile.',
      begun: 'The more there is here, the faster every application goes.',
      nearly: 'Only a few details are missing.',
      done: 'Every application is now quickly written.',
    },
    edit: 'Edit profile',
    create: 'Create profile',
  },
  offers: {
    title: 'Offers',
    text: 'All published offers, as applicants see them.',
    search: 'View offers',
  },
  searches: {
    title: 'Saved searches',
    all: 'See all',
    fresh_one: '1 new',
    fresh_other: '{{count}} new',
    none: {
      applicant: 'Save a search, and new offers come to you.',
      company: 'Save a search, and new profiles come to you.',
    },
    search: { applicant: 'Search offers', company: 'Search applicants' },
  },
  messages: {
    title: 'Messages',
    none: 'No messages yet.',
    all: 'All messages',
  },
}
