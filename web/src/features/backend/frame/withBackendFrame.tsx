import { localizePath, paths, type ScreenPath } from '@tandem/contract/paths'
import { screens } from '@tandem/contract/screens'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { Link, matchPath, useLocation } from 'react-router'
import { nextPageOf } from '#lib/api/next-page.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { NextPageButton } from '#ui/actions/NextPageButton.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { useScrollToCurrent } from '#ui/nav/useScrollToCurrent.ts'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
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
  return (
    <nav aria-label={t('label')} className={styles.nav} data-print="none">
      <ul ref={row} className={styles.areas}>
        {backendAreas.map((area) => (
          <li key={area.screen}>
            <Link
              to={to(pathOf(area))}
              className={styles.area}
              aria-current={area === current ? 'page' : undefined}
            >
              <Icon icon={area.icon} />
              {t(`areas.${area.label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const pathOf = ({ screen }: BackendArea): ScreenPath => paths[screen]()

const isWithin = ({ screen, within = [] }: BackendArea, here: string): boolean =>
  [screen, ...within].some((name) => matchPath(screens[name].path, here))

/** In the place of an area whose address names a part that there is not. */
export function MissingPart({ to, area }: { to: string; area: string }) {
  const t = useTexts('office')
  return (
    <Page>
      <RecordErrorState
        isMissing
        title={t('missing.title')}
        text={t('missing.text')}
        action={<ButtonLink to={to}>{area}</ButtonLink>}
      />
    </Page>
  )
}

type LoadedSoFarProps = {
  query: UseInfiniteQueryResult
  /** How many entries are shown. */
  count: number
  /** What in an entry takes the focus: one element in each. */
  entries?: string
  /** The words of the button for the next page. */
  more: string
  children: ReactNode
}

/**
 * A list of which more can be loaded. The button goes on below the new entries, or away: the focus goes to the first
 * of them.
 */
export function LoadedSoFar({ query, count, entries = rows, more, children }: LoadedSoFarProps) {
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLDivElement>(null)
  const known = useRef<number | null>(null)
  const next = nextPageOf(query)
  useEffect(() => {
    if (known.current === null || count <= known.current) return
    const first = list.current?.querySelectorAll<HTMLElement>(entries)[known.current]
    known.current = null
    const { activeElement } = document
    const isElsewhere = activeElement !== document.body && !button.current?.contains(activeElement)
    if (!first || isElsewhere) return
    if (first.tabIndex < 0) first.tabIndex = -1
    first.focus()
  }, [count, entries])
  return (
    <Stack gap={6}>
      <div ref={list} className={styles.loaded}>
        {children}
      </div>
      {query.hasNextPage && (
        <div ref={button}>
          <NextPageButton
            {...next}
            onMore={() => {
              known.current = count
              next.onMore()
            }}
          >
            {more}
          </NextPageButton>
        </div>
      )}
    </Stack>
  )
}

/** Of a table, and of the cards that it is on a small screen. */
const rows = 'tbody > tr, ul[aria-label] > li'
