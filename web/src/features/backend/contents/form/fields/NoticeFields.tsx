import { noticeAudiences, noticeTypes } from '@tandem/contract/notices'
import { useTexts } from '#lib/i18n/texts.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import styles from '../ContentForm.module.css'
import type { DraftForm } from '../drafts.ts'
import { MomentField } from './MomentField.tsx'

export function NoticeFields({ form }: { form: DraftForm }) {
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
