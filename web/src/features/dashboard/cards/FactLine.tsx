import { Fragment } from 'react'
import styles from './rows.module.css'

/** Facts with dots between them; a dot ends its line, never begins one. What is not known is left out. */
export function FactLine({ facts }: { facts: (string | null | undefined)[] }) {
  const known = facts.filter((fact) => fact)
  return (
    <p className={styles.about}>
      {known.map((fact, index) => (
        <Fragment key={fact}>
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
