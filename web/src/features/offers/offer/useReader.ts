import { useSignedIn } from '#lib/session/session-store.ts'

/** An offer speaks to those who may apply; everyone else reads about it. */
export const useReader = (): 'applicant' | 'other' =>
  useSignedIn().type === 'applicant' ? 'applicant' : 'other'
