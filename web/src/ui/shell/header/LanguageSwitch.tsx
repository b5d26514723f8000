import { Link } from 'react-router'
import type { HeaderProps } from '../header-items.ts'
import styles from './LanguageSwitch.module.css'

export function LanguageSwitch({ label, items }: HeaderProps['languages']) {
  return (
    <nav aria-label={label} className={styles.languages}>
      {items.map((item) => (
        <Link
          key={item.lang}
          to={item.to}
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
