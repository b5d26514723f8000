import { type ApplicationSummary, applicationTypes } from '@tandem/contract/applications'
import { Stack } from '#ui/layout/Stack.tsx'
import { OwnApplications } from './OwnApplications.tsx'
import { OwnProfiles } from './OwnProfiles.tsx'

/** The profile comes first until there is one: applications are filled from it. */
export function OwnLists({ applications }: { applications: ApplicationSummary[] }) {
  const profiles = applications.filter(({ type }) => type === applicationTypes.profile)
  const targeted = applications.filter(({ target }) => target !== null)
  const hasProfile = profiles.length > 0
  return (
    <Stack gap={9}>
      {!hasProfile && <OwnProfiles profiles={profiles} />}
      <OwnApplications applications={targeted} />
      {hasProfile && <OwnProfiles profiles={profiles} />}
    </Stack>
  )
}
