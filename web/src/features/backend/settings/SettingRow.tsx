import type { EditedSetting } from '@tandem/contract/backend/settings'
import { memo, type ReactNode } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { cx } from '#ui/cx.ts'
import { SettingField } from './fields/SettingField.tsx'
import styles from './SettingsPage.module.css'
import { type Draft, type DraftErrors, isSameDraft, kindOf, toDraft } from './setting-drafts.ts'
import { useSettingWords } from './useSettingWords.ts'

type SettingRowProps = {
  setting: EditedSetting
  /** What is typed and not saved. */
  draft: Draft | undefined
  errors: DraftErrors
  onDraft: (key: string, draft: Draft) => void
}

export const SettingRow = memo(function SettingRow({ setting, draft, errors, onDraft }: SettingRowProps) {
  const t = useTexts('adminSettings')
  const words = useSettingWords()
  const { key, value, standard } = setting
  const kind = kindOf(setting)
  const shown = draft ?? toDraft(kind, value)
  const isStandard = isSameDraft(shown, toDraft(kind, standard))
  const isLong = kind === 'partners' || kind === 'links'
  return (
    <li className={cx(styles.setting, draft !== undefined && styles.dirty, isLong && styles.tall)}>
      <div className={styles.words}>
        <b>{words.label(key)}</b>
        <span className={styles.hint}>{words.hint(key)}</span>
      </div>
      <div className={cx(styles.control, kind === 'switch' && styles.switch)}>
        <Folded isLong={isLong} isOpen={draft !== undefined} summary={words.inWords(key, value)}>
          <SettingField
            settingKey={key}
            kind={kind}
            draft={shown}
            errors={errors}
            onChange={(next) => onDraft(key, next)}
          />
        </Folded>
      </div>
      <div className={styles.state}>
        {draft === undefined ? <LastChange setting={setting} /> : <Unsaved setting={setting} />}
        {!isStandard && (
          <Button
            size="sm"
            variant="text"
            aria-label={t('toStandardOf', { name: words.label(key) })}
            onClick={() => onDraft(key, toDraft(kind, standard))}
          >
            {t('toStandard')}
          </Button>
        )}
      </div>
    </li>
  )
})

type FoldedProps = { isLong: boolean; isOpen: boolean; summary: string; children: ReactNode }

/** What has many fields opens when it is to be edited; what is typed there stays in sight. */
function Folded({ isLong, isOpen, summary, children }: FoldedProps) {
  const t = useTexts('adminSettings')
  if (!isLong) return children
  return (
    <details open={isOpen || undefined} className={styles.folded}>
      <summary>{t('edit', { what: summary })}</summary>
      {children}
    </details>
  )
}

function Unsaved({ setting: { key, value, standard } }: { setting: EditedSetting }) {
  const t = useTexts('adminSettings')
  const { inWords } = useSettingWords()
  return (
    <p>
      <b className={styles.unsaved}>{t('unsaved')}</b>
      {t('beforeAndStandard', { before: inWords(key, value), standard: inWords(key, standard) })}
    </p>
  )
}

function LastChange({ setting: { key, changed, revision } }: { setting: EditedSetting }) {
  const t = useTexts('adminSettings')
  const { inWords } = useSettingWords()
  const { day } = useFormats()
  if (!changed) return <p>{t(revision === 0 ? 'unchanged' : 'changedByNobody')}</p>
  return (
    <p>
      {t('changed', { name: nameOf(t, changed), day: day(changed.at) })}
      <br />
      {t('before', { before: inWords(key, changed.before) })}
    </p>
  )
}

export const nameOf = (
  t: ReturnType<typeof useTexts<'adminSettings'>>,
  { by }: Pick<NonNullable<EditedSetting['changed']>, 'by'>,
): string => (by ? (by.name ?? t('gone')) : t('command'))
