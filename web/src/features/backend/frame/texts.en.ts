import type { Translated } from '#lib/i18n/texts.ts'
import type { officeDe } from './texts.de.ts'

export const officeEn: Translated<typeof officeDe> = {
  label: 'Back office',
  areas: {
    overview: 'Overview',
    companies: 'Companies',
    people: 'Accounts',
    contents: 'Contents and FAQ',
    locations: 'Locations',
    texts: 'Changed texts',
    reports: 'Reports',
    settings: 'Settings',
    referenceLists: 'Reference data',
    statistics: 'Statistics',
    operations: 'Operations',
    audit: 'Audit log',
  },
  reason: 'Reason',
  cancel: 'Cancel',
  busy: 'Saving',
  leave: {
    title: 'Discard changes?',
    text: 'Your changes have not been saved yet.',
    discard: 'Discard',
    stay: 'Stay here',
  },
}
