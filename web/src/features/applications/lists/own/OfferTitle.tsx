import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'

type OfferTitleProps = { target: NonNullable<ApplicationSummary['target']> }

/** An initiative application goes to a company without an offer. */
export function OfferTitle({ target: { offerId, offerTitle } }: OfferTitleProps) {
  const t = useTexts('applications')
  const to = useTo()
  return (
    <h3 className="h4">
      {offerId ? (
        <TextLink to={to(paths.offer({ offerId: offerId }))}>{offerTitle}</TextLink>
      ) : (
        t('own.initiative')
      )}
    </h3>
  )
}
