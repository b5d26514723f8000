import type { Preparation } from '@tandem/contract/maths/preparation'
import { paths } from '@tandem/contract/paths'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useSavePlan } from '../queries.ts'

/** The goal is reached: what that was, and where it leads. */
export function PlanDone({ preparation }: { preparation: Preparation }) {
  const t = useTexts('maths')
  const to = useTo()
  const { day: date } = useFormats()
  const save = useSavePlan()
  const { plan, topics, hasResult, mayTestAt } = preparation
  if (!plan) return null
  const { minutes, weekdays, since, exercises } = plan
  const count = topics.filter(({ isPlanned }) => isPlanned).length
  return (
    <SectionCard
      title={t('plan.doneNext')}
      description={
        count === 0 ? t('plan.doneAtOnce') : t('plan.doneText', { count, exercises, date: date(since) })
      }
    >
      <Row wrap>
        {mayTestAt === null && (
          <ButtonLink variant="primary" to={to(paths.mathsTest())}>
            {t(hasResult ? 'result.repeat' : 'test.start')}
          </ButtonLink>
        )}
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
              onClick={() => save.mutate({ minutes, weekdays, anew: true })}
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
