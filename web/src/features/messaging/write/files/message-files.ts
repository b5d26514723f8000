import { attachToMessage, messageBounds } from '@tandem/contract/messaging'
import { useEffect } from 'react'
import { create } from 'zustand'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { upload } from '#lib/api/upload.ts'
import { refusedFor } from '#lib/api/uploads/accepted-files.ts'
import { isFinal, isLost, pause } from '#lib/api/uploads/lost-line.ts'
import { type Upload, Uploads } from '#lib/api/uploads/uploads.ts'
import { useAllUploads } from '#lib/api/uploads/useAllUploads.ts'
import { useUnsavedCheck } from '#lib/form/unsaved-parts.ts'
import { currentAccount, useSessionStore, useSignedIn } from '#lib/session/session-store.ts'

/** Files cannot be stored as texts are: they outlive a change of thread, and no reload. */
type Files = {
  /** Beside the draft of a thread, by account. */
  chosen: Record<string, readonly File[]>
  /** Of a message that is on its way, or failed. */
  ofMessage: Record<string, readonly File[]>
  /** Of a message that has arrived. */
  uploads: Record<string, Uploads>
  /** The message that carries what was sent last from a place outside of the conversation, by account. */
  sentFrom: Record<string, string>
}

const noFiles: Files = { chosen: {}, ofMessage: {}, uploads: {}, sentFrom: {} }
const useFiles = create<Files>()(() => noFiles)
// Whoever uses this tab next is held up by none of them.
useSessionStore.subscribe((now, before) => {
  if (before.account && !now.account) useFiles.setState(noFiles)
})

export type Refused = { name: string; why: 'type' | 'size' | 'empty' | 'count' }

/** What goes with the next message of a thread. */
export function useChosenFiles(threadId: string) {
  const { id } = useSignedIn()
  const key = `${id}/${threadId}`
  const files = useFiles(({ chosen }) => chosen[key]) ?? none
  const set = (next: readonly File[]) =>
    useFiles.setState(({ chosen }) => ({ chosen: { ...chosen, [key]: next } }))
  return {
    files,
    /** Answers those that cannot go along. */
    add(more: readonly File[]): Refused[] {
      const { taken, refused } = chooseFiles(files, more)
      if (taken.length > 0) set([...files, ...taken])
      return refused
    },
    remove: (file: File) => set(files.filter((each) => each !== file)),
    clear: () => set(none),
  }
}

const none: readonly File[] = []

/** Of more files those that still go along. */
function chooseFiles(there: readonly File[], more: readonly File[]) {
  const taken: File[] = []
  const refused: Refused[] = []
  for (const file of more) {
    const isFull = there.length + taken.length >= messageBounds.maxAttachments
    const why = refusedFor(file) ?? (isFull ? 'count' : null)
    if (why) refused.push({ name: file.name, why })
    else taken.push(file)
  }
  return { taken, refused }
}

/** Which message carries what was sent last from a place outside of its conversation. */
export function useSentFrom(place: string) {
  const { id } = useSignedIn()
  const key = `${id}/${place}`
  const messageId = useFiles(({ sentFrom }) => sentFrom[key] ?? null)
  const set = (sent: string) =>
    useFiles.setState(({ sentFrom }) => ({ sentFrom: { ...sentFrom, [key]: sent } }))
  return [messageId, set] as const
}

export function keepFiles(messageKey: string, files: readonly File[]): void {
  if (files.length === 0) return
  useFiles.setState(({ ofMessage }) => ({ ofMessage: { ...ofMessage, [messageKey]: files } }))
}

/** They are not kept any more. */
export function takeFiles(messageKey: string): readonly File[] {
  const { [messageKey]: files = none, ...others } = useFiles.getState().ofMessage
  useFiles.setState({ ofMessage: others })
  return files
}

export const hasFiles = (messageKey: string): boolean => messageKey in useFiles.getState().ofMessage

/** Once the message has arrived. `onStored` shows it with the file. */
export function startUploads(messageId: string, files: readonly File[], onStored: () => Promise<void>): void {
  if (files.length === 0) return
  const begun = useFiles.getState().uploads[messageId]
  const uploads = begun ?? uploadsOf(messageId, onStored)
  if (!begun) useFiles.setState(({ uploads: others }) => ({ uploads: { ...others, [messageId]: uploads } }))
  for (const file of files) void uploads.start({ file, type: '' })
}

const uploadsOf = (messageId: string, onStored: () => Promise<void>) =>
  new Uploads({
    async send(_, file, { replaces: __, ...sending }) {
      const input = { params: { id: messageId } }
      return (await upload(attachToMessage, input, file, { ...sending, isQuiet: true })).id
    },
    onStored,
    refusalOf: () => null,
    reasonOf: failureTextOf,
    isFinal,
    isLost,
    pause,
  })

/** The files of an own message that are on their way, or did not get there. */
export function useMessageUploads(messageId: string): {
  uploads: Uploads | undefined
  all: readonly Upload[]
} {
  const uploads = useFiles((files) => files.uploads[messageId])
  return { uploads, all: useAllUploads(uploads) }
}

/** Whether a file would be lost with the page. */
const hasUnsentFiles = (): boolean => {
  const { chosen, ofMessage, uploads } = useFiles.getState()
  const own = `${currentAccount()?.id}/`
  const isAnyChosen = Object.entries(chosen).some(([key, files]) => key.startsWith(own) && files.length > 0)
  return (
    isAnyChosen ||
    Object.keys(ofMessage).length > 0 ||
    Object.values(uploads).some((each) => each.all().length > 0)
  )
}

/** While a file is chosen or on its way, leaving the page is asked about, and the end of the session waits. */
export function useWarnOfUnsentFiles(): void {
  useUnsavedCheck(hasUnsentFiles)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsentFiles()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}
