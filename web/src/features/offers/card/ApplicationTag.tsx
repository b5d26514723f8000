import { applicationStatuses } from '@tandem/contract/applications'
import type { OfferSummary } from '@tandem/contract/offers'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Tag } from '#ui/marks/Tag.tsx'

type OwnApplication = NonNullable<OfferSummary['application']>

/** How far one's own application for an offer has come. */
export function ApplicationTag({ application: { status, sentAt } }: { application: OwnApplication }) {
  const t = useTexts('offers')
  const { day } = useFormats()
  if (status === applicationStatuses.new) return <Tag tone="practice">{t('application.begun')}</Tag>
  if (status === applicationStatuses.cancelled) return <Tag>{t('application.cancelled')}</Tag>
  return (
    <Tag tone="success">{sentAt ? t('application.sentOn', { day: day(sentAt) }) : t('application.sent')}</Tag>
  )
}
