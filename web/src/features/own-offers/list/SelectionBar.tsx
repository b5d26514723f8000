import { IconCopy, IconLock, IconWorldUpload, IconX } from '@tabler/icons-react'
import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { cx } from '#ui/cx.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import styles from './OwnOffers.module.css'
import type { OfferActions } from './useOfferActions.tsx'

type SelectionBarProps = { offers: OwnOfferSummary[]; actions: OfferActions; onDone: () => void }

/** Stays in sight while something is chosen. */
export function SelectionBar({ offers, actions, onDone }: SelectionBarProps) {
  const t = useTexts('ownOffers')
  const count = offers.length
  const isConfirmed = useSignedIn().companyStatus === 'confirmed'
  const toPublish = isConfirmed ? offers.filter(({ status }) => status !== 'published') : []
  const toClose = offers.filter(({ can }) => can.close)
  return (
    <>
      <LiveRegion>{count > 0 && t('selection.count', { count })}</LiveRegion>
      {count > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
        <div role="group" aria-label={t('selection.label')} className={cx('on-inverse', styles.bar)}>
          <b>{t('selection.count', { count })}</b>
          {toPublish.length > 0 && (
            <Button
              variant="on-inverse"
              size="sm"
              icon={IconWorldUpload}
              busy={actions.isBusy}
              onClick={() => void actions.publish(toPublish).then(onDone)}
            >
              {t('selection.publish', { count: toPublish.length })}
            </Button>
          )}
          {toClose.length > 0 && (
            <Button variant="on-inverse" size="sm" icon={IconLock} onClick={() => actions.close(toClose)}>
              {t('selection.close', { count: toClose.length })}
            </Button>
          )}
          <Button
            variant="on-inverse"
            size="sm"
            icon={IconCopy}
            busy={actions.isBusy}
            onClick={() => void actions.duplicate(offers).then(onDone)}
          >
            {t('actions.duplicate')}
          </Button>
          <Button variant="on-inverse" size="sm" icon={IconX} onClick={onDone}>
            {t('selection.clear')}
          </Button>
        </div>
      )}
    </>
  )
}
