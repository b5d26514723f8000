import type { Content, ContentKindName, EditedContent } from '@tandem/contract/backend/contents'
import type { Locale } from '@tandem/contract/locales'
import { useQuery } from '@tanstack/react-query'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ChangedWords } from '../../frame/ChangedWords.tsx'
import { versionQuery } from '../queries.ts'
import styles from './ContentForm.module.css'
import { fieldName, textsIn } from './drafts.ts'

type ContentChangesProps = {
  kind: ContentKindName
  record: EditedContent
  /** What the form holds. */
  next: Content
  /** The version to compare it with. */
  base: number
  onBase: (revision: number) => void
}

/** What the form says beside a version, word by word, both languages side by side. */
export function ContentChanges({ kind, record, next, base, onBase }: ContentChangesProps) {
  const t = useTexts('contents')
  const { data, error } = useQuery(versionQuery({ kind, id: record.id }, base))
  return (
    <Stack gap={4}>
      <SelectField
        label={t('comparedWith')}
        value={String(base)}
        onChange={({ target }) => onBase(Number(target.value))}
        options={record.versions.map(({ revision }) => ({
          value: String(revision),
          label:
            revision === record.published.revision
              ? t('versionPublic', { number: revision })
              : t('version', { number: revision }),
        }))}
      />
      {data && (
        <div className={styles.languages}>
          {(['de', 'en'] as const).map((language) => (
            <LanguageChanges key={language} language={language} base={data.content} next={next} />
          ))}
        </div>
      )}
      {error && !data && (
        <InlineAlert tone="danger" title={t('takeFailed')} alert>
          {failureTextOf(error)}
        </InlineAlert>
      )}
      {!error && !data && <SkeletonList label={t('loading')} />}
    </Stack>
  )
}

type ChangesProps = { language: Locale; base: Content; next: Content }

function LanguageChanges({ language, base, next }: ChangesProps) {
  const t = useTexts('contents')
  const before = textsIn(base, language)
  const changed = textsIn(next, language).filter((text, index) => text.value !== before[index]?.value)
  return (
    <section aria-label={`${t('changes')}: ${t(`languages.${language}`)}`}>
      <Stack gap={4}>
        {changed.length === 0 && <Text muted>{t('sameIn', { language: t(`languages.${language}`) })}</Text>}
        {changed.map(({ name, value }) => (
          <Stack key={name} gap={2}>
            <h2 className="h3">{fieldName(t, next.kind, name, language)}</h2>
            <ChangedWords
              from={before.find((text) => text.name === name)?.value ?? ''}
              to={value}
              language={language}
            />
          </Stack>
        ))}
      </Stack>
    </section>
  )
}
