import type { LoaderFunctionArgs } from 'react-router'
import { noticesQuery } from '#features/notices/queries.ts'
import { prefetch } from '#lib/api/prefetch.ts'
import { setFormality } from '#lib/i18n/formality.ts'
import { localeOfPath } from '#lib/i18n/locale.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { settingsQuery } from '#lib/settings.ts'
import { queryClient } from '../query-client.ts'

/** What the client needs before it draws, and what would move all that is drawn if it came later. */
export async function loadShell({ request }: LoaderFunctionArgs): Promise<null> {
  const notices = noticesQuery(localeOfPath(new URL(request.url).pathname), currentAccount()?.id)
  const [{ applicant }] = await Promise.all([
    queryClient.ensureQueryData(settingsQuery),
    prefetch(queryClient, [notices]),
  ])
  setFormality(!applicant.youCanSayYouToMe)
  return null
}
