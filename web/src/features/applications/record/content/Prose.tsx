import { SectionCard } from '#ui/cards/SectionCard.tsx'
import styles from './Prose.module.css'

/** What the applicant wrote, with their line breaks; absent where they wrote nothing. */
export function Prose({ title, children }: { title: string; children: string }) {
  if (!children) return null
  return (
    <SectionCard title={title}>
      <p className={styles.prose}>{children}</p>
    </SectionCard>
  )
}
