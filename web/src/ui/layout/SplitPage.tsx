import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#ui/cx.ts'
import { PanelCurve } from '#ui/marks/art/PanelCurve.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Page } from './Page.tsx'
import styles from './SplitPage.module.css'
import { Stack } from './Stack.tsx'

type PanelWords = { label: string; title: string; points: string[] }

interface SplitPageProps {
  /** Above the title: how far one is. */
  steps?: ReactNode
  title: string
  lead?: ReactNode
  /** For a step that no navigation led to: the heading then takes the focus from what is gone. */
  takesFocus?: boolean
  /** What stands on the inverse panel beside it, where there is room; without it the panel is decoration. */
  panel?: PanelWords | undefined
  children?: ReactNode
}

/** Registration and password pages: one column at the left, an inverse panel with the lanes beside it. Holds the page's h1. */
export function SplitPage({ steps, title, lead, takesFocus = false, panel, children }: SplitPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Page width="full">
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.side}>
            <Stack gap={6} className={styles.column}>
              {steps}
              <div>
                <h1 ref={heading} tabIndex={-1}>
                  {title}
                </h1>
                {lead && <div className={styles.lead}>{lead}</div>}
              </div>
              {children}
            </Stack>
          </div>
          <SidePanel words={panel} />
        </div>
      </div>
    </Page>
  )
}

function SidePanel({ words }: { words: PanelWords | undefined }) {
  const art = (
    <div className={styles.art}>
      <PanelCurve />
    </div>
  )
  if (!words) return <div className={cx('on-inverse', styles.panel)}>{art}</div>
  return (
    <aside className={cx('on-inverse', styles.panel)} aria-label={words.label}>
      {art}
      <div className={styles.words}>
        <p className={cx('h1', styles.title)}>{words.title}</p>
        <ul className={styles.points}>
          {words.points.map((point) => (
            <li key={point} className={styles.point}>
              <Icon icon={IconCheck} className={styles.tick} />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
