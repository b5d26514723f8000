import { createContext, use } from 'react'
import { SettingsContext } from '../settings.ts'

/** Around a preview: its texts address applicants, whoever looks at it. */
export const AddressesApplicants = createContext(false)

/** "Sie" instead of "du" for applicants and visitors; companies and admins hear "Sie" always. */
export function useFormality(): boolean {
  const settings = use(SettingsContext)
  return settings !== null && !settings.applicant.youCanSayYouToMe
}
