import type { Interviews } from '@tandem/contract/interviews'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { CounterForm } from '../proposal/CounterForm.tsx'
import { ProposalForm } from '../proposal/ProposalForm.tsx'
import { interviewsQuery } from '../queries.ts'
import { InterviewHistory } from './InterviewHistory.tsx'
import { InterviewState } from './InterviewState.tsx'

type InterviewPanelProps = {
  applicationId: string
  side: 'company' | 'applicant'
  /** Of the other side. */
  name: string
  level?: 2 | 3
}

/** The interviews of an application, as one of its sides has them. */
export function InterviewPanel({ level, ...props }: InterviewPanelProps) {
  const t = useTexts('interviews')
  const { data, error, refetch } = useQuery(interviewsQuery(props.applicationId))
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame}>
      <SectionCard title={t('title')} {...(level && { level })}>
        {data && (
          <Parts
            {...props}
            data={data}
            // What was pressed is gone; a dialog that closes would give the focus back to it.
            onChanged={() =>
              requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('h2, h3')?.focus())
            }
          />
        )}
        {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
        {!data && !error && <Loading label={t('loading')} />}
      </SectionCard>
    </div>
  )
}

type PartsProps = Omit<InterviewPanelProps, 'level'> & { data: Interviews; onChanged: () => void }

function Parts({ applicationId, side, name, data, onChanged }: PartsProps) {
  const t = useTexts('interviews')
  const [isProposing, setProposing] = useState(false)
  const [newest = null] = data.interviews
  const mayPropose = data.can.propose || newest?.can.propose === true

  function finish(what: 'proposed' | 'agreed' | 'cancelled') {
    setProposing(false)
    notify({ type: 'success', title: t(`done.${what}`) })
    onChanged()
  }
  function giveUp() {
    setProposing(false)
    onChanged()
  }
  const form = { onDone: () => finish('proposed'), onCancel: giveUp }
  return (
    <Stack gap={5}>
      {newest && (
        <InterviewState
          key={newest.id}
          {...{ interview: newest, side, name }}
          onPropose={() => setProposing(true)}
          onDone={finish}
        />
      )}
      {!newest && !isProposing && <Text>{t(mayPropose ? 'none' : 'closed', { name })}</Text>}
      {isProposing && mayPropose && side === 'company' && (
        <ProposalForm
          applicationId={applicationId}
          interview={newest?.can.propose ? newest : null}
          {...form}
        />
      )}
      {isProposing && newest?.can.propose && side === 'applicant' && (
        <CounterForm interview={newest} {...form} />
      )}
      {!isProposing && data.can.propose && (
        <div>
          <Button variant="primary" onClick={() => setProposing(true)}>
            {t('propose')}
          </Button>
        </div>
      )}
      <InterviewHistory timeline={data.timeline} side={side} name={name} />
    </Stack>
  )
}
