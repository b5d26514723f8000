import { createContext, use } from 'react'
import { useSignedIn } from '#lib/session/session-store.ts'

/** Whoever writes an offer reads it as applicants do; nothing in it can then be pressed to an effect. */
export const IsPreview = createContext(false)

export const useIsPreview = (): boolean => use(IsPreview)

/** An offer speaks to those who may apply; everyone else reads about it. */
export function useReader(): 'applicant' | 'other' {
  const isPreview = useIsPreview()
  const { type } = useSignedIn()
  return isPreview || type === 'applicant' ? 'applicant' : 'other'
}
