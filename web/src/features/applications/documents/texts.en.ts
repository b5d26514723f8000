import type { Translated } from '#lib/i18n/texts.ts'
import type { documentsDe } from './texts.de.ts'

export const documentsEn: Translated<typeof documentsDe> = {
  label: 'Documents',
  required: 'Required and still missing.',
  optional: 'Optional',
  typedLetter: 'Taken from the letter you wrote.',
  upload: 'Upload',
  uploadType: '{{words}}: {{type}}',
  more: 'Add another',
  again: 'Another file',
  uploading: '{{file}}, {{percent}}\u00a0% uploaded',
  cancel: '{{type}}: cancel upload',
  dismiss: '{{type}}: close message',
  open: 'View {{name}}',
  remove: 'Remove {{name}}',
  removeTitle: 'Remove {{type}}?',
  removeText: '{{file}} will no longer be part of it. Other applications keep the file.',
  removeConfirm: 'Remove',
  keep: 'Keep',
  refused: {
    type: 'PDF, JPG, PNG and DOCX are possible.',
    size: 'The file is larger than 10\u00a0MB.',
  },
  unreached: 'The server could not be reached. Please try again.',
}
