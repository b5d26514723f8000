import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './FoldedQuestion.module.css'

type FoldedQuestionProps = { question: string; open?: boolean; children: ReactNode }

/** A question that unfolds its answer. Opens without a script, and is found by the browser's own search. */
export const FoldedQuestion = ({ question, open = false, children }: FoldedQuestionProps) => (
  <details className={styles.question} open={open}>
    <summary className={styles.summary}>
      <h3 className={styles.title}>{question}</h3>
      <Icon icon={IconPlus} size={20} className={styles.mark} />
    </summary>
    <div className={styles.answer}>{children}</div>
  </details>
)
