import type { CourseLevels } from '@tandem/contract/maths/distribution'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Card } from '#ui/cards/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import styles from './DistributionPage.module.css'
import { MathsFailed } from './MathsFailed.tsx'
import { distributionQuery } from './queries.ts'
import { useModuleName } from './useModuleName.ts'

/** For companies and the university: how the levels are spread in a course, never a single result. */
export function DistributionPage() {
  const t = useTexts('maths')
  const { data, error, refetch } = useQuery(distributionQuery(useLocale()))
  return (
    <Page>
      <PageHead title={t('distribution.title')} lead={t('distribution.text')} />
      {data?.length === 0 ? (
        <EmptyState art="waiting" title={t('distribution.none')}>
          {t('distribution.noneText')}
        </EmptyState>
      ) : data ? (
        <Card flush>
          {data.map((course, at) => (
            <Course key={course.course} course={course} isOpen={at === 0} />
          ))}
        </Card>
      ) : error ? (
        <MathsFailed error={error} level={2} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList label={t('loading')} tile={false} count={3} />
      )}
    </Page>
  )
}

function Course({ course, isOpen }: { course: CourseLevels; isOpen: boolean }) {
  const { persons, modules } = course
  const t = useTexts('maths')
  const moduleName = useModuleName()
  return (
    <details className={styles.course} open={isOpen}>
      <summary>
        <h2 className="h4">{course.course}</h2>{' '}
        <Text as="span" size="small" muted className={styles.persons}>
          {t('distribution.persons', { count: persons })}
        </Text>
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('distribution.module')}</th>
            {[1, 2, 3].map((level) => (
              <th key={level} scope="col">
                <i className={styles.key} data-level={level} />
                {t('result.level', { level })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modules.map(({ module, levels }) => (
            <tr key={module}>
              <th scope="row">
                {moduleName(module)}
                <span className={styles.bar} aria-hidden="true">
                  {levels.map((share, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
                    <i key={at} data-level={at + 1} style={{ flexGrow: share }} />
                  ))}
                </span>
              </th>
              {levels.map((share, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
                <td key={at}>{t('distribution.share', { share })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
