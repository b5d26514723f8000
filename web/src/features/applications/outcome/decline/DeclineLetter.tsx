import type { DeclineLetter as Letter } from '@tandem/contract/decline-letter'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import styles from '../outcome.module.css'

/** What an applicant reads when a company declines. The company's own sentence stands apart. */
export function DeclineLetter({ title, opening, note, closing }: Letter & { title: string }) {
  return (
    <SectionCard title={title}>
      <Stack gap={3}>
        <p>{opening.charAt(0).toUpperCase() + opening.slice(1)}</p>
        {note && <p className={styles.own}>{note}</p>}
        <p>{closing}</p>
      </Stack>
    </SectionCard>
  )
}
