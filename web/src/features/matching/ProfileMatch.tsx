import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#lib/i18n/locale.ts'
import { useSettings } from '#lib/settings.ts'
import { MatchPanel } from './match/MatchPanel.tsx'
import type { Names } from './match/useSideNames.ts'
import { type ProfileWithOffer, profileMatchQuery } from './queries.ts'

type ProfileMatchProps = { pair: ProfileWithOffer; names: Names }

/** How a profile fits an own offer; absent where nothing can be compared. */
export function ProfileMatch({ pair, names }: ProfileMatchProps) {
  const { enableMatches } = useSettings().applicant
  const { data } = useQuery({ ...profileMatchQuery(pair, useLocale()), enabled: enableMatches })
  return data ? <MatchPanel match={data} names={names} /> : null
}
