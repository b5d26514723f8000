import type { ChecklistItem, Preparation } from '@tandem/contract/maths/preparation'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useOptimistic, useRef } from 'react'
import { berlinParts } from '#lib/format/berlin-instant.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeadingInSight } from '#lib/sections/go-to-section.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { MathsFailed } from '../MathsFailed.tsx'
import { TakeAlong } from '../practice/TakeAlong.tsx'
import { preparationQuery, type Tick, tickedIn, useCheckItem } from '../queries.ts'
import { NextTest, PlanDone } from './PlanDone.tsx'
import { PlanForm } from './PlanForm.tsx'
import { Progress } from './Progress.tsx'
import styles from './preparation.module.css'

/** What is to be learnt when, what was practised, and what else is to be done before the first day. */
export function PreparationPage() {
  const t = useTexts('maths')
  const to = useTo()
  const { data, error, refetch } = useQuery(preparationQuery)
  return (
    <Page>
      <PageHead
        {...useHeadOf(data)}
        actions={<ButtonLink to={to(paths.mathsPractice())}>{t('practice.title')}</ButtonLink>}
      />
      {data ? (
        <Body preparation={data} />
      ) : error ? (
        <MathsFailed error={error} level={2} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList label={t('loading')} tile={false} count={4} />
      )}
    </Page>
  )
}

/** With a plan it says how far it is to its goal, and what today brings. */
function useHeadOf(preparation: Preparation | undefined) {
  const t = useTexts('maths')
  const { list: inWords } = useFormats()
  if (!preparation?.plan) return { title: t('plan.title'), lead: t('plan.text') }
  const { plan, units, topics } = preparation
  const left = topics.filter(({ isPlanned, isReached }) => isPlanned && !isReached).length
  const { day: today } = berlinParts(new Date().toISOString())
  const names = units.filter(({ day }) => day === today).map(({ topic }) => t(`topic.${topic}`))
  return {
    over: t('plan.title'),
    title: plan.isDone ? t('plan.doneTitle') : t('plan.left', { count: left }),
    lead: names.length > 0 ? t('plan.today', { topics: inWords(names) }) : t('plan.text'),
  }
}

function Body({ preparation }: { preparation: Preparation }) {
  const t = useTexts('maths')
  const { plan, hasResult, mayTestAt } = preparation
  const planKey = JSON.stringify([plan?.minutes, plan?.weekdays])
  const followPlan = useFocusOfPlan(`${planKey} ${plan?.isDone}`)
  const isTestNext = plan?.isDone === true && mayTestAt === null
  return (
    <div className={styles.columns}>
      <Stack gap={6}>
        {!hasResult && !isTestNext && <SelfTest hasResult={false} />}
        {isTestNext && <NextTest preparation={preparation} />}
        {plan?.isDone && <PlanDone preparation={preparation} onSave={followPlan} />}
        {plan && <Units units={preparation.units} />}
        <SectionCard title={t('plan.days')} description={t('plan.daysText')}>
          <PlanForm key={planKey} plan={plan} onSave={followPlan} />
        </SectionCard>
        <TakeAlong />
      </Stack>
      <Stack gap={6}>
        <Progress preparation={preparation} />
        <Checklist items={preparation.checklist} />
        {hasResult && <SelfTest hasResult />}
      </Stack>
    </div>
  )
}

/** A plan that is saved here takes away what saved it, and comes above: the focus goes to the heading that sums it up. */
function useFocusOfPlan(state: string): () => void {
  const savedFrom = useRef<string | null>(null)
  useEffect(() => {
    if (savedFrom.current === null || savedFrom.current === state) return
    savedFrom.current = null
    focusPageHeadingInSight()
  }, [state])
  return () => {
    savedFrom.current = state
  }
}

