import {
  IconCalendarEvent,
  IconCopy,
  IconLock,
  IconTrash,
  IconUserCheck,
  IconWorldUpload,
  IconX,
} from '@tabler/icons-react'
import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { cx } from '#ui/cx.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import type { IconType } from '#ui/marks/Icon.tsx'
import styles from './OwnOffers.module.css'
import { type Question, SelectionQuestion } from './SelectionQuestion.tsx'
import type { OfferActions } from './useOfferActions.tsx'

type SelectionBarProps = { offers: OwnOfferSummary[]; actions: OfferActions; onDone: () => void }

/** Stays in sight while something is chosen. */
export function SelectionBar({ offers, actions, onDone }: SelectionBarProps) {
  const t = useTexts('ownOffers')
  const [question, setQuestion] = useState<Question | null>(null)
  const count = offers.length
  const isConfirmed = useSignedIn().companyStatus === 'confirmed'
  const toPublish = isConfirmed ? offers.filter(({ status }) => status !== 'published') : []
  const toClose = offers.filter(({ can }) => can.close)
  const toChange = offers.filter(({ can }) => can.edit)
  const toDelete = offers.filter(({ can }) => can.delete)
  function finish() {
    flushSync(() => {
      setQuestion(null)
      onDone()
    })
    // The bar went with its buttons.
    focusPageHeading()
  }
  return (
    <>
      <LiveRegion>{count > 0 && t('selection.count', { count })}</LiveRegion>
      {count > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
        <div role="group" aria-label={t('selection.label')} className={cx('on-inverse', styles.bar)}>
          <b>{t('selection.short', { count })}</b>
          {toPublish.length > 0 && (
            <Action
              icon={IconWorldUpload}
              label={t('selection.publish', { count: toPublish.length })}
              busy={actions.isBusy}
              onClick={() => void actions.publish(toPublish).then(finish)}
            />
          )}
          {toClose.length > 0 && (
            <Action
              icon={IconLock}
              label={t('selection.close', { count: toClose.length })}
              onClick={() => actions.close(toClose)}
            />
          )}
          {toChange.length > 0 && (
            <>
              <Action
                icon={IconCalendarEvent}
                label={t('selection.deadline')}
                onClick={() => setQuestion('deadline')}
              />
              <Action
                icon={IconUserCheck}
                label={t('selection.contact')}
                onClick={() => setQuestion('contact')}
              />
            </>
          )}
          <Action
            icon={IconCopy}
            label={t('actions.duplicate')}
            busy={actions.isBusy}
            onClick={() => void actions.duplicate(offers).then(finish)}
          />
          {toDelete.length > 0 && (
            <Action
              icon={IconTrash}
              label={t('selection.delete', { count: toDelete.length })}
              onClick={() => setQuestion('delete')}
            />
          )}
          <IconButton
            icon={IconX}
            label={t('selection.clear')}
            tooltip="top"
            className={styles.action}
            onClick={finish}
          />
        </div>
      )}
      {question && (
        <SelectionQuestion
          question={question}
          offers={question === 'delete' ? toDelete : toChange}
          actions={actions}
          onDone={finish}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  )
}

type ActionProps = { icon: IconType; label: string; busy?: boolean; onClick: () => void }

/** By its icon alone where seven of them would not stand beside each other. */
function Action({ icon, label, busy = false, onClick }: ActionProps) {
  const wide = useMedia('(width >= 86em)')
  if (!wide) {
    return (
      <IconButton
        icon={icon}
        label={label}
        tooltip="top"
        className={styles.action}
        aria-disabled={busy}
        onClick={() => !busy && onClick()}
      />
    )
  }
  return (
    <Button variant="on-inverse" size="sm" icon={icon} busy={busy} onClick={onClick}>
      {label}
    </Button>
  )
}
