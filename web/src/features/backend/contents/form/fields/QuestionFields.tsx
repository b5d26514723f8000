import { useQuery } from '@tanstack/react-query'
import { contentsQuery } from '#features/backend/contents/queries.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import styles from '../ContentForm.module.css'
import type { DraftForm } from '../drafts.ts'

export function QuestionFields({ form: { register, getFieldState, formState, watch } }: { form: DraftForm }) {
  const t = useTexts('contents')
  const locale = useLocale()
  const { data = [] } = useQuery(contentsQuery('topics'))
  const content = watch('content')
  const audience = content.kind === 'question' ? content.audience : null
  const found = data.find(({ id }) => id === audience)?.content
  const topics = found?.kind === 'topics' ? found.topics : []
  return (
    <div className={styles.facts}>
      <SelectField
        // The chosen one can only be shown once it is there.
        key={topics.length}
        label={t('topic')}
        required
        placeholder={t('chooseTopic')}
        options={topics.map(({ id, titleDe, titleEn }) => ({
          value: id,
          label: (locale === 'en' && titleEn) || titleDe,
        }))}
        error={getFieldState('content.topic', formState).error?.message}
        {...register('content.topic')}
      />
    </div>
  )
}
