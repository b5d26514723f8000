import { attachFile, changeFile } from '@tandem/contract/applicants'
import { createContext, use, useEffect, useRef, useState } from 'react'
import { call } from '#lib/api/call.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { upload } from '#lib/api/upload.ts'
import { refusedFor } from '#lib/api/uploads/accepted-files.ts'
import { isFinal, isLost, pause } from '#lib/api/uploads/lost-line.ts'
import { Uploads } from '#lib/api/uploads/uploads.ts'
import { useTexts } from '#lib/i18n/texts.ts'

/** The uploads of the application that is edited here. They belong to its editor: whoever looks elsewhere in it loses none. */
export const UploadsContext = createContext<Uploads | null>(null)

/** For an editor. `onStored` shows the new file. */
export function useUploads(applicationId: string, onStored: () => Promise<void>): Uploads {
  const t = useTexts('applications')
  const latest = useRef({ t, onStored })
  useEffect(() => {
    latest.current = { t, onStored }
  })
  const [uploads] = useState(
    () =>
      new Uploads({
        async send(type, file, { replaces, ...sending }) {
          const input = { params: { type, id: applicationId }, query: { ...(replaces && { replaces }) } }
          return (await upload(attachFile, input, file, { ...sending, isQuiet: true })).key
        },
        retype: (fileId, name, { from, to }) =>
          call(changeFile, { params: { type: from, id: applicationId, fileId }, body: { type: to, name } }),
        onStored: () => latest.current.onStored(),
        refusalOf(file) {
          const refusal = refusedFor(file)
          return refusal && latest.current.t(`documents.refused.${refusal}`)
        },
        reasonOf: (error) => refusalOf(error) ?? latest.current.t('documents.unreached'),
        isFinal,
        isLost,
        pause,
      }),
  )
  return uploads
}

export function useUploadsHere(): Uploads {
  const uploads = use(UploadsContext)
  if (!uploads) throw new Error('Documents are uploaded within an editor only')
  return uploads
}
