import {
  type Rehearsal,
  type RetentionJob,
  type RetentionTable,
  retentionTables,
} from '@tandem/contract/backend/operations/retention'
import { useQuery } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { useSettingWords } from '../settings/useSettingWords.ts'
import styles from './OperationsPage.module.css'
import { retentionQuery, useRehearse } from './queries.ts'

/** What is deleted by itself, as the jobs say it that delete. */
export function RetentionPart() {
  const t = useTexts('operations')
  const { data, error, refetch } = useQuery(retentionQuery)
  if (!data && error) return <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
  if (!data) return <SkeletonList label={t('retention.loading')} />
  return (
    <Stack gap={4}>
      {data.map((job) => (
        <JobCard key={job.job} job={job} />
      ))}
    </Stack>
  )
}

function JobCard({ job: { job, cron, rules } }: { job: RetentionJob }) {
  const t = useTexts('operations')
  const settings = useSettingWords()
  const runs = useRuns()
  const rehearse = useRehearse(job)
  const name = t(`jobKinds.${job}`)
  return (
    <SectionCard title={name} description={runs(cron)}>
      <Stack gap={4}>
        <ul className={styles.rules}>
          {rules.map(({ subject, after, setting }) => (
            <li key={subject} className={styles.rule}>
              <span>
                {t(`retention.subjects.${subject}`)}
                {setting && (
                  <Text size="small" muted>
                    {t('retention.setting', { name: settings.label(setting) })}
                  </Text>
                )}
              </span>
              <b>{after ? settings.span(after) : t('retention.atOnce')}</b>
            </li>
          ))}
        </ul>
        <div>
          <Button
            size="sm"
            aria-label={t('retention.rehearseAbout', { name })}
            busy={rehearse.isPending}
            busyText={t('retention.rehearsing')}
            onClick={() => rehearse.mutate()}
          >
            {t('retention.rehearse')}
          </Button>
        </div>
        {rehearse.error && (
          <InlineAlert tone="danger" title={t('failed')} alert>
            {failureTextOf(rehearse.error)}
          </InlineAlert>
        )}
        <div role="status">{rehearse.data && <Result rehearsal={rehearse.data} />}</div>
      </Stack>
    </SectionCard>
  )
}

const isNamed = (table: string): table is RetentionTable => retentionTables.some((each) => each === table)

function Result({ rehearsal: { tables, rehearsedAt } }: { rehearsal: Rehearsal }) {
  const t = useTexts('operations')
  const { number, time } = useFormats()
  const named = tables.flatMap(({ table, count }) => (isNamed(table) ? [{ table, count }] : []))
  const others = tables.reduce((sum, { table, count }) => (isNamed(table) ? sum : sum + count), 0)
  return (
    <Stack gap={2}>
      {tables.length === 0 ? (
        <p>{t('retention.nothing')}</p>
      ) : (
        <>
          <p>{t('retention.would')}</p>
          <ul>
            {named.map(({ table, count }) => (
              <li key={table}>
                <b>{number(count)}</b> {t(`retention.tables.${table}`)}
              </li>
            ))}
            {others > 0 && <li>{t('retention.others', { count: others })}</li>}
          </ul>
        </>
      )}
      <Text size="small" muted>
        {t('retention.rehearsedAt', { time: time(rehearsedAt) })}
      </Text>
    </Stack>
  )
}

/** The five fields of cron in words, as far as our jobs use them. */
function useRuns(): (cron: string) => string {
  const t = useTexts('operations')
  return (cron) => {
    const [minute = '', hour = ''] = cron.split(' ')
    const [, every] = /^\*\/(\d+)$/.exec(minute) ?? []
    if (every) return t('retention.runs.minutes', { count: Number(every) })
    if (hour === '*') return t('retention.runs.hourly')
    return t('retention.runs.daily', { time: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` })
  }
}
