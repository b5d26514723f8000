import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import { Badge } from '#ui/marks/Badge.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'

interface IconLinkProps extends Omit<ComponentProps<typeof Link>, 'aria-label' | 'children'> {
  icon: IconType
  label: string
  /** Absent or 0: no badge. The label says the number in words. */
  badge?: number
}

export function IconLink({ icon, label, badge = 0, className, ...rest }: IconLinkProps) {
  return (
    <Tooltip label={label}>
      <Link {...rest} className={cx(styles.button, styles.md, className)} aria-label={label}>
        <Icon icon={icon} />
        {badge > 0 && (
          <span className={styles.badge}>
            <Badge count={badge} />
          </span>
        )}
      </Link>
    </Tooltip>
  )
}
