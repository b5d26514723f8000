import type { Interviews } from '@tandem/contract/interviews'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useGoToSection } from '#lib/sections/useGoToSection.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { CounterForm } from '../proposal/CounterForm.tsx'
import { ProposalForm } from '../proposal/ProposalForm.tsx'
import { interviewsQuery } from '../queries.ts'
import { EarlierInterviews } from './EarlierInterviews.tsx'
import { InterviewHistory } from './InterviewHistory.tsx'
import { InterviewState } from './InterviewState.tsx'
import { Invitation } from './Invitation.tsx'

/** What mails and calendars lead to (`screens.ts`). */
const sectionId = 'gespraech'

type InterviewPanelProps = {
  applicationId: string
  side: 'company' | 'applicant'
  /** Of the other side. */
  name: string
  /** The application is, or what follows the interview is known. */
  isOver: boolean
  /** Counts how often times to propose were asked for from elsewhere: each opens the form. */
  asked?: number
}

/** The interviews of an application, as one of its sides has them; nothing for an applicant who has none. */
export function InterviewPanel(props: InterviewPanelProps) {
  const t = useTexts('interviews')
  const { data, error, refetch } = useQuery(interviewsQuery(props.applicationId))
  if (data) return <Loaded {...props} data={data} />
  return (
    <Frame>
      {error ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <Loading label={t('loading')} />
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTexts('interviews')
  return (
    <SectionCard id={sectionId} title={t('title')}>
      <Stack gap={5}>{children}</Stack>
    </SectionCard>
  )
}

function Loaded(props: InterviewPanelProps & { data: Interviews }) {
  const { applicationId, side, name, isOver, asked = 0, data } = props
  const t = useTexts('interviews')
  const frame = useRef<HTMLDivElement>(null)
  const [isProposing, setProposing] = useState(false)
  const [answered, setAnswered] = useState(0)
  if (asked !== answered) {
    setAnswered(asked)
    setProposing(true)
  }
  // Of a company that was suspended meanwhile, a form goes when it is refused.
  const { focusHeading, keepFocus } = useFocusHeading(frame)
  useGoToSection()
  const [newest = null, ...earlier] = data.interviews
  const mayPropose = data.can.propose || newest?.can.propose === true
  const isForm = isProposing && mayPropose

  function finish(what: 'proposed' | 'agreed' | 'cancelled') {
    setProposing(false)
    notify({ type: 'success', title: t(`done.${what}`) })
    focusHeading()
  }
  function giveUp() {
    setProposing(false)
    focusHeading()
  }
  const form = { onDone: () => finish('proposed'), onCancel: giveUp }
  const steps = { onPropose: () => setProposing(true), onDone: finish }
  const history = (
    <>
      <EarlierInterviews interviews={earlier} />
      <InterviewHistory timeline={data.timeline} side={side} name={name} />
    </>
  )
  if (side === 'applicant') {
    if (!newest) return null
    if (newest.can.choose && !isForm) {
      return (
        <div ref={frame} onSubmit={keepFocus}>
          <Stack gap={6}>
            <Invitation id={sectionId} interview={newest} name={name} {...steps} />
            {data.timeline.length > 1 && <Frame>{history}</Frame>}
          </Stack>
        </div>
      )
    }
  }
  return (
    <div ref={frame} onSubmit={keepFocus}>
      <Frame>
        {newest && (
          <InterviewState
            key={newest.id}
            {...{ interview: newest, side, name, isOver, isProposing: isForm, onHold: data.onHold }}
            {...steps}
          />
        )}
        {!newest && !isForm && <Text>{t(mayPropose ? 'none' : 'closed', { name })}</Text>}
        {isForm && side === 'company' && (
          <ProposalForm
            applicationId={applicationId}
            interview={newest?.can.propose ? newest : null}
            {...form}
          />
        )}
        {isForm && newest && side === 'applicant' && <CounterForm interview={newest} {...form} />}
        {!isForm && data.can.propose && (
          <div>
            <Button variant="primary" onClick={() => setProposing(true)}>
              {t(newest ? 'proposeNext' : 'propose')}
            </Button>
          </div>
        )}
        {history}
      </Frame>
    </div>
  )
}

/**
 * `focusHeading` gives the focus to the heading in a frame once what was pressed has gone with the next rendering; again,
 * when that heading is replaced by another one while it has the focus. `keepFocus`: also where what has it now goes.
 */
function useFocusHeading(frame: RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState(0)
  const focused = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body
    if (isLost) focused.current = focusIn(frame.current)
  })
  useEffect(() => {
    if (asked > 0) focused.current = focusIn(frame.current)
  }, [asked, frame])
  return {
    focusHeading: () => setAsked((before) => before + 1),
    keepFocus() {
      if (document.activeElement instanceof HTMLElement) focused.current = document.activeElement
    },
  }
}

function focusIn(frame: HTMLElement | null): HTMLElement | null {
  const heading = frame?.querySelector<HTMLElement>('h2') ?? null
  heading?.focus()
  return heading
}
