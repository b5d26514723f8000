import type { Translated } from '#lib/i18n/texts.ts'
import type { adminSettingsDe } from './texts.de.ts'

export const adminSettingsEn: Translated<typeof adminSettingsDe> = {
  title: 'Settings',
  lead: 'They apply to everyone and take effect within five seconds.',
  loading: 'Loading settings',
  search: 'Search settings',
  found_zero: 'No settings found',
  found_one: '1 setting found',
  found_other: '{{count}} settings found',
  groups: 'Groups',
  on: 'on',
  off: 'off',
  empty: 'empty',
  entries_zero: 'empty',
  entries_one: '1 entry',
  entries_other: '{{count}} entries',
  units: { Days: 'days', Minutes: 'minutes', heartbeat: 'seconds' },
  spans: {
    minutes_one: '1 minute',
    minutes_other: '{{count}} minutes',
    hours_one: '1 hour',
    hours_other: '{{count}} hours',
    days_one: '1 day',
    days_other: '{{count}} days',
  },
  edit: '{{what}}: edit',
  unchanged: 'unchanged since the start',
  changedByNobody: 'changed outside the back office',
  changed: '{{name}}, {{day}}',
  before: 'was {{before}}',
  unsaved: 'Not saved yet',
  beforeAndStandard: 'was {{before}}, default {{standard}}',
  toStandard: 'Reset to default',
  toStandardOf: 'Reset to default: {{name}}',
  gone: 'Deleted account',
  command: 'Command on the server',
  saved_one: 'The setting has been saved',
  saved_other: '{{count}} settings have been saved',
  savedText: 'It applies to everyone within five seconds.',
  reach: {
    title: 'Who is affected?',
    loading: 'Counting',
    profilesStay_zero: 'Nobody has more than one profile at present.',
    profilesStay_one: 'One person has more than one profile. The profiles stay; no new one can be added.',
    profilesStay_other:
      '{{number}} people have more than one profile. The profiles stay; no new ones can be added.',
    unanswered_zero: 'The promise applies to new applications. None is waiting for an answer at present.',
    unanswered_one: 'The promise applies to new applications and to the one waiting for an answer.',
    unanswered_other: 'The promise applies to new applications and to the {{number}} waiting for an answer.',
    publishedOffers_zero: 'No offer is published at present.',
    publishedOffers_one: 'This concerns 1 published offer.',
    publishedOffers_other: 'This concerns {{number}} published offers.',
    applicants_zero: 'all applicants, at present nobody.',
    applicants_one: '1 applicant.',
    applicants_other: 'all {{number}} applicants.',
    companies_zero: 'all approved companies, at present none.',
    companies_one: '1 approved company.',
    companies_other: 'all {{number}} approved companies.',
    admins_zero: 'all administrator accounts.',
    admins_one: '1 administrator account.',
    admins_other: 'all {{number}} administrator accounts.',
    accounts_zero: 'all accounts.',
    accounts_one: '1 account.',
    accounts_other: 'all {{number}} accounts.',
    newAccounts: 'anyone who registers from now on.',
    everybody: 'everyone who visits the pages, even without an account.',
  },
  bar: {
    label: 'Unsaved changes',
    title_one: '1 unsaved change',
    title_other: '{{count}} unsaved changes',
    discard: 'Discard',
    save: 'Save',
    changedElsewhere: 'Someone else was faster.',
    changedElsewhereText:
      'The current values have been loaded. Your changes are still here: please check them and save again.',
    failed: 'That did not work.',
  },
  history: {
    title: 'Who changed what',
    all: 'Audit log',
    none: 'Nothing yet: all settings are as they were at the start.',
    from: 'was',
    to: 'now',
    undo: 'Undo: {{name}}',
  },
  partners: {
    new: 'New entry',
    name: 'Name',
    url: 'Web address',
    logo: 'Choose logo',
    otherLogo: 'Choose another logo',
    noLogo: 'Without logo',
    logoOf: 'Logo: {{name}}',
    logoHint: 'SVG, PNG or WebP, 14\u00a0KB at most. Without a logo, the name is shown.',
    tooLarge: 'The file is too large. The limit is 14\u00a0KB; SVG works best.',
    add: 'Add entry',
    remove: 'Remove',
    removeOne: 'Remove: {{name}}',
  },
  sections: {
    bewerbende: { title: 'Applicants', text: 'What applicants can see and do' },
    unternehmen: { title: 'Companies', text: 'What training companies can see and do' },
    'ohne-anmeldung': { title: 'Without an account', text: 'What search engines and visitors can read' },
    konten: { title: 'Accounts and sessions', text: 'How long an account and a login last' },
    kontakt: { title: 'Contact and map', text: 'What the university is called and how to reach it' },
    seiten: { title: 'Pages and footer', text: 'What is at the bottom of every page' },
    statistik: { title: 'Visitor statistics', text: 'Counts only those who agreed in the cookie banner' },
  },
  choices: {
    company: {
      studyOffersVisibility: { all: 'everyone', 'published-only-to-matching': 'matching only' },
      offerType: { studies: 'study places', jobs: 'jobs' },
    },
  },
  keys: {
    brand: {
      universityName: {
        label: 'Name of the university',
        hint: 'Shown in the footer, in e-mails and in the imprint.',
      },
    },
    applicant: {
      allowMultipleApplications: {
        label: 'Allow several profiles',
        hint: 'More than one application profile per person.',
      },
      enableMatches: { label: 'Show matches', hint: 'Rings, reasons and sorting by match, everywhere.' },
      enableApplicationSearch: {
        label: 'Search for profiles',
        hint: 'Off: companies search for people instead of application profiles.',
      },
      accountRenewalOnLogin: {
        label: 'Logging in renews the account',
        hint: 'Off: those who want to stay use the button in their account.',
      },
      enableApplicantTitleField: {
        label: 'Ask for a title',
        hint: 'A field for academic titles when registering.',
      },
      enableApplicantCountryAndUniversityField: {
        label: 'Ask for country and university',
        hint: 'Two more fields when registering, for applicants from abroad.',
      },
      youCanSayYouToMe: { label: 'Informal German', hint: 'Off: all German texts use the formal “Sie”.' },
    },
    company: {
      studyOffersVisibility: {
        label: 'Offers visible to',
        hint: 'Everyone, or only people whose courses match the offer.',
      },
      offersEditableInline: {
        label: 'Edit offers within the profile',
        hint: 'Off: each offer has its own page.',
      },
      offerType: {
        label: 'Type of offers',
        hint: 'With jobs, the study fields are left out and the wording changes.',
      },
      map: {
        enable: { label: 'Company map', hint: 'In the search for companies and offers.' },
        fitBounds: { label: 'Fit the map to the results', hint: 'The map shows what has been found.' },
        zoom: { label: 'Initial zoom', hint: '1 is the whole world, 19 a single house.' },
      },
      profileRedirectToUrlIfNotAuthenticated: {
        label: 'Redirect visitors',
        hint: 'Where visitors who are not logged in are sent from a company profile. Empty: to the login.',
      },
      responseDays: {
        label: 'Response promised within',
        hint: 'Shown on every offer. Companies get a reminder four days before and on the last day.',
      },
      reviewChangedTexts: {
        label: 'Review changed texts',
        hint: 'Changes that companies make to texts and published offers wait for review in the back office.',
      },
    },
    offers: {
      showInMenu: { label: 'Offers in the menu', hint: 'The entry in the applicants’ main menu.' },
      publicSearch: {
        label: 'Public offers',
        hint: 'List, offer and company page without an account. Only works while offers are visible to everyone.',
      },
    },
    contact: {
      map: {
        zoom: {
          label: 'Zoom of the map',
          hint: 'The closest zoom of the map on the contact page, 13 at most. The linked street map opens at this zoom. 1 is the whole world, 19 a single house.',
        },
        centre: {
          label: 'Centre of the map',
          hint: 'On the contact page; all points stay in sight. Latitude and longitude, such as 48.7834, 9.1732.',
        },
        markers: {
          label: 'Points on the map',
          hint: 'In addition to the locations. Latitude and longitude, one point per line.',
        },
      },
      address: { label: 'Address', hint: 'Line by line, as on a letter.' },
      mail: {
        label: 'E-mail for enquiries',
        hint: 'Receives messages from the contact page that are not for a particular location.',
      },
      phone: { label: 'Phone', hint: 'Shown on the contact page. Empty: no number.' },
      hours: {
        de: { label: 'Office hours in German', hint: 'For example: Mo bis Fr, 9 bis 15\u00a0Uhr.' },
        en: { label: 'Office hours in English', hint: 'Empty: the German ones are shown there too.' },
      },
    },
    footer: {
      sponsors: { label: 'Sponsors', hint: 'Who pays for the platform, with logo and address.' },
      platforms: {
        label: 'Other services of the university',
        hint: 'Other platforms, with logo and address.',
      },
    },
    social: {
      label: 'Social networks',
      hint: 'Those with an address appear in the footer with their symbol.',
    },
    pages: {
      imprint: { label: 'Imprint page', hint: 'Appears in the footer.' },
      privacy: { label: 'Privacy page', hint: 'Appears in the footer.' },
      terms: { label: 'Terms of use page', hint: 'Appears in the footer.' },
      accessibility: { label: 'Accessibility page', hint: 'Appears in the footer.' },
    },
    analytics: {
      url: { label: 'Address of Matomo', hint: 'Empty: nothing is counted.' },
      siteId: { label: 'Site number', hint: 'As assigned by Matomo.' },
      heartbeat: { label: 'Measuring interval', hint: 'How often an open page reports. 0 means never.' },
    },
    session: {
      idleMinutes: { label: 'Log out when idle after', hint: 'Anyone idle for that long logs in again.' },
      absoluteMinutes: { label: 'Log out at the latest after', hint: 'Even if active the whole time.' },
    },
    account: {
      maxLifetimeDays: {
        label: 'Account expires after',
        hint: 'Reminders 30, 7 and 1 day before. 0 means never.',
      },
      requireSecondFactorOfAdmins: {
        label: 'Second factor for administrators',
        hint: 'Those without one set it up first at their next login.',
      },
    },
  },
}
