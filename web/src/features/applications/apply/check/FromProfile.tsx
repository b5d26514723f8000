import { type Application, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { isDifferentFromProfile, lackingDocuments, partsOf } from '../draft/draft-fields.ts'
import type { DraftEditing } from '../draft/useDraftEditing.ts'
import { sourcesQuery } from '../queries.ts'
import { useProfileWords } from '../useProfileWords.ts'
import { ChooseSource } from './ChooseSource.tsx'
import { fromProfileId, ProfileChanged } from './ProfileChanged.tsx'

type FromProfileProps = { draft: Application; editing: DraftEditing }

/** What this application has from the profile or the template, where it is edited. */
export function FromProfile({ draft, editing }: FromProfileProps) {
  const t = useTexts('applications')
  const to = useTo()
  const { data: sources = [] } = useQuery(sourcesQuery)
  const words = useProfileWords(draft)
  // Which one it was filled from is known by what it says.
  const alike = sources.filter((each) => !isDifferentFromProfile(draft, each))
  const [same] = alike
  const source = same ?? sources[0]
  const lacking = lackingDocuments(draft, same ? alike : sources.slice(0, 1))
  const isTemplate = source?.type === applicationTypes.template
  return (
    <SectionCard
      id={fromProfileId}
      title={t(isTemplate ? 'apply.profile.fromTemplate' : 'apply.profile.title')}
      description={t(isTemplate ? 'apply.profile.textTemplate' : 'apply.profile.text')}
      actions={
        <TextLink
          strong
          to={to(isTemplate ? paths.template() : paths.ownProfile({ applicationId: source?.id }))}
        >
          {t(isTemplate ? 'own.template.edit' : 'apply.profile.edit')}
        </TextLink>
      }
    >
      {!same && source && (
        <ProfileChanged
          title={t('apply.profile.changed')}
          action={t('apply.profile.takeOver')}
          onTakeOver={() => editing.replace(partsOf(source))}
        />
      )}
      {lacking.length > 0 && (
        <ProfileChanged
          title={t('apply.profile.documentsLacking')}
          action={t('apply.profile.takeDocuments')}
          onTakeOver={() => editing.attach(lacking)}
        >
          <ul>
            {lacking.map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
        </ProfileChanged>
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
      {sources.length > 1 && (
        <ChooseSource sources={sources} current={source?.id ?? ''} onChoose={editing.refill} />
      )}
    </SectionCard>
  )
}
