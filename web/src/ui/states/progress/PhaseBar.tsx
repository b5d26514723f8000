import styles from './PhaseBar.module.css'

interface PhaseBarProps {
  /** In words: "Sechs Semester, in jedem eine Theorie- und eine Praxisphase". */
  label: string
  semesters: string[]
  legend: { theory: string; practice: string }
}

/** One line that changes sides once per semester. */
export function PhaseBar({ label, semesters, legend }: PhaseBarProps) {
  return (
    <div className={styles.phases}>
      <ol className={styles.line} aria-label={label}>
        {semesters.map((semester) => (
          <li key={semester}>
            <svg viewBox="0 0 200 60" fill="none" strokeWidth="16" aria-hidden="true">
              <path stroke="var(--color-theory)" d="M0 30a20 20 0 0 1 20-20h60a20 20 0 0 1 20 20" />
              <path stroke="var(--color-practice-deco)" d="M100 30a20 20 0 0 0 20 20h60a20 20 0 0 0 20-20" />
            </svg>
            <span className={styles.semester}>{semester}</span>
          </li>
        ))}
      </ol>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.theory}>{legend.theory}</span>
        <span className={styles.practice}>{legend.practice}</span>
      </p>
    </div>
  )
}
