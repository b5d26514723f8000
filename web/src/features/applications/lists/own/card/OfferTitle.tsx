import { type ApplicationSummary, applicationStatuses } from '@tandem/contract/applications'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'

type Target = NonNullable<ApplicationSummary['target']>

/** Where a draft is written, or read once it can no longer be sent. */
export function draftPath(
  { id, closure }: Pick<ApplicationSummary, 'id' | 'closure'>,
  { offerId, companyId }: Target,
): ScreenPath {
  if (closure) return paths.ownApplication({ applicationId: id })
  return offerId ? paths.apply({ recordId: offerId }) : paths.applyToCompany({ recordId: companyId })
}

/** What was sent leads to what became of it, a draft to its offer, or to where it is written without one. */
export function OfferTitle({ application, target }: { application: ApplicationSummary; target: Target }) {
  const t = useTexts('applications')
  const to = useTo()
  const { offerId, offerTitle, offerTitleLanguage } = target
  const { id, status, closure } = application
  const draft = offerId && !closure ? paths.offer({ offerId }) : draftPath(application, target)
  const path = status === applicationStatuses.new ? draft : paths.ownApplication({ applicationId: id })
  return (
    <h3 className="h4">
      <TextLink to={to(path)}>
        <TitleInLanguage title={offerTitle ?? t('own.initiative')} language={offerTitleLanguage} />
      </TextLink>
    </h3>
  )
}
