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
  again: 'Choose another file',
  uploading: '{{file}}, {{percent}}% uploaded',
  cancel: '{{type}}: cancel upload',
  dismiss: '{{type}}: close message',
  open: 'View {{name}}',
  remove: 'Remove {{name}}',
  removeTitle: 'Remove {{type}}?',
  removeText: '{{file}} will no longer be included here. It stays in your other applications.',
  removeConfirm: 'Remove',
  keep: 'Keep',
  refused: {
    type: 'You can upload PDF, JPG, PNG and DOCX files.',
    size: 'The file is larger than 10\u00a0MB.',
  },
  unreached: 'The server could not be reached. Please try again.',
}