function SelfTest({ hasResult }: { hasResult: boolean }) {
  const t = useTexts('maths')
  const to = useTo()
  return (
    <SectionCard title={t('test.title')} description={t(hasResult ? 'plan.hasResult' : 'plan.noResult')}>
      <Row>
        <ButtonLink
          variant={hasResult ? 'secondary' : 'primary'}
          to={to(hasResult ? paths.mathsResult() : paths.mathsTest())}
        >
          {t(hasResult ? 'result.title' : 'test.start')}
        </ButtonLink>
      </Row>
    </SectionCard>
  )
}

function Units({ units }: { units: Preparation['units'] }) {
  const t = useTexts('maths')
  const to = useTo()
  const { fullDay: date } = useFormats()
  const days = [...Map.groupBy(units, ({ day }) => day)]
  return (
    <SectionCard title={t('plan.units')}>
      {days.length === 0 && <Text muted>{t('plan.allDone')}</Text>}
      <Stack as="ol" gap={4}>
        {days.map(([day, ofDay]) => (
          <li key={day}>
            <Text strong>{date(day)}</Text>
            <Stack as="ul" gap={2}>
              {ofDay.map(({ topic, minutes, isRepetition }) => (
                <li key={topic}>
                  <Row justify="between" wrap>
                    <TextLink to={to(paths.mathsPractice({ search: { thema: topic } }))}>
                      {t(`topic.${topic}`)}
                    </TextLink>
                    <Text as="span" size="small" muted>
                      {t(isRepetition ? 'plan.repeat' : 'plan.new', { minutes })}
                    </Text>
                  </Row>
                </li>
              ))}
            </Stack>
          </li>
        ))}
      </Stack>
    </SectionCard>
  )
}

function Checklist({ items }: { items: Preparation['checklist'] }) {
  const t = useTexts('maths')
  const { day: date } = useFormats()
  const { mutateAsync } = useCheckItem()
  // The query's own state comes a task later, and until then React would untick the box.
  const [shown, setShown] = useOptimistic(items, tickedIn)
  const tick = (ticked: Tick) =>
    startTransition(async () => {
      setShown(ticked)
      await mutateAsync(ticked).catch(() => {})
    })
  const done = shown.filter(({ isDone }) => isDone).length
  return (
    <SectionCard
      title={t('checklist.title')}
      description={t('checklist.done', { count: done, all: shown.length })}
    >
      <Stack as="ul" gap={3}>
        {shown.map(({ item, dueOn, isDone, isKnown }) => (
          <li key={item}>
            <Checkbox
              disabled={isKnown}
              label={
                dueOn
                  ? t('checklist.until', { what: t(`checklist.${item}`), date: date(dueOn) })
                  : t(`checklist.${item}`)
              }
              checked={isDone}
              onChange={({ target }) => tick({ item, done: target.checked })}
            />
            <ItemLink item={item} />
          </li>
        ))}
      </Stack>
    </SectionCard>
  )
}

/** Where an item can be done here. */
function ItemLink({ item }: { item: ChecklistItem }) {
  const t = useTexts('maths')
  const to = useTo()
  const links: Partial<Record<ChecklistItem, [label: string, to: ScreenPath]>> = {
    eligibility: [t('checklist.link.eligibility'), paths.eligibility()],
    cv: [t('checklist.link.profile'), paths.ownProfile({ hash: 'unterlagen' })],
    certificates: [t('checklist.link.profile'), paths.ownProfile({ hash: 'unterlagen' })],
    maths_test: [t('checklist.link.maths_test'), paths.mathsResult()],
    bridge_course: [t('checklist.link.bridge_course'), paths.mathsPractice()],
    applications: [t('checklist.link.applications'), paths.offers()],
    contract: [t('checklist.link.contract'), paths.ownApplications()],
  }
  const link = links[item]
  if (!link) return null
  const [label, path] = link
  return (
    <Text size="small" className={styles.itemLink}>
      <TextLink to={to(path)}>{label}</TextLink>
    </Text>
  )
}
