import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { daysUntilAnswer } from '@tandem/contract/received-applications/answer-due'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { boardColumns, columnOf } from '#features/applications/stage/board-columns.ts'
import { openInterviewsQuery } from '#features/interviews/public.ts'
import { assessmentsQuery } from '#features/received-applications/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useTypedText } from '#lib/navigation/useTypedText.ts'
import { useSettings } from '#lib/settings.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { Board } from './board/Board.tsx'
import { ExportReceived } from './ExportReceived.tsx'
import { DueBand } from './filters/DueBand.tsx'
import {
  documentTypesOf,
  filterReceived,
  isClosed,
  leavesClosedOut,
  offersOf,
  type ReceivedApplication,
  sortReceived,
} from './filters/filter-received.ts'
import { ReceivedFilters } from './filters/ReceivedFilters.tsx'
import { noFilter, type ReceivedView, useReceivedView } from './filters/useReceivedView.ts'
import styles from './Received.module.css'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { SelectAllBox, SelectionProvider, UndoOfOne } from './selection/selection.tsx'
import { ShownIds } from './shown-ids.ts'
import { ReceivedTable } from './table/ReceivedTable.tsx'
import { useLastVisit } from './useLastVisit.ts'

/** The applications that are loaded, narrowed down, as board or as list. */
export function Received({ applications }: { applications: ApplicationSummary[] }) {
  const t = useTexts('applications')
  const { change, to: _, ...view } = useReceivedView()
  const [text, setText] = useTypedText(view.text)
  const { data: assessments } = useQuery(assessmentsQuery())
  const assessed = useAssessed(applications)
  const values = { ...view, text }
  const matching = filterReceived(assessed, values)
  const listed = useAsListed(assessed, JSON.stringify(values))
  const shownNow = leavesClosedOut(values) ? matching.filter((each) => !isClosed(listed(each))) : matching
  const found = sortReceived(shownNow, view.sort, listed)
  const hidden = matching.length - found.length
  const shown = useRef<readonly string[]>([])
  useEffect(() => {
    shown.current = inShownOrder(found, view.view)
  })
  const isFiltered = Object.keys(noFilter).some((key) => values[key as keyof typeof noFilter] !== '')

  function filter(next: Partial<ReceivedView>) {
    if (next.text !== undefined) setText(next.text)
    change(next)
  }
  if (applications.length === 0) return <NothingReceived />
  return (
    <SelectionProvider>
      <Stack gap={5}>
        <div>
          <UndoOfOne applications={applications} />
          {view.view === 'list' && <DueBand applications={assessed} />}
          <ReceivedFilters
            offers={offersOf(applications)}
            hasInitiatives={applications.some(({ target }) => target?.offerId === null)}
            colleagues={assessments?.colleagues ?? []}
            years={yearsOf(applications)}
            documentTypes={documentTypesOf(applications)}
            values={values}
            onChange={filter}
          />
          <LiveRegion>
            {isFiltered && t('received.found', { count: found.length, total: applications.length })}
          </LiveRegion>
        </div>
        {found.length === 0 && (
          <EmptyState
            art="no-meeting"
            title={t(isFiltered ? 'received.nothingFound' : 'received.nothingOpen')}
            action={isFiltered && <Button onClick={() => filter(noFilter)}>{t('received.clear')}</Button>}
          >
            {t(isFiltered ? 'received.nothingFoundText' : 'received.nothingOpenText')}
          </EmptyState>
        )}
        <ShownIds value={shown}>
          {found.length > 0 && view.view === 'board' && <Board applications={found} />}
          {found.length > 0 && view.view === 'list' && (
            <Stack gap={3}>
              <SelectAllBox ids={found.map(({ id }) => id)} />
              <ReceivedTable applications={found} />
            </Stack>
          )}
        </ShownIds>
        {view.view === 'list' && <ClosedOnes matching={matching} hidden={hidden} />}
        {found.length > 0 && <ExportReceived applications={found} />}
        <SelectionBar applications={found} colleagues={assessments?.colleagues ?? []} />
      </Stack>
    </SelectionProvider>
  )
}

