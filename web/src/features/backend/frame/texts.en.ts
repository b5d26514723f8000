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
  waiting_one: '{{count}} waiting',
  waiting_other: '{{count}} waiting',
  missing: {
    title: 'This section does not exist',
    text: 'There may be a typo in the address.',
  },
  reason: 'Reason',
  reasonOutdated:
    'Something has changed in the meantime. Your text is still here. If you confirm once more, it applies to how things stand now.',
  reasonMoot:
    'Somebody else has acted in the meantime: this is no longer possible. Your text is still here until you cancel.',
  cancel: 'Cancel',
  busy: 'Saving',
  leave: {
    title: 'Discard changes?',
    text: 'Your changes have not been saved yet.',
    discard: 'Discard',
    stay: 'Stay here',
  },
}
