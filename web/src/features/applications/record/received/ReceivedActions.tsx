import {
  IconArrowRight,
  IconCalendarEvent,
  IconDots,
  IconMessage,
  IconSignature,
  IconUser,
  IconUserShare,
  IconUserX,
} from '@tabler/icons-react'
import { type Application, applicationStatuses } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { HandOverDialog } from '#features/received-applications/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { CloseOfferAction, useDecision } from '../../outcome/OutcomeActions.tsx'
import { isFull } from '../../outcome/YearField.tsx'
import { stagesAhead } from '../../stage/board-columns.ts'
import { useMove } from '../../stage/useMove.ts'

type ReceivedActionsProps = {
  application: Application
  name: string
  /** Absent where it is not offered. */
  onInvite: (() => void) | undefined
  onWrite: (() => void) | undefined
}

/** What a company does with a received application: what comes next in a few buttons, and the rest in one menu. */
export function ReceivedActions({ application, name, onInvite, onWrite }: ReceivedActionsProps) {
  const t = useTexts('applications')
  const to = useTo()
  const { state } = useLocation()
  const hasRoom = useMedia('(width >= 62em)')
  const move = useMove()
  const { allowed, ask, dialogs } = useDecision({ application, name })
  const [isHandingOver, setHandingOver] = useState(false)
  const { stage, applicant } = application
  const stages = application.can.move ? stagesAhead(application) : []
  // After a yes the contract is what comes next. The menu keeps it, for the key that decides.
  const isToSign = application.outcome === 'place_taken' && allowed.includes('contract_signed')
  const decisions = allowed.filter((each) => each !== 'declined_by_company')
  const isOpen = application.status === applicationStatuses.sent || allowed.length > 0
  const shortcuts = [stages.length > 0 && 'move', decisions.length > 0 && 'decide'].filter(Boolean).join(' ')
  return (
    <>
      {onInvite && hasRoom && (
        <Button variant="primary" icon={IconCalendarEvent} onClick={onInvite}>
          {t('record.invite')}
        </Button>
      )}
      {isToSign && (
        <Button variant="primary" icon={IconSignature} onClick={() => ask('contract_signed')}>
          {t('outcome.to.contract_signed')}
        </Button>
      )}
      {isOpen && (
        <Button data-shortcut="handOver" icon={IconUserShare} onClick={() => setHandingOver(true)}>
          {t('bulk.assign')}
        </Button>
      )}
      {allowed.includes('declined_by_company') && (
        <Button variant="danger" onClick={() => ask('declined_by_company')}>
          {t('outcome.to.declined_by_company')}
        </Button>
      )}
      <CloseOfferAction application={application} />
      <Menu
        label={t('record.more', { name })}
        trigger={(props) => (
          <IconButton
            {...props}
            icon={IconDots}
            label={t('record.more', { name })}
            data-shortcut={shortcuts || undefined}
          />
        )}
        items={[
          ...(onInvite && !hasRoom
            ? [{ key: 'invite', icon: IconCalendarEvent, label: t('record.invite'), onSelect: onInvite }]
            : []),
          ...stages.map((next) => ({
            key: next as string,
            icon: IconArrowRight,
            label: t(next === 'offer_made' && isFull(application) ? 'move.intoFull' : 'move.into', {
              stage: t(`move.to.${next}`),
            }),
            onSelect: () => move(application, next),
          })),
          ...decisions.map((key) => ({
            key,
            icon: key === 'contract_signed' ? IconSignature : IconUserX,
            label: t(`outcome.to.${key}`),
            onSelect: () => ask(key),
          })),
          ...(onWrite
            ? [{ key: 'write', icon: IconMessage, label: t('record.write'), onSelect: onWrite }]
            : []),
          {
            key: 'person',
            icon: IconUser,
            label: t('record.person'),
            to: to(paths.applicant({ applicantId: applicant.id })),
            state,
          },
        ]}
      />
      {application.can.move && (
        <LiveRegion>{stage && t('move.done', { name, stage: t(`standing.company.${stage}`) })}</LiveRegion>
      )}
      {dialogs}
      {isHandingOver && (
        <HandOverDialog applicationId={application.id} name={name} onClose={() => setHandingOver(false)} />
      )}
    </>
  )
}
