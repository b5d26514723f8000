import type { FoundProfile } from '@tandem/contract/applicant-search'
import type { Application } from '@tandem/contract/applications'
import type { Match } from '@tandem/contract/matching'
import { useQuery } from '@tanstack/react-query'
import { MatchReasons, MatchRing, MatchSides, profileMatchQuery } from '#features/matching/public.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useOwnOffer } from '#features/search/profiles/head/useOwnOffer.ts'
import type { Tab } from '#features/search/profiles/open/open-profile.ts'
import { useOpenProfile } from '#features/search/profiles/open/useOpenProfile.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Tabs } from '#ui/nav/Tabs.tsx'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './DrawerRecord.module.css'
import { DrawerTab } from './DrawerTab.tsx'

type DrawerRecordProps = {
  tab: Tab
  found: FoundProfile | undefined
  application: Application | undefined
}

/** How it fits, and the parts of the profile. */
export function DrawerRecord({ tab, found, application }: DrawerRecordProps) {
  const t = useTexts('applicantSearch')
  const match = useMatchOf(found, application)
  const shown: Tab = tab === 'match' && !match ? 'profile' : tab
  return (
    <>
      {match && <DrawerMatch match={match} name={application?.applicant.firstName || null} />}
      <div className={styles.tabs}>
        <Tabs label={t('drawer.tabs')} items={useTabs(shown, match !== null, application)} />
      </div>
      <div className={styles.body}>
        {application ? <DrawerTab tab={shown} application={application} match={match} /> : <RecordSkeleton />}
      </div>
    </>
  )
}

/** The geometry of a profile's sections, which have no frames here. */
function RecordSkeleton() {
  const t = useTexts('applicantSearch')
  return (
    <LoadingArea label={t('drawer.loading')}>
      <Stack gap={7}>
        {sectionHeights.map((height) => (
          <Stack key={height} gap={3}>
            <Skeleton width="160px" height="26px" />
            <Skeleton height={`${height}px`} />
          </Stack>
        ))}
      </Stack>
    </LoadingArea>
  )
}

const sectionHeights = [180, 120, 240]

function useTabs(shown: Tab, hasMatch: boolean, application: Application | undefined) {
  const t = useTexts('applicantSearch')
  const { open, toProfile } = useOpenProfile()
  const tabs: Tab[] = hasMatch
    ? ['profile', 'match', 'documents', 'maths']
    : ['profile', 'documents', 'maths']
  const counts: Partial<Record<Tab, number>> = { documents: application?.attachments.length || undefined }
  return tabs.map((tab) => ({
    to: toProfile(open?.id ?? '', tab),
    label: t(`drawer.${tab}`),
    count: counts[tab],
    current: tab === shown,
  }))
}

/** Both sides in numbers, and what decides. */
function DrawerMatch({ match, name }: { match: Match; name: string | null }) {
  const { displayName } = useSignedIn()
  const company = useOwnOffer()?.company.name ?? displayName
  return (
    <div className={styles.match}>
      <MatchRing match={match} size={116} of={name} />
      <MatchSides match={match} names={{ applicant: name, company }} />
      <MatchReasons match={match} upright />
    </div>
  )
}

/** With the offer of the search, as the list has it; asked for where the profile is not on the page. */
function useMatchOf(found: FoundProfile | undefined, application: Application | undefined): Match | null {
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
