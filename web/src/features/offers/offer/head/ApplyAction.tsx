import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { Offer } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { ApplicationTag } from '#features/offers/card/ApplicationTag.tsx'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useAskToLogin } from '#lib/session/useAskToLogin.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { useReader } from '../useReader.ts'
import { applyState, isOpen } from './apply-state.ts'

type ApplyActionProps = { offer: Offer; size?: 'sm' | 'lg' }

/** The button to apply, or how far the own application has come. Whoever may edit or remove it goes there; others of a company have neither. */
export function ApplyAction({ offer, size = 'lg' }: ApplyActionProps) {
  const t = useTexts('offers')
  const reader = useReader()
  const isVisitor = useAccount() === null
  const to = useTo()
  const askToLogin = useAskToLogin({ title: t('visitor.login'), desc: t('visitor.apply') })
  const path = paths.apply({ recordId: offer.id })
  if (offer.can.edit) {
    return (
      <ButtonLink
        icon={IconPencil}
        size={size === 'sm' ? size : undefined}
        to={to(paths.ownOffer({ offerId: offer.id }))}
      >
        {t('offer.edit')}
      </ButtonLink>
    )
  }
  if (offer.can.remove && size === 'lg') {
    return (
      <ButtonLink icon={IconTrash} to={to(paths.deleteOffer({ recordId: offer.id }))}>
        {t('offer.remove')}
      </ButtonLink>
    )
  }
  if (reader === 'other') return null
  if (isVisitor && isTaking(offer)) {
    return (
      <ButtonLink variant="primary" size={size} to={to(path)} {...askToLogin('apply', path)}>
        {t('apply.login')}
      </ButtonLink>
    )
  }
  const state = applyState(offer)
  if (isOpen(state)) {
    return (
      <ButtonLink variant="primary" size={size} to={to(path)}>
        {t(`apply.${state}`)}
      </ButtonLink>
    )
  }
  if (state === 'closed' || state === 'over' || state === 'unattended')
    return <Tag tone="warning">{t(`apply.${state}`)}</Tag>
  return (
    <Row wrap>
      {offer.application && <ApplicationTag application={offer.application} />}
      <TextLink
        strong
        to={to(
          offer.application
            ? paths.ownApplication({ applicationId: offer.application.id })
            : paths.ownApplications(),
        )}
      >
        {t('apply.toApplications')}
      </TextLink>
    </Row>
  )
}

/** Of visitors the server does not say whether they may apply. */
const isTaking = ({ status, deadline, unattended }: Offer): boolean =>
  status === 'published' && !unattended && (deadline === null || deadline >= berlinDay.format(new Date()))

/** 2026-11-20 */
const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
