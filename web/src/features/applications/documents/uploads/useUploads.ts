import { attachFile, changeFile } from '@tandem/contract/applicants'
import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError, NetworkError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { upload } from '#lib/api/upload.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { refusedFor } from './accepted-files.ts'
import { Uploads } from './uploads.ts'

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

const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && [409, 413, 415].includes(error.status)

/** The line is cut, or the server is away for a moment. */
const isLost = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && [429, 502, 503, 504].includes(error.status))

const longestPauseMs = 15_000

/** Until the device is online again; else longer each time. */
function pause(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = navigator.onLine ? setTimeout(done, Math.min(500 * 2 ** tries, longestPauseMs)) : undefined
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}

export function useUploadsHere(): Uploads {
  const uploads = use(UploadsContext)
  if (!uploads) throw new Error('Documents are uploaded within an editor only')
  return uploads
}

export const useAllUploads = (uploads: Uploads) => useSyncExternalStore(uploads.subscribe, uploads.all)
