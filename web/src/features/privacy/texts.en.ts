import type { Translated } from '#lib/i18n/texts.ts'
import type { privacyDe } from './texts.de.ts'

export const privacyEn: Translated<typeof privacyDe> = {
  title: 'Delete account',
  back: 'Account',
  lead: 'This happens immediately and cannot be undone.',
  steps: { label: 'Steps to delete your account', reason: 'Reason', confirm: 'Confirm' },
  consequences: {
    title: 'What happens next',
    applicant: {
      applications: 'Your open applications are withdrawn, and the companies are notified.',
      profile: 'Your profile, documents and picture are removed immediately.',
      messages:
        'Messages stay with the people who received them. They will see “Deleted account” instead of your name.',
    },
    company: {
      access: 'Your access ends on all devices.',
      profile: 'Your name, phone number and picture no longer appear in any offer.',
      messages:
        'Messages stay with the people who received them. They will see “Deleted account” instead of your name.',
      last: 'If it is your company’s last account, its offers are closed too. Anyone who applied for them is notified.',
    },
    admin: {
      access: 'Your access ends on all devices.',
      messages:
        'Messages stay with the people who received them. They will see “Deleted account” instead of your name.',
    },
    data: 'Before you go, you can <download>download all your data</download>.',
  },
  reason: {
    legend: 'Why are you deleting your account?',
    hint: 'The answer is kept without your name.',
    own: {
      found_here: 'I have found a place here',
      found_elsewhere: 'I have found a place elsewhere',
      changed_plans: 'My plans have changed',
      not_satisfied: 'I am not satisfied with Tandem',
      other: 'Something else',
    },
    company: {
      found_here: 'We have found students here',
      found_elsewhere: 'We have found students elsewhere',
      changed_plans: 'Our plans have changed',
      not_satisfied: 'We are not satisfied with Tandem',
      other: 'Something else',
    },
  },
  comment: {
    label: 'What could we do better?',
    hint: 'Optional. Please leave out names and contact details.',
  },
  next: 'Continue',
  keep: 'Keep account',
  confirm: {
    title: 'Confirm with your password',
    text: 'The account <address>{{email}}</address> will be deleted.',
    password: 'Password',
    submit: 'Delete account for good',
    busy: 'Deleting',
    back: 'Back',
    failed: 'The account was not deleted',
    toTeam: 'Go to team',
  },
  deleted: {
    title: {
      applicant: 'Your account has been deleted',
      company: 'Your account has been deleted',
      general: 'The account has been deleted',
    },
    text: {
      applicant: 'All your personal data is gone. Thank you for being here, and good luck.',
      company: 'Your personal data is gone. Thank you for using Tandem.',
      general: 'All personal data is gone.',
    },
    home: 'Go to the home page',
  },
  export: {
    text: 'Everything that belongs to your account in one ZIP file: as a page to read, as JSON for other programs, and your files.',
    submit: 'Download ZIP file',
    busy: 'Preparing',
    wait: 'We are preparing your data. This can take a moment if you have many files.',
    done: 'The file is in your downloads.',
    failed: 'The data could not be downloaded',
  },
  scheduled: {
    title: 'Your account will be deleted on {{date}}',
    reason: 'The university has decided this. This is why:',
    keep: 'Would you like to keep your account? Write to the university before it is deleted. Until then you can get a copy of your data under “Download your data”.',
    write: 'Write to the university',
  },
  remove: {
    text: 'Deletes your account and all your personal data and files, immediately and for good.',
    link: 'Delete account',
  },
}
