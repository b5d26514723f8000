import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import { Badge } from '#ui/marks/Badge.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import type { UserMenuItem } from '../header-items.ts'
import styles from './UserLinks.module.css'

interface UserLinksProps {
  items: UserMenuItem[]
  onFollow: () => void
  /** Taller, for the sheet on phones. */
  large?: boolean
}

export function UserLinks({ items, onFollow, large }: UserLinksProps) {
  return (
    <ul>
      {items.map(({ key, to, label, icon, badge = 0 }) => (
        <li key={key}>
          <Link to={to} className={cx(styles.link, large && styles.large)} onClick={onFollow}>
            <Icon icon={icon} className={styles.icon} />
            <span className={styles.label}>{label}</span>
            {badge > 0 && <Badge count={badge} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
