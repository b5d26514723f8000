import type { Translated } from '#lib/i18n/texts.ts'
import type { dashboardDe } from './texts.de.ts'

export const dashboardEn: Translated<typeof dashboardDe> = {
  title: 'Dashboard',
  hello: 'Hello {{firstName}}',
  goodDay: 'Hello {{firstName}} {{lastName}}',
  pending: {
    title: 'Your company is being checked',
    text: 'The university is checking your details. Until it has finished, applicants cannot find you and you cannot publish offers.',
  },
  lead: {
    own_zero: 'You have no applications under way yet.',
    own_one: 'You have one application under way.',
    own_other: 'You have {{count}} applications under way.',
    received_zero: 'There are no open applications at the moment.',
    received_one: 'There is one open application.',
    received_other: 'There are {{count}} open applications.',
    unread_zero: 'You have read all your messages.',
    unread_one: 'You have one new message.',
    unread_other: 'You have {{count}} new messages.',
  },
  next: {
    over: { applicant: 'Your next step', company: 'Needs your attention' },
    title: {
      create_profile: 'Create your profile',
      fill_profile: 'Finish your profile',
      send_application: 'One application has not been sent yet',
      search_offers: 'Find offers that suit you',
      review_applications: 'New applications are waiting for you',
    },
    text: {
      create_profile: 'Fill it in once and use it for every application. You can take a break at any time.',
      fill_profile: 'It is {{percent}}% complete. Whatever you add goes into every new application.',
      send_application: '{{offer}}: you can check everything before you send it.',
      search_offers: 'Your profile is ready. Search by course, place and start year.',
      review_applications: 'As soon as you open one, the applicant can see that it has been viewed.',
    },
    action: {
      create_profile: 'Create profile',
      fill_profile: 'Add to profile',
      send_application: 'Continue application',
      search_offers: 'Search offers',
      review_applications: 'View applications',
    },
  },
  own: {
    title: 'Your applications',
    all: 'View all',
    none: 'No applications yet',
    noneText: 'Find an offer you like and start your first application.',
    search: 'Search offers',
  },
  fresh: { title: 'New for you' },
  received: {
    title: 'Latest applications',
    all: 'View all',
    none: 'No applications yet',
    noneText: 'When someone applies, you will see their application here.',
    nameless: 'No name given',
  },
  profile: {
    title: 'Your profile',
    visible: 'Visible',
    hidden: 'Not visible',
    filled: 'Profile {{percent}} percent complete',
    state: { none: 'No profile yet.', begun: 'A good start.', nearly: 'Nearly there.', done: 'Complete.' },
    text: {
      none: 'Your profile is the first step to any application.',
      begun: 'The more you add now, the quicker it is to apply.',
      nearly: 'Only a few details are missing.',
      done: 'From now on, applying takes only a few minutes.',
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
      applicant: 'Save a search and we will tell you about new offers.',
      company: 'Save a search and we will tell you about new profiles.',
    },
    search: { applicant: 'Search offers', company: 'Search applicants' },
  },
  messages: {
    title: 'Messages',
    none: 'No messages yet.',
    all: 'All messages',
  },
}
