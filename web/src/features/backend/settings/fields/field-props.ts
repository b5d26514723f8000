import type { Draft, DraftErrors, SettingKind } from '../setting-drafts.ts'

export type SettingFieldProps = {
  settingKey: string
  kind: SettingKind
  draft: Draft
  errors: DraftErrors
  onChange: (draft: Draft) => void
}

/** Of its control, or the first one. */
export const fieldId = (key: string): string => `setting-${key.replaceAll('.', '-')}`
