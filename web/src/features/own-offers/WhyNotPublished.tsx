import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'

/** What a company that is not confirmed can do meanwhile. */
export function WhyNotPublished() {
  const t = useTexts('ownOffers')
  const to = useTo()
  const status = useAccount()?.companyStatus
  if (!status || status === 'confirmed') return null
  return (
    <InlineAlert tone={status === 'pending' ? 'info' : 'warning'} title={t(`unconfirmed.${status}.title`)}>
      {t(`unconfirmed.${status}.text`)}{' '}
      {status !== 'pending' && (
        <TextLink to={to(paths.dashboard())}>{t(`unconfirmed.${status}.toReview`)}</TextLink>
      )}
    </InlineAlert>
  )
}
