import type { Match } from '@tandem/contract/matching'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { MatchCriteria } from './MatchCriteria.tsx'
import { MatchRing } from './MatchRing.tsx'
import { MatchSides } from './MatchSides.tsx'
import type { Names } from './useSideNames.ts'

type MatchPanelProps = { match: Match; names: Names; id?: string }

/** Both sides of a match, criterion by criterion. */
export function MatchPanel({ match, names, id }: MatchPanelProps) {
  const t = useTexts('matching')
  const reader = useSignedIn().type === 'applicant' ? 'applicant' : 'company'
  return (
    <SectionCard id={id} title={t(`title.${reader}`)}>
      <Row gap={5}>
        <MatchRing match={match} size={116} of={names.applicant} />
        <MatchSides match={match} names={names} />
      </Row>
      <MatchCriteria match={match} side="applicant" names={names} />
      <MatchCriteria match={match} side="company" names={names} />
      {reader === 'applicant' && (
        <Text size="tiny" muted>
          {t('seen')}
        </Text>
      )}
    </SectionCard>
  )
}
