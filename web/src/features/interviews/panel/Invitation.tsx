import { IconCalendarEvent, IconCalendarQuestion, IconChevronRight } from '@tabler/icons-react'
import type { Interview } from '@tandem/contract/interviews'
import { paths } from '@tandem/contract/paths'
import { useId, useState } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
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
  const headingId = useId()
  const [isCancelling, setCancelling] = useState(false)
  const { can } = interview
  return (
    <>
      <Panel id={id} labelledBy={headingId} className={styles.panel}>
        <Words {...{ headingId, interview, name }} turn={t('yourTurn')} title={t('applicant.proposed')} />
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

/** Where no application is open: one of the times is chosen here, all else is answered there. */
export function ShortInvitation({ interview, name }: Pick<InvitationProps, 'interview' | 'name'>) {
  const t = useTexts('interviews')
  const to = useTo()
  const headingId = useId()
  const { applicationId, can } = interview
  return (
    <Panel labelledBy={headingId} className={styles.panel}>
      <Words {...{ headingId, interview, name }} turn={t('invited')} title={t('invitedBy', { name })} />
      <ChooseSlot
        key={interview.id}
        interview={interview}
        isInverse
        onDone={() => notify({ type: 'success', title: t('done.agreed') })}
        beside={
          <ButtonLink
            variant="on-inverse"
            size="lg"
            to={to(paths.ownApplication({ applicationId, hash: 'gespraech' }))}
          >
            {t(can.propose ? 'proposeOther' : 'own.show')}
          </ButtonLink>
        }
      />
      <p className={styles.muted}>{t('berlin')}</p>
    </Panel>
  )
}

type WordsProps = Pick<InvitationProps, 'interview' | 'name'> & {
  headingId: string
  turn: string
  title: string
}

function Words({ headingId, interview, name, turn, title }: WordsProps) {
  const t = useTexts('interviews')
  const { terms } = useInterviewWords()
  const { kind, where, note } = interview
  return (
    <div className={styles.words}>
      <p className={styles.turn}>
        <Icon icon={IconCalendarEvent} size={18} />
        {turn}
      </p>
      <h2 id={headingId} tabIndex={-1}>
        {title}
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
  )
}
