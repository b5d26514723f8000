import { type Funnel, fewestForFigures } from '@tandem/contract/dashboard/company-figures'
import type { FunnelStep } from '@tandem/contract/received-applications/funnel'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { Link } from 'react-router'
import { receivedPath } from '#features/applications/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ChartTable } from '#ui/charts/ChartTable.tsx'
import { FunnelBand } from '#ui/charts/FunnelBand.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { everything, type FunnelChoice, funnelQuery } from '../../queries.ts'
import { DashboardCard } from '../DashboardCard.tsx'
import { FailedCard } from '../FailedCard.tsx'
import styles from './FunnelCard.module.css'
import { figureHeights } from './figure-heights.ts'

/** How far the received applications got, and how long each step took. */
export function FunnelCard() {
  const t = useTexts('dashboard')
  const [choice, setChoice] = useState(everything)
  const { data, error, refetch } = useQuery(funnelQuery(choice, useLocale()))
  if (!data && error) return <FailedCard title={t('funnel.title')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonCard heights={figureHeights.funnel} />
  const isNarrowed = choice.year !== '' || choice.offer !== ''
  const isEnough = isNarrowed || (data.steps[0]?.reached ?? 0) >= fewestForFigures
  return (
    <DashboardCard
      title={t('funnel.title')}
      aside={isEnough && <Choices funnel={data} choice={choice} onChoose={setChoice} />}
    >
      {isEnough ? (
        <Steps funnel={data} choice={choice} />
      ) : (
        <Text muted>{t('figures.tooFew', { count: fewestForFigures })}</Text>
      )}
    </DashboardCard>
  )
}

type ChoicesProps = { funnel: Funnel; choice: FunnelChoice; onChoose: (choice: FunnelChoice) => void }

function Choices({ funnel: { years, offers, hasInitiatives }, choice, onChoose }: ChoicesProps) {
  const t = useTexts('dashboard')
  return (
    <div className={styles.choices}>
      <SelectField
        size="sm"
        hideLabel
        label={t('funnel.year')}
        value={choice.year}
        onChange={(event) => onChoose({ ...choice, year: event.target.value })}
        options={[
          { value: '', label: t('funnel.allYears') },
          ...years.map((year) => ({ value: String(year), label: t('funnel.startIn', { year }) })),
        ]}
      />
      <SelectField
        size="sm"
        hideLabel
        label={t('funnel.offer')}
        value={choice.offer}
        onChange={(event) => onChoose({ ...choice, offer: event.target.value })}
        options={[
          { value: '', label: t('funnel.allOffers') },
          ...offers.map(({ id, title }) => ({ value: id, label: title })),
          ...(hasInitiatives ? [{ value: 'none', label: t('funnel.withoutOffer') }] : []),
        ]}
      />
    </div>
  )
}

type StepsProps = { funnel: Funnel; choice: FunnelChoice }

function Steps({ funnel, choice }: StepsProps) {
  const t = useTexts('dashboard')
  const { number } = useFormats()
  const isWide = useMedia('(width >= 48em)')
  const { shareOf, daysOf, pathOf } = useStepWords(funnel, choice)
  const { steps } = funnel
  const all = steps[0]?.reached ?? 0
  const name = t('funnel.picture', {
    steps: steps.map(({ step, reached }) => t(`funnel.steps.${step}`, { count: reached })).join(', '),
  })
  return (
    <>
      {isWide && <FunnelBand name={name} counts={steps.map(({ reached }) => reached)} />}
      <ol className={styles.steps}>
        {steps.map(({ step, reached, days }, index) => (
          <li key={step} style={{ '--share': all === 0 ? 0 : reached / all } as CSSProperties}>
            <Link to={pathOf(step)} className={styles.step}>
              <b className={styles.count}>{number(reached)}</b>{' '}
              <span className={styles.name}>{t(`funnel.names.${step}`, { count: reached })}</span>
            </Link>
            <span className={styles.facts}>
              <span>{shareOf(index)}</span>
              <span>{daysOf(days)}</span>
            </span>
            <i className={styles.bar} aria-hidden="true" />
          </li>
        ))}
      </ol>
      <Slowest steps={steps} />
      <StepsTable funnel={funnel} choice={choice} />
    </>
  )
}

function StepsTable({ funnel, choice }: StepsProps) {
  const t = useTexts('dashboard')
  const { number } = useFormats()
  const { shareOf, daysOf, pathOf } = useStepWords(funnel, choice)
  const link = (step: FunnelStep | 'closed', count: number) => <Link to={pathOf(step)}>{number(count)}</Link>
  return (
    <ChartTable
      open={t('figures.table')}
      caption={t('funnel.title')}
      columns={[t('funnel.step'), t('funnel.applications'), t('funnel.shareHead'), t('funnel.daysHead')]}
      rows={[
        ...funnel.steps.map(({ step, reached, days }, index) => ({
          key: step as string,
          cells: [
            t(`funnel.names.${step}`, { count: reached }),
            link(step, reached),
            shareOf(index) || none,
            daysOf(days) || none,
          ] as const,
        })),
        { key: 'closed', cells: [t('funnel.closed'), link('closed', funnel.closed), none, none] as const },
      ]}
    />
  )
}

const none = '–'

function useStepWords({ steps }: Funnel, choice: FunnelChoice) {
  const t = useTexts('dashboard')
  const to = useTo()
  return {
    /** Of those in the step before; empty for the first, and where there were none. */
    shareOf: (index: number): string => {
      const before = steps[index - 1]?.reached ?? 0
      if (before === 0) return ''
      return t('funnel.share', { percent: Math.round(((steps[index]?.reached ?? 0) / before) * 100) })
    },
    daysOf: (days: number | null): string =>
      days === null ? '' : t('funnel.days', { count: Math.round(days) }),
    pathOf: (step: FunnelStep | 'closed') =>
      to(receivedPath({ ...choice, ...(step === 'received' ? { closed: 'shown' } : { reached: step }) })),
  }
}

/** Where applications lie longest: what a company can change. */
function Slowest({ steps }: { steps: Funnel['steps'] }) {
  const t = useTexts('dashboard')
  const slowest = steps.toSorted((a, b) => (b.days ?? 0) - (a.days ?? 0))[0]
  if (!slowest || slowest.step === 'contract' || (slowest.days ?? 0) < 1) return null
  const count = Math.round(slowest.days ?? 0)
  return (
    <Text size="small" muted>
      {t(`funnel.slowest.${slowest.step}`, { count })}
    </Text>
  )
}
