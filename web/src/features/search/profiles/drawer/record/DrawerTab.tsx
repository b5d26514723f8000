import type { Application } from '@tandem/contract/applications'
import type { Match } from '@tandem/contract/matching'
import { DocumentsInSheet, MathsModules, RecordProfile } from '#features/applications/public.ts'
import { MatchCriteria } from '#features/matching/public.ts'
import type { Tab } from '#features/search/profiles/open/open-profile.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { SectionStack } from '#ui/cards/SectionStack.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

type DrawerTabProps = { tab: Tab; application: Application; match: Match | null }

export function DrawerTab({ tab, application, match }: DrawerTabProps) {
  if (tab === 'match' && match) return <Criteria application={application} match={match} />
  if (tab === 'documents') return <DocumentsTab application={application} />
  if (tab === 'maths') return <MathsTab application={application} />
  return <RecordProfile application={application} />
}

function Criteria({ application, match }: { application: Application; match: Match }) {
  const names = { applicant: application.applicant.firstName || null, company: useSignedIn().displayName }
  return (
    <Stack gap={6}>
      <MatchCriteria match={match} side="applicant" names={names} />
      <MatchCriteria match={match} side="company" names={names} />
    </Stack>
  )
}

function DocumentsTab({ application: { applicant, attachments } }: { application: Application }) {
  const t = useTexts('applicantSearch')
  if (attachments.length === 0) {
    return <Text muted>{t(applicant.lastName ? 'drawer.noDocuments' : 'drawer.withheldDocuments')}</Text>
  }
  return (
    <SectionStack>
      <DocumentsInSheet applicantId={applicant.id} files={attachments} />
    </SectionStack>
  )
}

function MathsTab({ application: { moduleAdditionals } }: { application: Application }) {
  const t = useTexts('applicantSearch')
  if (moduleAdditionals.length === 0) return <Text muted>{t('drawer.noMaths')}</Text>
  return (
    <SectionStack>
      <MathsModules modules={moduleAdditionals} />
    </SectionStack>
  )
}
