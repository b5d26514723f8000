import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { isDifferentFromProfile } from '../draft/draft-fields.ts'
import type { DraftEditing } from '../draft/useDraftEditing.ts'
import { profileQuery } from '../queries.ts'
import { useProfileWords } from '../useProfileWords.ts'
import { fromProfileId, ProfileChanged } from './ProfileChanged.tsx'

type FromProfileProps = { draft: Application; onTakeOver: DraftEditing['replace'] }

/** What this application has from the profile, where it is edited. */
export function FromProfile({ draft, onTakeOver }: FromProfileProps) {
  const t = useTexts('applications')
  const to = useTo()
  const { data: profile } = useQuery(profileQuery)
  const words = useProfileWords(draft)
  return (
    <SectionCard
      id={fromProfileId}
      title={t('apply.profile.title')}
      description={t('apply.profile.text')}
      actions={
        <TextLink strong to={to(paths.ownProfile({ applicationId: profile?.id }))}>
          {t('apply.profile.edit')}
        </TextLink>
      }
    >
      {profile && isDifferentFromProfile(draft, profile) && (
        <ProfileChanged profile={profile} onTakeOver={onTakeOver} />
      )}
      <DefinitionList columns={2}>
        {words.map(({ part, lines }) => (
          <Definition key={part} term={t(`apply.profile.${part}`)}>
            {lines.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
            {lines.length === 0 && <Text muted>{t('apply.profile.empty')}</Text>}
          </Definition>
        ))}
      </DefinitionList>
    </SectionCard>
  )
}
