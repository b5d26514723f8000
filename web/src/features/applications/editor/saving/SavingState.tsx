import { ContentSavingState, type ContentSavingStateProps } from '#features/autosave/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { type ContentKey, contentKeys } from './content.ts'

export function SavingState(saving: Omit<ContentSavingStateProps<ContentKey>, 'fields'>) {
  const t = useTexts('applications')
  const fields = contentKeys.map((key) => ({ key, name: t(`editor.fields.${key}`) }))
  return <ContentSavingState {...saving} fields={fields} />
}
