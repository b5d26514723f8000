import type { Translated } from '#lib/i18n/texts.ts'
import type { csvDe } from './texts.de.ts'

export const csvEn: Translated<typeof csvDe> = {
  import: 'Import',
  importTitle: 'Offers from a table',
  importText:
    'Choose a CSV file with the columns of an export. You first see what becomes of it; each row becomes a draft, nothing is published.',
  choose: 'Choose a CSV file',
  notRead: 'The file was not read',
  unfit: 'This is not a table of offers. The easiest way is to start with an export.',
  tooMany: 'These are more than {{max}} rows. Please split the file.',
  unknownColumns: 'We do not know these columns, they are left out: {{columns}}.',
  preview: 'Rows of the file',
  summary: '{{fit}} rows ready, {{wrong}} with errors.',
  row: 'Row {{number}}',
  fit: 'ready',
  errors_one: '1 error',
  errors_other: '{{count}} errors',
  unreadable: 'We do not understand “{{cell}}”.',
  contactNotShown: 'Applicants cannot see {{name}}. Please name somebody else or leave the cell empty.',
  create_one: 'Create 1 draft',
  create_other: 'Create {{count}} drafts',
  made_one: '1 draft has been created.',
  made_other: '{{count}} drafts have been created.',
  stopped_one: '1 row is not a draft yet',
  stopped_other: '{{count}} rows are not drafts yet',
  export: 'Export',
  exporting: 'Exporting …',
  exported_one: '1 offer has been exported.',
  exported_other: '{{count}} offers have been exported.',
  notExported: 'The export did not work',
  fileName: 'offers.csv',
}
