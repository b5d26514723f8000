import * as z from 'zod/mini'
import { Id, IdParams, repeated } from '../common.ts'
import { endpoint, file, only, signedIn } from '../endpoint.ts'

/** As many applications go into one document. */
export const maxPrintedAtOnce = 50

export const downloadApplicationPdf = endpoint({
  method: 'GET',
  path: '/application/{id}/pdf',
  summary:
    'An application as one PDF in the reader’s language, its PDF and image attachments appended; it counts as opened',
  access: signedIn,
  params: IdParams,
  output: file,
  limitPerMinute: 20,
})

export const downloadReceivedPdf = endpoint({
  method: 'GET',
  path: '/company-profile/applications/pdf',
  summary:
    'Several received applications as one PDF with an overview, without attachments; they count as opened',
  access: only('company', 'company-profile-edit'),
  query: z.strictObject({ id: repeated(Id, maxPrintedAtOnce) }),
  output: file,
  limitPerMinute: 5,
})
