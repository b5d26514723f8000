import type { Translated } from '#lib/i18n/texts.ts'
import type { deletionDe } from './texts.de.ts'

export const deletionEn: Translated<typeof deletionDe> = {
  title: 'Delete account',
  back: 'Account',
  lead: 'This happens at once and cannot be undone.',
  steps: { label: 'Steps of the deletion', reason: 'Reason', confirm: 'Confirm' },
  consequences: {
    title: 'What happens then',
    applicant: {
      applications: 'Open applications are withdrawn. The companies are told.',
      profile: 'Your profile, your documents and your picture are gone at once.',
      messages:
        'Messages stay with those who received them. Instead of your name it says “Deleted account” there.',
    },
    company: {
      access: 'Your access ends on all devices.',
      profile: 'Your name, phone number and picture no longer appear in any offer.',
      messages:
        'Messages stay with those who received them. Instead of your name it says “Deleted account” there.',
      last: 'If it is your company’s last account, its offers are closed too. Those who applied for them are told.',
    },
    admin: {
      access: 'Your access ends on all devices.',
      messages:
        'Messages stay with those who received them. Instead of your name it says “Deleted account” there.',
    },
    data: 'Before that, you can <download>download all your data</download>.',
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
    label: 'What can we do better?',
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
    unreached: 'The server did not answer. Please try again.',
    toTeam: 'To the team',
  },
  deleted: {
    title: {
      applicant: 'Your account is deleted',
      company: 'Your account is deleted',
      general: 'The account is deleted',
    },
    text: {
      applicant: 'Everything personal is gone. Thank you for having been here, and good luck on your way.',
      company: 'Your personal data is gone. Thank you for having searched with Tandem.',
      general: 'All personal data is gone.',
    },
    home: 'To the home page',
  },
}
