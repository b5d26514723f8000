import { IconCalendarEvent, IconCalendarQuestion, IconChevronRight } from '@tabler/icons-react'
import type { Interview } from '@tandem/contract/interviews'
import { useId, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Panel } from '#ui/cards/Panel.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { useInterviewWords } from '../useInterviewWords.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { ChooseSlot } from './ChooseSlot.tsx'
import styles from './Invitation.module.css'

type InvitationProps = {
  /** For links to it. */
  id: string
  interview: Interview
  /** Of the company. */
  name: string
  onPropose: () => void
  onDone: (what: 'agreed' | 'cancelled') => void
}

/** The applicant's turn: the times of the company, and what else there is to say to them. */
export function Invitation({ id, interview, name, onPropose, onDone }: InvitationProps) {
  const t = useTexts('interviews')
  const { terms } = useInterviewWords()
  const headingId = useId()
  const [isCancelling, setCancelling] = useState(false)
  const { kind, where, note, can } = interview
  return (
    <>
      <Panel id={id} labelledBy={headingId} className={styles.panel}>
        <div className={styles.words}>
          <p className={styles.turn}>
            <Icon icon={IconCalendarEvent} size={18} />
            {t('yourTurn')}
          </p>
          <h2 id={headingId} tabIndex={-1}>
            {t('applicant.proposed')}
          </h2>
          <p>{terms(interview)}</p>
          {kind === 'place' && <p className={styles.long}>{where}</p>}
          {note && (
            <p className={styles.note}>
              <span className={styles.muted}>{t('noteOf', { name })}</span>
              {note}
            </p>
          )}
        </div>
        <ChooseSlot
          key={interview.id}
          interview={interview}
          isInverse
          onDone={() => onDone('agreed')}
          other={
            can.propose && (
              <button type="button" className={styles.other} onClick={onPropose}>
                <Icon icon={IconCalendarQuestion} />
                <span className={styles.otherWords}>
                  <b>{t('noneSuits')}</b> <span className={styles.muted}>{t('noneSuitsText')}</span>
                </span>
                <Icon icon={IconChevronRight} />
              </button>
            )
          }
          beside={
            can.cancel && (
              <Button variant="on-inverse" size="lg" onClick={() => setCancelling(true)}>
                {t('cancel.action')}
              </Button>
            )
          }
        />
        <p className={styles.muted}>{t('berlin')}</p>
      </Panel>
      {/* Beside it: within, its words would be as light as the panel's. */}
      <CancelDialog
        interview={interview}
        text={t('cancel.applicant', { name })}
        open={isCancelling}
        onClose={() => setCancelling(false)}
        onDone={() => onDone('cancelled')}
      />
    </>
  )
}
