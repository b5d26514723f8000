import { Link, useLocation } from 'react-router'
import type { HeaderProps } from '../header-items.ts'
import styles from './LanguageSwitch.module.css'

export function LanguageSwitch({ label, items }: HeaderProps['languages']) {
  const { state } = useLocation()
  return (
    <nav aria-label={label} className={styles.languages}>
      {items.map((item) => (
        <Link
          key={item.lang}
          to={item.to}
          state={state}
          lang={item.lang}
          hrefLang={item.lang}
          className={styles.language}
          aria-label={item.label}
          aria-current={item.current ? 'true' : undefined}
        >
          <span>{item.short}</span>
        </Link>
      ))}
    </nav>
  )
}
