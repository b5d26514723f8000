import { IconLock } from '@tabler/icons-react'
import type { ModuleResult, Placement, PlacementResult } from '@tandem/contract/maths/placement'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '#lib/api/failure-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { cx } from '#ui/cx.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { firstTopicOf } from '../first-topic-of.ts'
import { placementQuery, useShareModule } from '../queries.ts'
import { useModuleName } from '../useModuleName.ts'
import styles from './placement.module.css'

/** The sentence first, then all modules, each with the choice to share it. */
export function ResultPage() {
  const t = useTexts('maths')
  const to = useTo()
  const { data, error, refetch } = useQuery(placementQuery(useLocale()))
  if (data?.result) return <Result placement={data} result={data.result} />
  return (
    <Page>
      {data ? (
        <EmptyState
          art="waiting"
          level={1}
          title={t('result.none')}
          action={
            <ButtonLink variant="primary" to={to(paths.mathsTest())}>
              {t(data.question ? 'test.resume' : 'test.start')}
            </ButtonLink>
          }
        >
          {t('result.noneText')}
        </EmptyState>
      ) : error ? (
        <RecordErrorState
          {...failureOf(error)}
          title={t('failed.load')}
          text={t('failed.loadText')}
          failedText={t('failed.loadText')}
          action={<ButtonLink to={to(paths.dashboard())}>{t('toDashboard')}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <PageHead title={t('result.title')} />
          <SkeletonList label={t('loading')} tile={false} count={4} />
        </>
      )}
    </Page>
  )
}

function Result({ placement: { mayStartAt }, result }: { placement: Placement; result: PlacementResult }) {
  const t = useTexts('maths')
  const to = useTo()
  const { day: date } = useFormats()
  const moduleName = useModuleName()
  const best = result.modules.toSorted((a, b) => b.rating - a.rating)[0]
  const next = result.next[0]
  const visible = result.modules.filter((module) => module.visible).length
  const title =
    best && next && best.module !== next
      ? t('result.sentence', { best: moduleName(best.module), next: moduleName(next) })
      : t('result.even')
  return (
    <Page>
      <PageHead
        title={title}
        over={t('result.of', { date: date(result.finishedAt) })}
        lead={t('result.lead', { count: result.questions })}
      />
      <Stack gap={6}>
        <div className={styles.columns}>
          <SectionCard title={t('result.overview')}>
            <Radar modules={result.modules} />
          </SectionCard>
          <SectionCard
            title={t('share.title')}
            description={t('share.text')}
            actions={
              <Text size="small">{t('share.visible', { count: visible, all: result.modules.length })}</Text>
            }
          >
            {!result.hasProfile && (
              <InlineAlert actions={<TextLink to={to(paths.ownProfile())}>{t('share.toProfile')}</TextLink>}>
                {t('share.noProfile')}
              </InlineAlert>
            )}
            <ul className={styles.modules}>
              {result.modules.map((module) => (
                <Module key={module.module} module={module} disabled={!result.hasProfile} />
              ))}
            </ul>
            <Row gap={2}>
              <Icon icon={IconLock} size={16} />
              <Text size="small" muted>
                {t('share.private')}
              </Text>
            </Row>
          </SectionCard>
        </div>
        <SectionCard title={t('result.next')}>
          <Stack as="ul" gap={2}>
            {result.next.map((module) => (
              <li key={module}>
                <TextLink to={to(paths.mathsPractice({ search: { thema: firstTopicOf(module) } }))}>
                  {moduleName(module)}
                </TextLink>
              </li>
            ))}
          </Stack>
          <Row wrap>
            <ButtonLink variant="primary" to={to(paths.studyPreparation())}>
              {t('result.toPlan')}
            </ButtonLink>
            {mayStartAt ? (
              <Text muted>{t('result.again', { date: date(mayStartAt) })}</Text>
            ) : (
              <ButtonLink to={to(paths.mathsTest())}>{t('result.repeat')}</ButtonLink>
            )}
          </Row>
        </SectionCard>
      </Stack>
    </Page>
  )
}

function Module({ module, disabled }: { module: ModuleResult; disabled: boolean }) {
  const t = useTexts('maths')
  const name = useModuleName()(module.module)
  const { share, isSharing, sharing } = useShareModule()
  const { rating, level, wished } = module
  const visible = isSharing && sharing?.module === module.module ? sharing.visible : module.visible
  return (
    <li className={styles.module}>
      <div>
        <Row justify="between" wrap>
          <b>{name}</b>
          <Text as="span" size="small" muted>
            {t('result.level', { level })} · {t(`result.confidence.${module.confidence}`)}
          </Text>
        </Row>
        <div className={styles.level} role="img" aria-label={t('result.rating', { rating })}>
          {[1, 2, 3, 4, 5, 6].map((step) => (
            <i key={step} className={cx(step <= rating && styles.on, step === wished && styles.wished)} />
          ))}
        </div>
        {wished !== null && (
          <Text size="tiny" muted>
            {t('result.wished', { rating: wished })}
          </Text>
        )}
      </div>
      <Switch
        label={t(visible ? 'share.on' : 'share.off')}
        aria-label={t('share.one', { name })}
        checked={visible}
        disabled={disabled}
        onChange={({ target }) => share({ module: module.module, visible: target.checked })}
      />
    </li>
  )
}

function Radar({ modules }: { modules: ModuleResult[] }) {
  const t = useTexts('maths')
  const moduleName = useModuleName()
  const place = (at: number, rating: number) => {
    const angle = (at / modules.length) * 2 * Math.PI
    return [200 + Math.sin(angle) * rating * 22, 190 - Math.cos(angle) * rating * 22] as const
  }
  const polygon = (ratingOf: (at: number) => number) =>
    modules
      .map((_, at) =>
        place(at, ratingOf(at))
          .map((each) => each.toFixed(1))
          .join(','),
      )
      .join(' ')
  const words = modules.map(
    ({ module, rating }) => `${moduleName(module)}: ${t('result.rating', { rating })}`,
  )
  return (
    <svg viewBox="-120 0 640 380" className={styles.radar} role="img" aria-label={words.join(', ')}>
      {[2, 4, 6].map((ring) => (
        <polygon key={ring} points={polygon(() => ring)} />
      ))}
      <polygon className={styles.own} points={polygon((at) => modules[at]?.rating ?? 0)} />
      {modules.map(({ module }, at) => {
        const [x, y] = place(at, 7.1)
        return (
          <text key={module} x={x} y={y} textAnchor={x > 210 ? 'start' : x < 190 ? 'end' : 'middle'}>
            {t(`topic.${module}`)}
          </text>
        )
      })}
    </svg>
  )
}
