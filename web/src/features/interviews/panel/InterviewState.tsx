import type { Interview, Interviews } from '@tandem/contract/interviews'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CalendarDownload } from '../CalendarDownload.tsx'
import { useInterviewWords } from '../useInterviewWords.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { ChooseSlot } from './ChooseSlot.tsx'
import styles from './InterviewState.module.css'

type InterviewStateProps = {
  interview: Interview
  side: 'company' | 'applicant'
  /** Of the other side. */
  name: string
  /** The application is, or what follows the interview is known. */
  isOver: boolean
  /** The company is suspended. */
  onHold: Interviews['onHold']
  /** Other times are being typed below. */
  isProposing: boolean
  onPropose: () => void
  onDone: (what: 'agreed' | 'cancelled') => void
}

/** Where an interview stands, and what the reader can make of it. */
export function InterviewState(props: InterviewStateProps) {
  const { interview, side, name, isOver, onHold, isProposing, onPropose, onDone } = props
  const t = useTexts('interviews')
  const { range, terms } = useInterviewWords()
  const [isCancelling, setCancelling] = useState(false)
  const { status, startsAt, minutes, where, note, cancelReason, can } = interview
  const isOff = status === 'cancelled'
  const isPast = status === 'agreed' && hasEnded(interview)
  const standing = isPast ? 'past' : status
  const held = isOff || isPast ? 'ended' : status === 'agreed' ? 'agreed' : 'waiting'
  return (
    <Stack gap={4}>
      <div>
        <Text>
          <b>
            {t(onHold && status === 'proposed' ? `history.${side}.company_proposed` : `${side}.${standing}`, {
              name,
            })}
          </b>
        </Text>
        {/* That an application goes on is said of one that does. */}
        {!(isOver && (isOff || isPast)) && (
          <Text muted>{t(onHold ? `onHold.${side}.${held}` : `${side}.${standing}Text`, { name })}</Text>
        )}
      </div>
      {startsAt && (
        <Text>{isOff ? <s>{range(startsAt, minutes)}</s> : <b>{range(startsAt, minutes)}</b>}</Text>
      )}
      {!isOff && <Text>{terms(interview)}</Text>}
      {where && !isOff && !isPast && <Where where={where} />}
      {note && !isOff && !isPast && <Quote label={t('note')}>{note}</Quote>}
      {cancelReason && isOff && <Quote label={t('reason')}>{cancelReason}</Quote>}
      {can.choose && !isProposing ? (
        <ChooseSlot interview={interview} onDone={() => onDone('agreed')} />
      ) : (
        <SlotList interview={interview} />
      )}
      {!isOff && (
        <Text size="small" muted>
          {t('berlin')}
        </Text>
      )}
      {!isProposing && !isPast && (status === 'agreed' || can.propose || can.cancel) && (
        <Row wrap>
          {status === 'agreed' && <CalendarDownload id={interview.id} />}
          {can.propose && (
            <Button size="sm" onClick={onPropose}>
              {t(status === 'agreed' ? 'move' : 'proposeOther')}
            </Button>
          )}
          {can.cancel && (
            <Button size="sm" variant="text" onClick={() => setCancelling(true)}>
              {t('cancel.action')}
            </Button>
          )}
        </Row>
      )}
      <CancelDialog
        interview={interview}
        text={t(`cancel.${side}`, { name })}
        open={isCancelling}
        onClose={() => setCancelling(false)}
        onDone={() => onDone('cancelled')}
      />
    </Stack>
  )
}

const hasEnded = ({ startsAt, minutes }: Interview): boolean =>
  startsAt !== null && Date.parse(startsAt) + minutes * 60_000 < Date.now()

function Where({ where }: { where: string }) {
  const isAddress = /^https:\/\//i.test(where)
  return (
    <Text className={styles.where}>
      {isAddress ? (
        <TextLink href={where} target="_blank" rel="noopener noreferrer">
          {where}
        </TextLink>
      ) : (
        where
      )}
    </Text>
  )
}

function Quote({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="small" muted>
        {label}
      </Text>
      <Text className={styles.quote}>{children}</Text>
    </div>
  )
}

function SlotList({ interview: { slots, minutes } }: { interview: Interview }) {
  const t = useTexts('interviews')
  const { range } = useInterviewWords()
  if (slots.length === 0) return null
  return (
    <ul aria-label={t('slots')} className={styles.slots}>
      {slots.map(({ id, startsAt }) => (
        <li key={id}>{range(startsAt, minutes)}</li>
      ))}
    </ul>
  )
}
