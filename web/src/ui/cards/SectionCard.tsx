import { type ReactNode, use, useId } from 'react'
import { cx } from '#ui/cx.ts'
import { Text } from '#ui/layout/Text.tsx'
import cardStyles from './Card.module.css'
import styles from './SectionCard.module.css'
import { SectionLevel } from './section-level.ts'

interface SectionCardProps {
  title: ReactNode
  level?: 2 | 3
  description?: ReactNode
  actions?: ReactNode
  /** For links to this section. */
  id?: string
  /** Nothing for paper: there is only something to do in it. */
  screenOnly?: boolean
  children: ReactNode
}

export function SectionCard(props: SectionCardProps) {
  const { title, level, description, actions, id, screenOnly, children } = props
  const titleId = useId()
  const Heading = `h${level ?? use(SectionLevel)}` as const
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={cx(cardStyles.card, styles.section)}
      data-print={screenOnly && 'none'}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading id={titleId} tabIndex={-1}>
            {title}
          </Heading>
          {description && (
            <Text muted className={styles.description}>
              {description}
            </Text>
          )}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}
