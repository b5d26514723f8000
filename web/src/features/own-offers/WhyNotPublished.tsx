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
  if (status !== 'pending' && status !== 'refused') return null
  return (
    <InlineAlert tone={status === 'refused' ? 'warning' : 'info'} title={t(`unconfirmed.${status}.title`)}>
      {t(`unconfirmed.${status}.text`)}{' '}
      {status === 'refused' && (
        <TextLink to={to(paths.dashboard())}>{t('unconfirmed.refused.toReview')}</TextLink>
      )}
    </InlineAlert>
  )
}
