import { setFormality } from '#lib/i18n/formality.ts'
import { settingsQuery } from '#lib/settings.ts'
import { queryClient } from '../query-client.ts'

/** What the client needs before it draws. */
export async function loadSettings(): Promise<null> {
  const { applicant } = await queryClient.ensureQueryData(settingsQuery)
  setFormality(!applicant.youCanSayYouToMe)
  return null
}
