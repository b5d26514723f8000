import type { FoundProfile } from '@tandem/contract/applicant-search'
import type { Application } from '@tandem/contract/applications'
import type { Match } from '@tandem/contract/matching'
import { useQuery } from '@tanstack/react-query'
import { profileMatchQuery } from '#features/matching/public.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useSettings } from '#lib/settings.ts'

/** With the offer of the search, as the list has it; asked for where the profile is not on the page. */
export function useMatchOf(
  found: FoundProfile | undefined,
  application: Application | undefined,
): Match | null {
  const { offer } = useSearch().state
  const { enableMatches } = useSettings().applicant
  const { id = '', applicant } = application ?? {}
  const pair = { applicantId: applicant?.id ?? '', profile: id, offer: offer ?? '' }
  const { data = null } = useQuery({
    ...profileMatchQuery(pair, useLocale()),
    enabled: enableMatches && offer !== null && !found && application !== undefined,
  })
  return found ? found.match : data
}
