import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { HealthCheck, HealthState } from '@tandem/contract/backend/overview'
import { useQuery } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import { Tag, type TagTone } from '#ui/marks/Tag.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import styles from './HealthCard.module.css'
import { healthQuery } from './queries.ts'

/** What `npm run doctor` finds, of the server that runs. */
export function HealthCard() {
  const t = useTexts('overview')
  const { time } = useFormats()
  const { data, error, isFetching, refetch } = useQuery(healthQuery)
  const state = data && worstOf(data.checks)
  return (
    <SectionCard
      title={t('health.title')}
      actions={
        state && (
          <Tag tone={tones[state]} icon={icons[state]}>
            {t(`health.all.${state}`)}
          </Tag>
        )
      }
    >
      {data && (
        <>
          <ul className={styles.areas}>
            {data.checks.map((check) => (
              <AreaRow key={check.area} check={check} />
            ))}
          </ul>
          <div className={styles.again}>
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {t('health.again')}
            </Button>
            <span>{t('health.checkedAt', { time: time(data.checkedAt) })}</span>
            <LiveRegion>
              {state && !isFetching && `${t('health.title')}: ${t(`health.all.${state}`)}`}
            </LiveRegion>
          </div>
        </>
      )}
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && <SkeletonList label={t('health.loading')} row tile={false} />}
    </SectionCard>
  )
}

function AreaRow({ check: { area, state, findings } }: { check: HealthCheck }) {
  const t = useTexts('overview')
  const { number } = useFormats()
  return (
    <li className={styles.area}>
      <Icon icon={icons[state]} className={styles[state]} />
      <div className={styles.words}>
        <b>
          {t(`health.areas.${area}`)}
          <VisuallyHidden>: {t(`health.states.${state}`)}</VisuallyHidden>
        </b>
        {findings.map(({ code, value }) => (
          <span key={code}>
            {t(`health.findings.${code}`, { count: value ?? 0, number: number(value ?? 0) })}
          </span>
        ))}
      </div>
    </li>
  )
}

const worstOf = (checks: HealthCheck[]): HealthState =>
  (['failed', 'warning'] as const).find((state) => checks.some((check) => check.state === state)) ?? 'ok'

const tones: Record<HealthState, TagTone> = { ok: 'success', warning: 'warning', failed: 'danger' }
const icons: Record<HealthState, IconType> = {
  ok: IconCircleCheck,
  warning: IconAlertTriangle,
  failed: IconCircleX,
}
