import { Link } from 'react-router'
import type { HeaderProps } from '../header-items.ts'
import styles from './MainNav.module.css'

export function MainNav({ label, items }: HeaderProps['nav']) {
  return (
    <nav aria-label={label} className={styles.nav}>
      {items.map((item) => (
        <Link
          key={item.label}
          to={item.to}
          className={styles.item}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
