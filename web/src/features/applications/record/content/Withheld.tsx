import type { Application } from '@tandem/contract/applications'
import { applicationTypes } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'

/** Why an anonymous profile says less than others. */
export function Withheld({
  application: { type, applicant },
}: {
  application: Pick<Application, 'type' | 'applicant'>
}) {
  const t = useTexts('applications')
  if (type !== applicationTypes.profile || applicant.lastName) return null
  return <InlineAlert title={t('record.withheldTitle')}>{t('record.withheldText')}</InlineAlert>
}
