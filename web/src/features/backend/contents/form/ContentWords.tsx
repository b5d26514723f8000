import type { ContentKindName, EditedContent } from '@tandem/contract/backend/contents'
import { noticeAudiences, noticeTypes } from '@tandem/contract/notices'
import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import styles from './ContentForm.module.css'
import type { DraftForm } from './drafts.ts'
import { LanguageFields } from './fields/LanguageFields.tsx'
import { LocationFields } from './fields/LocationFields.tsx'
import { MomentField } from './fields/MomentField.tsx'
import { QuestionFields } from './fields/QuestionFields.tsx'
import { TopicsFields } from './fields/TopicsFields.tsx'
import { LanguagePreview } from './LanguagePreview.tsx'

export type Mode = 'edit' | 'preview' | 'changes'
type ContentWordsProps = {
  form: DraftForm
  kind: ContentKindName
  mode: Mode
  onMode: (mode: Mode) => void
  /** Of one that is there already: what is different from a version. */
  changes?: ReactNode
  placeholders?: EditedContent['placeholders']
}

/** What a content says, to edit or as readers will see it. */
export function ContentWords({ form, kind, mode, onMode, changes, placeholders = [] }: ContentWordsProps) {
  const t = useTexts('contents')
  const hasFields = kind === 'topics' || kind === 'location'
  return (
    <>
      <Row>
        <Segmented
          label={t('mode')}
          options={[
            { value: 'edit', label: t('edit') },
            ...(hasFields ? [] : [{ value: 'preview' as const, label: t('preview') }]),
            ...(changes ? [{ value: 'changes' as const, label: t('changes') }] : []),
          ]}
          value={mode}
          onChange={onMode}
        />
      </Row>
      {mode === 'changes' && changes}
      {mode === 'edit' && kind === 'topics' && <TopicsFields form={form} />}
      {mode === 'edit' && kind === 'location' && <LocationFields form={form} />}
      {mode === 'edit' && kind === 'question' && <QuestionFields form={form} />}
      {mode === 'edit' && kind === 'notice' && <NoticeFields form={form} />}
      {mode !== 'changes' && !hasFields && (
        <div className={styles.languages}>
          {(['de', 'en'] as const).map((language) =>
            mode === 'edit' ? (
              <LanguageFields key={language} form={form} kind={kind} language={language} />
            ) : (
              <LanguagePreview
                key={language}
                language={language}
                content={form.watch('content')}
                placeholders={placeholders}
              />
            ),
          )}
        </div>
      )}
      {mode === 'edit' && <Placeholders kind={kind} placeholders={placeholders} />}
    </>
  )
}

type PlaceholdersProps = { kind: ContentKindName; placeholders: EditedContent['placeholders'] }

/** How one text is said in two ways. */
const forms = '{du|Sie}'

/** What may stand in braces. */
function Placeholders({ kind, placeholders }: PlaceholdersProps) {
  const t = useTexts('contents')
  if (kind === 'notice' || kind === 'topics' || kind === 'location') return null
  const names = placeholders.map(({ name }) => `{${name}}`).join(', ')
  const text =
    kind !== 'mail'
      ? t('placeholders', { names: [names, forms].filter(Boolean).join(', ') })
      : names
        ? t('mailPlaceholders', { names, forms })
        : t('mailNoPlaceholders', { forms })
  return (
    <Text size="small" muted>
      {text}
    </Text>
  )
}

function NoticeFields({ form }: { form: DraftForm }) {
  const t = useTexts('contents')
  return (
    <>
      <div className={styles.facts}>
        <SelectField
          label={t('noticeAudience')}
          options={noticeAudiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          {...form.register('content.audience')}
        />
        <SelectField
          label={t('type')}
          options={noticeTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          {...form.register('content.type')}
        />
      </div>
      <div className={styles.facts}>
        <MomentField form={form} name="content.showFrom" label={t('showFrom')} hint={t('showFromHint')} />
        <MomentField form={form} name="content.showUntil" label={t('showUntil')} hint={t('showUntilHint')} />
      </div>
    </>
  )
}
