import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { GrowthCard } from './GrowthCard.tsx'
import { HealthCard } from './HealthCard.tsx'
import { NumberTiles } from './NumberTiles.tsx'
import styles from './OverviewPage.module.css'
import { figuresQuery } from './queries.ts'
import { WaitingCard } from './WaitingCard.tsx'

/** What waits for somebody, how the platform grows, and whether all of it runs. */
export function OverviewPage() {
  const t = useTexts('overview')
  const { dateTime } = useFormats()
  const { dataUpdatedAt } = useQuery(figuresQuery)
  return (
    <Page width="wide">
      <PageHead
        title={t('title')}
        lead={dataUpdatedAt ? t('asOf', { when: dateTime(new Date(dataUpdatedAt)) }) : '\u00a0'}
      />
      <Stack gap={6}>
        <NumberTiles />
        <WaitingCard />
        <div className={styles.pair}>
          <GrowthCard />
          <HealthCard />
        </div>
      </Stack>
    </Page>
  )
}
