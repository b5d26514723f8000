import { type ApplicationSummary, applicationStatuses } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'

type OfferTitleProps = {
  application: ApplicationSummary
  target: NonNullable<ApplicationSummary['target']>
}

/** What was sent leads to what became of it, a draft to its offer. An initiative application has none. */
export function OfferTitle({
  application: { id, status },
  target: { offerId, offerTitle, offerTitleLanguage },
}: OfferTitleProps) {
  const t = useTexts('applications')
  const to = useTo()
  const isDraft = status === applicationStatuses.new
  const title = <TitleInLanguage title={offerTitle ?? t('own.initiative')} language={offerTitleLanguage} />
  if (isDraft && !offerId) return <h3 className="h4">{title}</h3>
  const path = isDraft && offerId ? paths.offer({ offerId }) : paths.ownApplication({ applicationId: id })
  return (
    <h3 className="h4">
      <TextLink to={to(path)}>{title}</TextLink>
    </h3>
  )
}
