import { attachFile } from '@tandem/contract/applicants'
import { useRef, useState } from 'react'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { upload } from '#lib/api/upload.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { refusedFor } from './accepted-files.ts'

export type Upload = { name: string } /** Stored: the server has it, and only the list is not new yet. */ & (
  | { state: 'uploading'; percent: number; isStored: boolean; cancel: () => void }
  | { state: 'failed'; reason: string; dismiss: () => void }
)

/** The uploads that run or failed, one for each document type. */
export function useUploads(applicationId: string, onUploaded: () => Promise<void>) {
  const t = useTexts('applications')
  const [uploads, setUploads] = useState<Record<string, Upload>>({})
  const running = useRef<Record<string, AbortController>>({})

  const set = (type: string, next: Upload) => setUploads((all) => ({ ...all, [type]: next }))
  const clear = (type: string) => setUploads(({ [type]: _, ...others }) => others)
  const fail = (type: string, name: string, reason: string) =>
    set(type, { state: 'failed', name, reason, dismiss: () => clear(type) })

  async function start(type: string, file: File): Promise<void> {
    const refusal = refusedFor(file)
    if (refusal) return fail(type, file.name, t(`documents.refused.${refusal}`))
    running.current[type]?.abort()
    const ended = new AbortController()
    running.current[type] = ended
    const cancel = () => ended.abort()
    const onProgress = (percent: number) =>
      set(type, { state: 'uploading', name: file.name, percent, isStored: false, cancel })
    onProgress(0)
    try {
      const params = { type, id: applicationId }
      await upload(attachFile, { params }, file, { onProgress, signal: ended.signal })
      set(type, { state: 'uploading', name: file.name, percent: 100, isStored: true, cancel })
      await onUploaded()
      clear(type)
    } catch (error) {
      if (ended.signal.aborted) clear(type)
      else fail(type, file.name, refusalOf(error) ?? t('documents.unreached'))
    }
  }
  return { uploads, start }
}
