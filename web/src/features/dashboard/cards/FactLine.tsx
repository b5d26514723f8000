import { Fragment } from 'react'
import styles from './rows.module.css'

/** Facts with dots between them; none of a few words breaks. What is not known is left out. */
export function FactLine({ facts }: { facts: (string | null | undefined)[] }) {
  const known = facts.filter((fact) => fact)
  return (
    <p className={styles.about}>
      {known.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}
