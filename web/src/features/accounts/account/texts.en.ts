import type { Translated } from '#lib/i18n/texts.ts'
import type { accountDe } from './texts.de.ts'

export const accountEn: Translated<typeof accountDe> = {
  title: 'Account',
  sections: {
    label: 'Sections of this page',
    daten: 'Your details',
    anmeldung: 'Login',
    sicherheit: 'Security',
    sprache: 'Language',
    mitteilungen: 'E-mails and messages',
    geraete: 'Devices',
    laufzeit: 'Account expiry',
    team: 'Team',
    'eigene-daten': 'Download your data',
    loeschen: 'Delete account',
  },
  saved: 'Saved',
  notSaved: 'This was not saved',
  leave: {
    title: 'Leave this page?',
    text: 'You have unsaved changes on this page. If you leave, they will be lost.',
    go: 'Leave',
    stay: 'Stay here',
  },
  factorFirst: {
    title: 'This account needs a second factor',
    text: 'Set up an authenticator app or a passkey below. You can then use everything else again.',
  },
  data: {
    applicant: 'This is how we address you, and the name in your applications.',
    company: 'Applicants see this name when you are their contact person.',
    admin: 'Your name in Tandem.',
    gender: 'Salutation',
    genders: { female: 'Ms', male: 'Mr', diverse: 'Mx', none: 'No salutation' },
    titleField: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    birthdate: 'Date of birth',
    phone: 'Phone',
    contactProfile: 'Your profile as a contact',
    contacts: 'All contacts',
    companyName: 'Company',
    pending: 'Being checked',
    pendingText:
      'The university is checking your company. Until then, applicants cannot find it, but you can already complete your details.',
    submit: 'Save details',
    busy: 'Saving',
  },
  language: {
    text: 'We will send you e-mails in this language.',
    legend: 'Language of e-mails',
    de: 'German',
    en: 'English',
    page: { de: 'Show this page in German', en: 'Show this page in English' },
  },
  mails: {
    text: 'Choose what we e-mail you about. We always send e-mails about the account itself.',
    byMail: 'E-mails',
    hints: {
      messages: 'When you have unread messages',
      application_changes: {
        applicant: 'When a company changes something about your application',
        company: 'When an application comes in or is withdrawn',
        admin: 'When something about an application changes',
      },
      new_matches: 'As often as you have chosen for each search',
      waiting_companies: 'Once a day at most, as long as one is waiting',
      tips: 'No more than once a month',
    },
    messages: 'Messages',
    interval: 'When should we e-mail you about new messages?',
    intervals: {
      immediately: 'Shortly after they arrive, if you have not read them',
      daily: 'Once a day, at 8 in the morning',
    },
    intervalOff: 'The e-mails about new messages are turned off above.',
    receipts: 'Read receipts',
    receiptsHint:
      'Others can see when you have read their messages, and you can see when they have read yours. If you turn this off, neither applies.',
    undone: 'The setting has been changed back',
  },
  lifetime: {
    text: 'We delete accounts that are no longer in use. We will let you know beforehand.',
    unlimited: 'This account does not expire.',
    left_one: '1\u00a0day left',
    left_other: '{{count}}\u00a0days left',
    until: 'until {{date}}',
    line: 'Time remaining',
    renewFrom: 'You can renew it from {{date}}.',
    renew: 'Renew account',
    renewBusy: 'Renewing',
    renewed: 'Renewed until {{date}}',
    failed: 'The account was not renewed',
    over: 'Your account has expired',
    overText: {
      applicant:
        'Nobody can see your profile any more. If you do not renew it, your account and all its data will be deleted 30\u00a0days after it expired.',
      company:
        'If you do not renew it, your account and all its data will be deleted 30\u00a0days after it expired.',
    },
  },
}
