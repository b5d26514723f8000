import { paths } from '@tandem/contract/paths'
import { standardQuickRadius } from '@tandem/contract/search/quick-radii'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useHomeTexts } from '../useHomeTexts.ts'
import styles from './QuickSearch.module.css'
import { quickParams } from './quick-fields.ts'
import { overviewQuery } from './quick-query.ts'

const most = 4

/** The courses with the most offers. Its room is kept while they load. */
export function PopularCourses() {
  const t = useHomeTexts()
  const to = useTo()
  const { data } = useQuery(overviewQuery(useLocale()))
  const courses = data?.courses.slice(0, most) ?? []
  return (
    <p className={styles.popular}>
      {courses.length > 0 && <span>{t('quick.popular')}</span>}
      {courses.map(({ id, name }) => (
        <Link
          key={id}
          to={to(
            paths.home({
              search: quickParams({ text: name, near: '', radius: String(standardQuickRadius) }),
            }),
          )}
          state={{ staysPut: true }}
        >
          {name}
        </Link>
      ))}
    </p>
  )
}
