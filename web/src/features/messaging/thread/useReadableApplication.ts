import type { Thread } from '@tandem/contract/messaging/threads'
import { useMayOpen } from '#lib/session/may-open.ts'

/** The application that a thread is about, for whoever may read it: not every colleague reads those of the company. */
export function useReadableApplication(thread: Pick<Thread, 'applicationId'> | undefined): string | null {
  const mayOpen = useMayOpen()
  const isReadable = mayOpen('ownApplication') || mayOpen('receivedApplications')
  return (isReadable && thread?.applicationId) || null
}
