import { IconCircle, IconCircleCheckFilled, IconCircleDot } from '@tabler/icons-react'
import type { Preparation } from '@tandem/contract/maths/preparation'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { ProgressBar } from '#ui/states/progress/ProgressBar.tsx'
import styles from './preparation.module.css'

/** How far the plan is, and what was practised of each topic; without a plan only the latter. */
export function Progress({ preparation }: { preparation: Preparation }) {
  const t = useTexts('maths')
  const { plan, topics, practisedToday, practisedThisWeek } = preparation
  const planned = topics.filter(({ isPlanned }) => isPlanned)
  const reached = planned.filter(({ isReached }) => isReached).length
  const shown = topics.filter(({ isPlanned, answered }) => answered > 0 || (plan !== null && isPlanned))
  const words = t('plan.reached', { reached, count: planned.length })
  return (
    <SectionCard
      title={t('progress.title')}
      description={
        practisedThisWeek > 0 ? t('progress.week', { count: practisedThisWeek }) : t('progress.none')
      }
    >
      <Text>{t('progress.today', { count: practisedToday })}</Text>
      {plan && planned.length > 0 && (
        <Stack gap={2}>
          <Text strong>{words}</Text>
          <ProgressBar value={(reached / planned.length) * 100} label={words} />
          <Text size="small" muted>
            {t('plan.goal')}
          </Text>
        </Stack>
      )}
      <Stack as="ul" gap={2}>
        {shown.map(({ topic, right, answered, isReached }) => (
          <li key={topic}>
            <Row justify="between">
              <Row gap={2}>
                <Icon
                  icon={isReached ? IconCircleCheckFilled : answered > 0 ? IconCircleDot : IconCircle}
                  className={styles.state}
                />
                {t(`topic.${topic}`)}
              </Row>
              <Text as="span" size="small" muted>
                {answered === 0
                  ? t('progress.open')
                  : t(isReached ? 'progress.reached' : 'progress.right', { right, count: answered })}
              </Text>
            </Row>
          </li>
        ))}
      </Stack>
    </SectionCard>
  )
}
