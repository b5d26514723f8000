import { IconCalendarEvent, IconLock, IconMessage } from '@tabler/icons-react'
import { type Application, applicationStatuses } from '@tandem/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { InterviewPanel, useInterviewLines } from '#features/interviews/public.ts'
import {
  ConversationFeed,
  type FeedItem,
  MessageComposer,
  useApplicationThread,
} from '#features/messaging/public.ts'
import { AddNote, assessmentQuery, TeamNote } from '#features/received-applications/public.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { cx } from '#ui/cx.ts'
import { Text } from '#ui/layout/Text.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { panelId, TabList, tabId } from '#ui/nav/TabList.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { useEventWords } from '../../stage/ApplicationTimeline.tsx'
import { MessageAction } from '../MessageAction.tsx'
import styles from './ReceivedBody.module.css'

export type ExchangeMode = 'message' | 'note' | 'interview'
const shownKinds = ['all', 'message', 'note', 'event'] as const
const kinds = ['message', 'note', 'event'] as const
const groupId = 'exchange-kinds'
/** Of what is written in. */
export const partId = (mode: ExchangeMode) => `exchange-${mode}`

type ExchangeProps = {
  application: Application
  name: string
  mode: ExchangeMode
  onMode: (mode: ExchangeMode) => void
  /** Counts how often the times to propose were asked for. */
  invited: number
  /** No other pane is in its place. */
  isShown: boolean
}

/** What was written about an application and what happened to it, and what the team adds: a message, a note, an interview. */
export function Exchange({ application, name, mode, onMode, invited, isShown }: ExchangeProps) {
  const t = useTexts('applications')
  const { id, status } = application
  const isSuspended = useSignedIn().companyStatus === 'suspended'
  const [shown, setShown] = useState<(typeof shownKinds)[number]>('all')
  const { thread, isPending, arrived, error, refetch } = useApplicationThread(id)
  const items = useItems(application, name)
  const countOf = (kind: FeedItem['kind']) =>
    items.filter((item) => item.kind === kind).length +
    (kind === 'message' ? (thread?.messages.length ?? 0) : kind === 'note' ? (thread?.notes.length ?? 0) : 0)
  const parts: Record<ExchangeMode, ReactNode> = {
    message: thread ? (
      <MessageComposer thread={thread} />
    ) : isPending ? null : application.can.message ? (
      <>
        <Text muted size="small">
          {t('record.feed.firstMessage', { name })}
        </Text>
        <div>
          <MessageAction inFeed application={application} name={name} />
        </div>
      </>
    ) : (
      <Text muted size="small">
        {t(isSuspended ? 'record.feed.noMessageNow' : 'record.feed.noMessage')}
      </Text>
    ),
    note: <AddNote applicationId={id} />,
    interview: (
      <InterviewPanel
        applicationId={id}
        side="company"
        name={name}
        isOver={status !== applicationStatuses.sent}
        asked={invited}
      />
    ),
  }
  return (
    <div className={styles.exchange}>
      <div className={styles.kinds} data-print="none">
        <TabList
          compact
          id={groupId}
          label={t('record.feed.show')}
          current={shown}
          onChange={setShown}
          items={shownKinds.map((key) => ({
            key,
            label: t(`record.feed.${key}`),
            ...(key === 'message' || key === 'note' ? { count: countOf(key) } : {}),
          }))}
        />
      </div>
      <div
        id={panelId(groupId, shown)}
        role="tabpanel"
        aria-labelledby={tabId(groupId, shown)}
        className={styles.document}
      >
        {isPending && !error ? (
          <Loading label={t('record.feed.loading')} />
        ) : error && !thread ? (
          <ErrorState onRetry={refetch} requestId={requestIdOf(error)} />
        ) : (
          <ConversationFeed
            label={t('record.feed.label')}
            thread={thread}
            arrived={arrived}
            items={items}
            kinds={shown === 'all' ? kinds : [shown]}
            isShown={isShown}
            empty={t(`record.feed.none.${shown}`)}
            onEdit={() => onMode('message')}
          />
        )}
      </div>
      <div className={styles.composer} data-print="none">
        <Segmented
          block
          label={t('record.feed.write')}
          value={mode}
          onChange={onMode}
          options={[
            { value: 'message', label: t('record.feed.modes.message'), icon: IconMessage },
            { value: 'note', label: t('record.feed.modes.note'), icon: IconLock },
            { value: 'interview', label: t('record.feed.modes.interview'), icon: IconCalendarEvent },
          ]}
        />
        {/* What was begun in one stays while another is shown. */}
        {(Object.keys(parts) as ExchangeMode[]).map((each) => (
          <div key={each} id={partId(each)} hidden={each !== mode}>
            {parts[each]}
          </div>
        ))}
      </div>
    </div>
  )
}

/** What stands beside the messages: the team's notes, the events, and what happened about interviews. */
function useItems(application: Application, name: string): FeedItem[] {
  const { time } = useFormats()
  const { id, timeline } = application
  const eventOf = useEventWords(application)
  const lines = useInterviewLines(id, { other: name })
  const { data: kept } = useQuery(assessmentQuery(id))
  const focusLog = () => document.querySelector<HTMLElement>('[role="log"]')?.focus()
  return [
    ...timeline.map((entry) => {
      const { title, tone, by } = eventOf(entry)
      return {
        key: `${entry.event} ${entry.id}`,
        at: entry.at,
        kind: 'event' as const,
        node: (
          <Event tone={tone} at={time(entry.at)} by={by}>
            {title}
          </Event>
        ),
      }
    }),
    ...lines.map((line) => ({
      key: line.id,
      at: line.at,
      kind: 'event' as const,
      node: (
        <Event tone="practice" at={time(line.at)} by={null}>
          {line.text}
        </Event>
      ),
    })),
    ...(kept?.notes ?? []).map((note) => ({
      key: note.id,
      at: note.createdAt,
      kind: 'note' as const,
      node: <TeamNote applicationId={id} note={note} onDeleted={focusLog} />,
    })),
  ]
}

type EventProps = { tone: 'theory' | 'practice'; at: string; by: string | null; children: ReactNode }

function Event({ tone, at, by, children }: EventProps) {
  return (
    <p className={cx(styles.event, tone === 'practice' && styles.practice)}>
      <span>
        {children} <small className={styles.meta}>{by ? `${by}, ${at}` : at}</small>
      </span>
    </p>
  )
}
