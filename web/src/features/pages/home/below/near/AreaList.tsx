import { paths } from '@tandem/contract/paths'
import { standardQuickRadius } from '@tandem/contract/search/quick-radii'
import type { OfferArea } from '@tandem/contract/search/quick-search'
import { Link } from 'react-router'
import { quickParams } from '#features/pages/home/quick/quick-fields.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import styles from './Nearby.module.css'

const most = 8

/** The areas with most, each leading to the quick search around it. */
export function AreaList({ view, areas }: { view: 'offers' | 'companies'; areas: readonly OfferArea[] }) {
  const t = useTexts('homeBelow')
  const to = useTo()
  const { number } = useFormats()
  return (
    <ul className={styles.list}>
      {areas
        .toSorted((one, other) => other[view] - one[view])
        .slice(0, most)
        .map(({ name, offers, companies, courses, latitude }) => (
          <li key={`${name} ${latitude}`} className={styles.area}>
            <Link
              to={to(
                paths.home({
                  search: quickParams({ text: '', near: name, radius: String(standardQuickRadius) }),
                }),
              )}
              state={{ staysPut: true }}
            >
              {t('near.area', { area: name })}
            </Link>
            <b>
              {view === 'offers'
                ? t('near.offers', { count: offers, number: number(offers) })
                : t('near.companies', { count: companies, number: number(companies) })}
            </b>
            <span className={styles.courses}>
              {courses.map((course) => `${course.name}\u00a0${number(course.offers)}`).join(' · ')}
            </span>
          </li>
        ))}
    </ul>
  )
}
