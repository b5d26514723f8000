import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import styles from './Factor.module.css'

type FactorProps = {
  title: string
  /** Left out where it is no question of on or off. */
  on?: boolean
  text?: string
  actions: ReactNode
  children?: ReactNode
}

/** One of the ways to prove who one is. */
export function Factor({ title, on, text, actions, children }: FactorProps) {
  const t = useTexts('security')
  return (
    <div className={styles.factor}>
      <Row gap={3} wrap>
        <h3>{title}</h3>
        {on !== undefined && <Tag tone={on ? 'success' : 'neutral'}>{t(on ? 'on' : 'off')}</Tag>}
      </Row>
      {text && <Text>{text}</Text>}
      {children}
      {actions && (
        <Row gap={2} wrap>
          {actions}
        </Row>
      )}
    </div>
  )
}
