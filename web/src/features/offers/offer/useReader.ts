import { createContext, use } from 'react'
import { useAccount } from '#lib/session/session-store.ts'

/** Whoever writes an offer reads it as applicants do; nothing in it can then be pressed to an effect. */
export const IsPreview = createContext(false)

export const useIsPreview = (): boolean => use(IsPreview)

/** An offer speaks to those who may apply; everyone else reads about it. */
export function useReader(): 'applicant' | 'other' {
  const isPreview = useIsPreview()
  // Visitors, where they read it, may apply once they have an account.
  const type = useAccount()?.type ?? 'applicant'
  return isPreview || type === 'applicant' ? 'applicant' : 'other'
}
