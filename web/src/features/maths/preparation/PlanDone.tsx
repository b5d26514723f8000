import { IconArrowRight } from '@tabler/icons-react'
import type { Preparation } from '@tandem/contract/maths/preparation'
import { paths } from '@tandem/contract/paths'
import { useId } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Panel } from '#ui/cards/Panel.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useSavePlan } from '../queries.ts'

/** All is done: the test, taken anew, shows what it brought. */
export function NextTest({ preparation }: { preparation: Preparation }) {
  const t = useTexts('maths')
  const to = useTo()
  const headingId = useId()
  const words = useDoneWords(preparation)
  return (
    <Panel labelledBy={headingId}>
      <h2 id={headingId}>{t(preparation.hasResult ? 'result.repeat' : 'test.title')}</h2>
      <p>{words}</p>
      <div>
        <ButtonLink variant="accent" size="lg" iconAfter={IconArrowRight} to={to(paths.mathsTest())}>
          {t('test.start')}
        </ButtonLink>
      </div>
    </Panel>
  )
}

/** How the goal was reached. */
function useDoneWords({ plan, topics }: Preparation): string {
  const t = useTexts('maths')
  const { day: date } = useFormats()
  const count = topics.filter(({ isPlanned }) => isPlanned).length
  if (!plan || count === 0) return t('plan.doneAtOnce')
  return t('plan.doneText', { count, exercises: plan.exercises, date: date(plan.since) })
}

/** Where it leads besides. Until the test may be taken again, also what the goal was. */
export function PlanDone({ preparation, onSave }: { preparation: Preparation; onSave: () => void }) {
  const t = useTexts('maths')
  const to = useTo()
  const { day: date } = useFormats()
  const save = useSavePlan()
  const words = useDoneWords(preparation)
  const { plan, topics, hasResult, mayTestAt } = preparation
  if (!plan) return null
  const { minutes, weekdays } = plan
  const count = topics.filter(({ isPlanned }) => isPlanned).length
  return (
    <SectionCard title={t('plan.doneNext')} description={mayTestAt === null ? undefined : words}>
      <Row wrap>
        <ButtonLink to={to(paths.offers())}>{t('plan.toOffers')}</ButtonLink>
      </Row>
      {mayTestAt !== null && <Text muted>{t('plan.testLater', { date: date(mayTestAt) })}</Text>}
      <Stack as="ul" gap={2}>
        {hasResult && (
          <li>
            <TextLink to={to(paths.mathsResult())}>{t('plan.shareLevel')}</TextLink>
          </li>
        )}
        <li>
          <TextLink to={to(paths.mathsPractice())}>{t('plan.practiseOn')}</TextLink>
        </li>
      </Stack>
      <Text size="small" muted>
        {t('plan.doneRepeat')}
      </Text>
      {count > 0 && (
        <Stack gap={2}>
          <Row>
            <Button
              busy={save.isPending}
              busyText={t('busy')}
              onClick={() => {
                onSave()
                save.mutate({ minutes, weekdays, anew: true })
              }}
            >
              {t('plan.anew')}
            </Button>
          </Row>
          <Text size="small" muted>
            {t('plan.anewText')}
          </Text>
        </Stack>
      )}
    </SectionCard>
  )
}
