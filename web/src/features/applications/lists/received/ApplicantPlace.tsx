import type { ApplicationSummary } from '@tandem/contract/applications'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'

type ApplicantPlaceProps = { application: ApplicationSummary; className: string | undefined }

/** Where someone would come from, and how far that is; what counts as “at the place” in matches is so here, too. */
export function ApplicantPlace({ application: { nearest, places }, className }: ApplicantPlaceProps) {
  const t = useTexts('applications')
  const { kilometres } = useFormats()
  const place = nearest?.place ?? places[0]
  if (place === undefined) return null
  const isThere = nearest !== undefined && nearest.kilometres < 1
  return (
    <p className={className}>
      <span>{place}</span>
      {nearest && (
        <span>{`\u00a0· ${isThere ? t('received.atPlace') : kilometres(nearest.kilometres)}`}</span>
      )}
    </p>
  )
}
