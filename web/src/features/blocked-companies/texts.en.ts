import type { Translated } from '#lib/i18n/texts.ts'
import type { blockedCompaniesDe } from './texts.de.ts'

export const blockedCompaniesEn: Translated<typeof blockedCompaniesDe> = {
  title: 'These companies do not see you',
  text: 'Your present employer, for example: companies on this list find none of your profiles and cannot invite you. They do not learn of it. They still see applications that you sent them.',
  whileHidden:
    'Your profile is hidden, so nobody finds it at the moment. The list applies once it is anonymous or open.',
  listed: 'Companies that do not see the profile',
  loading: 'Loading the list',
  none: 'No company yet.',
  add: 'Add a company',
  addPlaceholder: 'Name of the company',
  nothingFound: 'No company of this name, or it is already on the list.',
  show: 'Show again',
  showTo: 'Show again: {{name}}',
  menu: 'More about {{name}}',
  hide: 'Hide my profile from this company',
  unhide: 'Show my profile to this company again',
  hideFrom: 'Hide profile from {{name}}',
  preview: 'Hidden from single companies: {{names}}',
  done: 'Your profile is hidden from {{name}}',
  doneText: 'The company no longer finds you and does not learn of it. It still sees what you sent it.',
  undone: '{{name}} is no longer excluded',
  undoneText: 'Whether the company finds you is again up to the visibility of your profile.',
  undo: 'Undo',
  failed: {
    hide: 'Your profile is not yet hidden from {{name}}',
    show: 'Your profile is still hidden from {{name}}',
  },
  note: {
    title: 'Your profile is hidden from this company',
    text: 'It does not find you and cannot invite you. You can still apply for its offers; a speculative application is possible once you show your profile again. It still sees what you sent it.',
  },
}
