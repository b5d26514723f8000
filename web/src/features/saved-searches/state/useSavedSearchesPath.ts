import { paths, type ScreenPath } from '@tandem/contract/paths'
import { useAccount } from '#lib/session/session-store.ts'

/** Where the own saved searches are; who is signed out is asked to sign in there. */
export const useSavedSearchesPath = (): ScreenPath =>
  useAccount()?.type === 'company' ? paths.applicantSavedSearches() : paths.companySavedSearches()
