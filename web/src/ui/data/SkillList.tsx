import type { ReactNode } from 'react'
import styles from './SkillList.module.css'

/** Names left, what they are worth right: languages, expertises. */
export function SkillList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>
}

export function Skill({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.skill}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
