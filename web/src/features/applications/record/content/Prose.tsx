import { CopyButton } from '#ui/actions/CopyButton.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import styles from './Prose.module.css'

type ProseProps = { title: string; canCopy?: boolean | undefined; children: string }

/** What the applicant wrote, with their line breaks; absent where they wrote nothing. */
export function Prose({ title, canCopy, children }: ProseProps) {
  if (!children) return null
  return (
    <SectionCard
      title={title}
      actions={
        canCopy && (
          <div>
            <CopyButton size="sm" text={children} />
          </div>
        )
      }
    >
      <p className={styles.prose}>{children}</p>
    </SectionCard>
  )
}
