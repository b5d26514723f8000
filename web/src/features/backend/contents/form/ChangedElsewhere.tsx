import type { Content } from '@tandem/contract/backend/contents'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from './ContentForm.module.css'
import { fieldName, type TextName, textIn, textNames } from './drafts.ts'

/** What the other one changed, and was not typed over here, is taken over; the rest stays. */
export function ChangedElsewhere({ mine, theirs }: { mine: Content; theirs: Content }) {
  const t = useTexts('contents')
  const fieldOf = (name: TextName) => fieldName(t, theirs.kind, name, name.endsWith('De') ? 'de' : 'en')
  return (
    <InlineAlert tone="warning" title={t('changed')} alert>
      <Text>{t('changedText')}</Text>
      {theirs.kind === 'topics' && (
        <Text>{t('theirs', { field: theirs.topics.map(({ titleDe }) => titleDe).join(', ') })}</Text>
      )}
      {textNames
        .filter((name) => textIn(mine, name) !== textIn(theirs, name))
        .map((name) => (
          <details key={name}>
            <summary>{t('theirs', { field: fieldOf(name) })}</summary>
            <Text className={styles.theirs}>{textIn(theirs, name)}</Text>
          </details>
        ))}
    </InlineAlert>
  )
}
