import { localizePath, paths, type ScreenPath } from '@tandem/contract/paths'
import { screens } from '@tandem/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useRef } from 'react'
import { Link, matchPath, useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Badge } from '#ui/marks/Badge.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { useScrollToCurrent } from '#ui/nav/useScrollToCurrent.ts'
import { waitingQuery } from '../overview/queries.ts'
import { type BackendArea, backendAreas } from './areas.ts'
import styles from './BackendFrame.module.css'

/** A screen of the back office with the navigation beside it; below xl it stands above, as a row that scrolls. */
export function withBackendFrame(Screen: ComponentType): ComponentType {
  return function FramedScreen() {
    return (
      <div className={styles.frame}>
        <BackendNav />
        <div className={styles.screen}>
          <Screen />
        </div>
      </div>
    )
  }
}

function BackendNav() {
  const t = useTexts('office')
  const to = useTo()
  const row = useRef<HTMLUListElement>(null)
  const here = localizePath(useLocation().pathname, 'de')
  const current = backendAreas.find((area) => isWithin(area, here))
  useScrollToCurrent(row, current?.screen)
  // What fails or loads shows no number; the overview says it in words.
  const { data: waiting = [] } = useQuery(waitingQuery)
  const countOf = ({ waiting: kinds = [] }: BackendArea) =>
    waiting.reduce((sum, { kind, count }) => (kinds.includes(kind) ? sum + count : sum), 0)
  return (
    <nav aria-label={t('label')} className={styles.nav} data-print="none">
      <ul ref={row} className={styles.areas}>
        {backendAreas.map((area) => {
          const count = countOf(area)
          return (
            <li key={area.screen}>
              <Link
                to={to(pathOf(area))}
                className={styles.area}
                aria-current={area === current ? 'page' : undefined}
              >
                <Icon icon={area.icon} />
                {t(`areas.${area.label}`)}
                {count > 0 && (
                  <>
                    <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
                    <span className={styles.count}>
                      <Badge count={count} />
                    </span>
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const pathOf = ({ screen }: BackendArea): ScreenPath => paths[screen]()

const isWithin = ({ screen, within = [] }: BackendArea, here: string): boolean =>
  [screen, ...within].some((name) => matchPath(screens[name].path, here))
