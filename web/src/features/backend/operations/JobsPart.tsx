import {
  type JobEntry,
  type JobState,
  jobStates,
  jobsPerPage,
} from '@tandem/contract/backend/operations/jobs'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useSearchParams } from 'react-router'
import { focusAfterEntry } from '#features/backend/frame/LoadedSoFar.tsx'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusPageHeadingInSight } from '#lib/sections/go-to-section.ts'
import { Button } from '#ui/actions/Button.tsx'
import { DataTable } from '#ui/data/table/DataTable.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Pagination } from '#ui/nav/pagination/Pagination.tsx'
import { Tabs } from '#ui/nav/Tabs.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import styles from './OperationsPage.module.css'
import { partSlugs } from './parts.ts'
import { type JobsDeed, jobsQuery, useChangeJobs } from './queries.ts'
import { useJobName } from './useJobName.ts'

/** Those that somebody has to look after come first. */
const order: JobState[] = jobStates.toReversed()
const standard: JobState = 'given_up'
/** What waits and runs changes while one looks. */
const counted: JobState[] = ['given_up', 'failed', 'retrying']

/** What the server does in the background. */
export function JobsPart() {
  const t = useTexts('operations')
  const to = useTo()
  const [params] = useSearchParams()
  const state = order.find((each) => each === params.get('state')) ?? standard
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1))
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(jobsQuery({ state, page }))
  const here = (state: JobState, page = 1) =>
    to(
      paths.backendOperations({
        part: partSlugs.jobs,
        search: { ...(state !== standard && { state }), ...(page > 1 && { page: String(page) }) },
      }),
    )
  const pages = Math.ceil((data?.total ?? 0) / jobsPerPage)
  // What stood on the last page has been tried again, or is discarded.
  const isBeyond = page > pages && pages > 0 && !isPlaceholderData
  return (
    <>
      {isBeyond && <Navigate to={here(state, pages)} replace />}
      <Tabs
        label={t('jobs.statesLabel')}
        items={order.map((each) => ({
          to: here(each),
          label: t(`jobs.states.${each}`),
          ...(counted.includes(each) && {
            count: data?.counts.reduce((sum, counts) => sum + counts[each], 0) ?? 0,
          }),
          current: each === state,
        }))}
      />
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {isPending && <SkeletonList label={t('jobs.loading')} />}
      {data?.entries.length === 0 && pages === 0 && (
        <EmptyState art="waiting" title={t(`jobs.none.${state}`)}>
          {t('jobs.noneText')}
        </EmptyState>
      )}
      {data && data.entries.length > 0 && <JobTable jobs={data.entries} />}
      {data && (
        <Pagination label={t('jobs.pages')} page={page} pages={pages} to={(page) => here(state, page)} />
      )}
    </>
  )
}

function JobTable({ jobs }: { jobs: JobEntry[] }) {
  const t = useTexts('operations')
  const { dateTime } = useFormats()
  const nameOf = useJobName()
  const { change, send, asked, setAsked } = useJobDeeds()
  const ids = (may: 'retry' | 'discard') => jobs.filter(({ can }) => can[may]).map(({ id }) => id)
  const deed = (name: JobsDeed['deed'], ids: string[], focusNext = focusPageHeadingInSight) =>
    name === 'discard' ? setAsked({ ids, focusNext }) : send({ deed: name, ids }, focusNext)
  const isBusy = (name: JobsDeed['deed'], ids: string[]) =>
    change.isPending && change.variables.deed === name && change.variables.ids.join() === ids.join()
  const about = (job: JobEntry, action: string) =>
    t('jobs.about', { action, kind: nameOf(job.kind), when: dateTime(job.createdAt) })
  return (
    <>
      {change.error && (
        <InlineAlert tone="danger" title={t('failed')} alert>
          {failureTextOf(change.error)}
        </InlineAlert>
      )}
      {(ids('retry').length > 1 || ids('discard').length > 1) && (
        <div className={styles.actions}>
          {(['retry', 'discard'] as const).map(
            (name) =>
              ids(name).length > 1 && (
                <Button
                  key={name}
                  size="sm"
                  busy={isBusy(name, ids(name))}
                  onClick={() => deed(name, ids(name))}
                >
                  {t(`jobs.${name}All`)}
                </Button>
              ),
          )}
        </div>
      )}
      <DataTable
        caption={t('jobs.caption')}
        rows={jobs}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'kind',
            header: t('jobs.columns.kind'),
            primary: true,
            cell: ({ kind }) => <b>{nameOf(kind)}</b>,
          },
          {
            key: 'created',
            header: t('jobs.columns.created'),
            cell: ({ createdAt }) => dateTime(createdAt),
          },
          {
            key: 'tries',
            header: t('jobs.columns.tries'),
            cell: ({ tries, maxTries }) => t('jobs.tries', { tries, max: maxTries }),
          },
          {
            key: 'next',
            header: t('jobs.columns.next'),
            cell: ({ nextAt }) => (nextAt ? dateTime(nextAt) : '–'),
          },
          {
            key: 'actions',
            header: t('jobs.columns.actions'),
            cell: (job) => (
              <span className={styles.actions}>
                {(['retry', 'discard'] as const).map(
                  (name) =>
                    job.can[name] && (
                      <Button
                        key={name}
                        size="sm"
                        busy={isBusy(name, [job.id])}
                        aria-label={about(job, t(`jobs.${name}`))}
                        onClick={(event) => deed(name, [job.id], focusAfterEntry(event.currentTarget))}
                      >
                        {t(`jobs.${name}`)}
                      </Button>
                    ),
                )}
              </span>
            ),
          },
        ]}
      />
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        busy={change.isPending}
        title={t('jobs.ask', { count: asked?.ids.length ?? 0 })}
        confirm={t('jobs.discard')}
        cancel={t('cancel')}
        danger
        onConfirm={() => asked && send({ deed: 'discard', ids: asked.ids }, asked.focusNext)}
      >
        {t('jobs.askText')}
      </ConfirmDialog>
    </>
  )
}

function useJobDeeds() {
  const t = useTexts('operations')
  const [asked, setAsked] = useState<{ ids: string[]; focusNext: () => void } | null>(null)
  const change = useChangeJobs()
  const send = (deed: JobsDeed, focusNext: () => void) =>
    change.mutate(deed, {
      onSuccess: (count) => {
        const done = deed.deed === 'retry' ? 'jobs.retried' : 'jobs.discarded'
        notify({ type: 'success', title: count === 0 ? t('jobs.nothing') : t(done, { count }) })
        flushSync(() => setAsked(null))
        focusNext()
      },
      onError: () => setAsked(null),
    })
  return { change, send, asked, setAsked }
}
