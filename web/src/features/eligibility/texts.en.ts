import type { Translated } from '#lib/i18n/texts.ts'
import type { eligibilityDe } from './texts.de.ts'

export const eligibilityEn: Translated<typeof eligibilityDe> = {
  title: 'Check your way into dual study',
  short: 'Check your way in',
  close: 'Close',
  home: {
    dashboard: 'Check your way in, to the dashboard',
    start: 'Check your way in, to the home page',
  },
  allAnswered: 'All {{count}} questions answered',
  fromProfile: 'We know from your profile: {{qualification}}.',
  loading: 'Loading the questions',
  failedTitle: 'The questions cannot be loaded right now',
  failedText: 'Please try again in a moment.',
  toHome: 'To the home page',
  questionOf: 'Question {{question}} of {{count}}',
  back: 'Back',
  unsure: 'I don’t know',
  unsureText: 'No problem, our advisers can help.',
  open: 'Not decided yet',
  october: 'October {{year}}',
  likely: 'probably',
  from: 'from 1 October {{year}}',
  everyOctober: 'always starts on 1 October',
  wayTitle: 'Your way in',
  wayLabel: 'Way into your studies',
  private: 'Your answers are only in the address of this page, without your name.',
  questions: {
    qualification: {
      title: 'Which qualification do you have, or are you working towards?',
      text: 'Choose the highest. It is enough to have it by the time your studies start.',
    },
    course: {
      title: 'What would you like to study?',
      text: 'This lets us show you offers that match.',
      field: 'Course',
      nothingFound: 'There is no course on this.',
    },
    start: {
      title: 'When would you like to start?',
      text: 'This decides by when things need to be done.',
    },
  },
  details: {
    subject: {
      title: 'Does your qualification cover the subject you want to study?',
      text: 'Your certificate says which subjects it is valid for.',
    },
    practical: {
      title: 'Do you have the practical part as well as the school part?',
      text: 'It is enough to finish it by the time your studies start.',
    },
    training: {
      title: 'Did your advanced training take at least 400 hours?',
      text: 'Your certificate or the training provider can tell you.',
    },
    work: {
      title: 'Do you have two years of training and about three years of work, in a related field?',
      text: 'Related means that the degree builds on what you have learned.',
    },
  },
  answers: { yes: 'Yes', no: 'No', unsure: 'I don’t know' },
  answered: {
    qualification: 'School qualification',
    detail: 'Requirement met',
    course: 'Course',
    start: 'Start of studies',
  },
  stops: {
    qualification: 'Qualification',
    delta: 'Delta exam',
    counselling: 'Guidance interview',
    aptitude: 'Aptitude test',
    equivalence: 'Recognition',
    studies: 'Studies',
  },
  result: 'Your result',
  stepsTitle: 'What to do next',
  whenTitle: 'By when',
  ways: {
    direct: {
      title: 'Yes, you can start dual study directly.',
      first: { title: 'Find an offer', text: 'Every dual study place comes with a company.' },
      second: { title: 'Apply to the company', text: 'It decides who gets the place.' },
      third: { title: 'Start', text: 'Once you have a contract, your studies start on 1 October.' },
    },
    direct_if_fitting: {
      title: 'Yes, you can take up dual study if the subject is right.',
      first: { title: 'Compare subjects', text: 'Your certificate says which subjects it is valid for.' },
      second: { title: 'Find an offer', text: 'Every dual study place comes with a company.' },
      third: { title: 'Ask if in doubt', text: 'Our advisers know which courses are possible.' },
    },
    delta: {
      title: 'Yes, you can take up dual study. The Delta exam comes first.',
      first: { title: 'Register for the exam', text: 'At least four weeks before it takes place.' },
      second: { title: '60 minutes at a computer', text: 'It takes no longer than that.' },
      third: {
        title: 'Once passed, valid everywhere',
        text: 'For all degree programmes and locations. You may repeat it twice.',
      },
    },
    counselling: {
      title: 'Yes, you can take up dual study. A guidance interview comes first.',
      first: {
        title: 'Arrange the interview',
        text: 'Write to the advisers at the location where you would like to study.',
      },
      second: { title: 'Keep the certificate', text: 'You upload it in your profile under documents.' },
      third: { title: 'Find an offer', text: 'You can do that before the interview.' },
    },
    counselling_aptitude: {
      title: 'Yes, you can study a related subject. A guidance interview and an aptitude test come first.',
      first: {
        title: 'Arrange the guidance interview',
        text: 'It settles which courses are related to your occupation.',
      },
      second: { title: 'Take the aptitude test', text: 'It takes place once a year.' },
      third: { title: 'Find an offer', text: 'Tell the company early that the test is still to come.' },
    },
    equivalence: {
      title: 'This can work. Your certificate needs to be recognised first.',
      first: {
        title: 'Have your certificate checked',
        text: 'The certificate recognition office compares it with German qualifications.',
      },
      second: { title: 'Keep the decision', text: 'You upload it in your profile under documents.' },
      third: { title: 'Find an offer', text: 'You can do that while the check is under way.' },
    },
    together: {
      title: 'Let us have a look together.',
      first: { title: 'Write to the advisers', text: 'A sentence about your qualification is a good start.' },
      second: { title: 'Have your certificates ready', text: 'From school, training and further training.' },
      third: { title: 'Keep looking around', text: 'You can already view and bookmark offers.' },
    },
  },
  when: {
    direct: 'By the company’s deadline, which each offer shows.',
    direct_if_fitting: 'Before you apply, so that you apply for courses that are possible.',
    delta:
      'Register four weeks before the exam, and pass it before your studies start. The advisers can tell you the dates.',
    counselling: 'Before your studies start. Arrange it as soon as you have an offer in mind.',
    counselling_aptitude:
      'The test only takes place once a year: ask the advisers for the next date straight away.',
    equivalence: 'Before your studies start. Begin early, as the check takes time.',
    together: 'The earlier you ask, the more ways are open to you.',
  },
  until: 'To start in October {{year}}, this means by 30 September {{year}}.',
  guidance: 'This is for orientation. The admissions office of the location makes the binding decision.',
  ask: 'Ask the advisers',
  offers: {
    title: 'Offers that match',
    accepting: '{{count}} of {{all}} offers accept this qualification.',
    all: 'There are {{count}} offers right now.',
    visitor: 'Log in to see which companies accept this qualification.',
    action: 'View offers',
  },
  answersTitle: 'Your answers',
  change: 'Change',
  share: 'To show at home or to an adviser: the address of this page holds the result.',
  register: 'Create an account',
  takeOver: {
    action: 'Add to my profile',
    done: 'Added to your profile',
    toProfile: 'To your profile',
    failed: 'This was not added',
    again: 'Please try again in a moment.',
  },
}
