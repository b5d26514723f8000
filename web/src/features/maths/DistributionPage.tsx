import type { CourseLevels } from '@tandem/contract/maths/distribution'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import styles from './DistributionPage.module.css'
import { distributionQuery } from './queries.ts'
import { useModuleName } from './useModuleName.ts'

/** For companies and the university: how the levels are spread in a course, never a single result. */
export function DistributionPage() {
  const t = useTexts('maths')
  const to = useTo()
  const { data, error, refetch } = useQuery(distributionQuery(useLocale()))
  return (
    <Page>
      <PageHead title={t('distribution.title')} lead={t('distribution.text')} />
      {data?.length === 0 ? (
        <EmptyState art="waiting" title={t('distribution.none')}>
          {t('distribution.noneText')}
        </EmptyState>
      ) : data ? (
        <Stack gap={5}>
          {data.map((course) => (
            <Course key={course.course} course={course} />
          ))}
        </Stack>
      ) : error ? (
        <RecordErrorState
          {...failureOf(error)}
          level={2}
          title={t('failed.load')}
          text={t('failed.loadText')}
          failedText={t('failed.loadText')}
          action={<ButtonLink to={to(paths.dashboard())}>{t('toDashboard')}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonList label={t('loading')} tile={false} count={3} />
      )}
    </Page>
  )
}

function Course({ course: { course, persons, modules } }: { course: CourseLevels }) {
  const t = useTexts('maths')
  const moduleName = useModuleName()
  return (
    <SectionCard title={course} description={t('distribution.persons', { count: persons })}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('distribution.module')}</th>
            {[1, 2, 3].map((level) => (
              <th key={level} scope="col">
                {t('result.level', { level })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modules.map(({ module, levels }) => (
            <tr key={module}>
              <th scope="row">{moduleName(module)}</th>
              {levels.map((share, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
                <td key={at}>{t('distribution.share', { share })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  )
}
