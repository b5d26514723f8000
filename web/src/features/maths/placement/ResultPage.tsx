import { IconEye, IconLock } from '@tabler/icons-react'
import type { ModuleResult, Placement, PlacementResult } from '@tandem/contract/maths/placement'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
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
import { Tag } from '#ui/marks/Tag.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { MathsFailed } from '../MathsFailed.tsx'
import { placementQuery, useShareModule } from '../queries.ts'
import { useModuleName } from '../useModuleName.ts'
import { NextSteps } from './NextSteps.tsx'
import styles from './placement.module.css'
import { Radar } from './Radar.tsx'

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
        <MathsFailed error={error} onRetry={() => void refetch()} />
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
  const best = result.modules.toSorted((a, b) => b.rating - a.rating)[0]
  const next = result.next[0]
  const compared = result.modules.filter(({ expected }) => expected !== null)
  const met = compared.filter(({ rating, expected }) => rating >= (expected ?? 0)).length
  const visible = result.modules.filter((module) => module.visible).length
  const title =
    best && next && best.module !== next
      ? t('result.sentence', { best: t(`topic.${best.module}`), next: t(`topic.${next}`) })
      : t('result.even')
  return (
    <Page>
      <PageHead
        title={title}
        over={t('result.of', { date: date(result.finishedAt), count: result.questions })}
        lead={compared.length > 0 && t('result.met', { met, count: compared.length })}
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
              <Tag tone="theory" icon={IconEye}>
                {t('share.visible', { count: visible, all: result.modules.length })}
              </Tag>
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
        <NextSteps {...{ result, mayStartAt }} />
      </Stack>
    </Page>
  )
}

function Module({ module, disabled }: { module: ModuleResult; disabled: boolean }) {
  const t = useTexts('maths')
  const name = useModuleName()(module.module)
  const { share, isSharing, sharing } = useShareModule()
  const { rating, level, expected } = module
  const words = [
    t('result.rating', { rating }),
    ...(expected === null ? [] : [t('result.expected', { rating: expected })]),
  ]
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
        <div className={styles.level} role="img" aria-label={words.join(', ')}>
          {[1, 2, 3, 4, 5, 6].map((step) => (
            <i key={step} className={cx(step <= rating && styles.on)} />
          ))}
          {expected !== null && <b style={{ insetInlineStart: `${(expected / 6) * 100}%` }} />}
        </div>
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