/** Joined with what colleagues think, when the answer is due, and whether one has seen it before. */
function useAssessed(applications: ApplicationSummary[]) {
  const { data: assessments } = useQuery(assessmentsQuery())
  const { responseDays } = useSettings().company
  const lastVisit = useLastVisit()
  const isList = useReceivedView().view === 'list'
  const { data: interviews } = useQuery({ ...openInterviewsQuery(), enabled: isList })
  const known = useRef(new Map<string, ReceivedApplication>())
  return useMemo(() => {
    const now = new Date()
    const interviewOf = new Map(interviews?.map((each) => [each.applicationId, each]))
    const assessed = applications.map((each) => {
      const next: ReceivedApplication = {
        ...each,
        assessment: assessments?.of(each.id) ?? null,
        dueIn: daysUntilAnswer(each, responseDays, now),
        interview: interviewOf.get(each.id) ?? null,
        isNew: each.sentAt !== null && Date.parse(each.sentAt) > lastVisit,
      }
      // What is as before stays the same object, so that its card is not drawn again.
      const before = known.current.get(each.id)
      return before && isEqual(before, next) ? before : next
    })
    known.current = new Map(assessed.map((each) => [each.id, each]))
    return assessed
  }, [applications, assessments, interviews, responseDays, lastVisit])
}

const isEqual = (a: ReceivedApplication, b: ReceivedApplication) =>
  (Object.keys(b) as (keyof ReceivedApplication)[]).every((key) => a[key] === b[key])

/** As each was when the list first showed it so: what is moved meanwhile keeps its place until one asks anew. */
function useAsListed(applications: readonly ReceivedApplication[], asked: string) {
  const known = useRef({ asked, byId: new Map<string, ReceivedApplication>() })
  if (known.current.asked !== asked) known.current = { asked, byId: new Map() }
  const { byId } = known.current
  for (const each of applications) if (!byId.has(each.id)) byId.set(each.id, each)
  return (each: ReceivedApplication) => byId.get(each.id) ?? each
}

/** How many are under way, and the way to those that are over and back. */
function ClosedOnes({ matching, hidden }: { matching: ReceivedApplication[]; hidden: number }) {
  const t = useTexts('applications')
  const { closed, to } = useReceivedView()
  const total = matching.length
  const over = matching.filter(isClosed).length
  if (over === 0 && closed === '') return null
  return (
    <div className={styles.closed}>
      <Text size="small" muted>
        {hidden > 0
          ? t('received.openOf', { count: total - over, total })
          : t('received.closedOf', { count: over, total })}
      </Text>
      {(hidden > 0 || closed !== '') && (
        <TextLink strong to={to({ closed: closed === '' ? 'shown' : '' })} replace preventScrollReset>
          {closed === '' ? t('received.showClosed', { count: hidden }) : t('received.hideClosed')}
        </TextLink>
      )}
    </div>
  )
}

/** On the board column by column. */
const inShownOrder = (found: ReceivedApplication[], view: ReceivedView['view']) =>
  (view === 'list'
    ? found
    : boardColumns.flatMap((column) => found.filter((each) => columnOf(each) === column))
  ).map(({ id }) => id)

const yearsOf = (applications: ApplicationSummary[]) =>
  [...new Set(applications.flatMap(({ desiredYears }) => desiredYears))].toSorted((a, b) => a - b)

function NothingReceived() {
  const t = useTexts('applications')
  const to = useTo()
  return (
    <EmptyState
      art="waiting"
      title={t('received.empty')}
      action={<ButtonLink to={to(paths.dashboard())}>{t('received.toDashboard')}</ButtonLink>}
    >
      {t('received.emptyText')}
    </EmptyState>
  )
}
