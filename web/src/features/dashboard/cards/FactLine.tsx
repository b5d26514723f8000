import { Fragment, type ReactNode } from 'react'
import styles from './rows.module.css'

/** Facts with dots between them; a dot ends its line, never begins one. What is not known is left out. */
export function FactLine({ facts }: { facts: ReactNode[] }) {
  const known = facts.filter((fact) => fact)
  return (
    <p className={styles.about}>
      {known.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no order that changes
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>
            {fact}
            {index < known.length - 1 && '\u00A0·'}
          </span>
        </Fragment>
      ))}
    </p>
  )
}
