import { paths } from '#lib/paths.ts'
import { useAccount } from '#lib/session/session-store.ts'

/** Where the own saved searches are; who is signed out is asked to sign in there. */
export const usePathOfOwn = (): string =>
  useAccount()?.type === 'company' ? paths.applicantPatterns() : paths.companyPatterns()
