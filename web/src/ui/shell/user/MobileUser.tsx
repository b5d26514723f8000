import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import type { MobileUserProps } from '../header-items.ts'
import styles from './MobileUser.module.css'
import { UserLinks } from './UserLinks.tsx'

export function MobileUser({ user, onFollow, part, above }: MobileUserProps) {
  if (part === 'links') {
    // The account stands beside the name.
    const items = user.groups.flat().filter(({ to }) => to !== user.account?.to && !above.includes(to))
    return (
      <nav aria-label={user.menuLabel}>
        <UserLinks items={items} onFollow={onFollow} large />
        <hr />
      </nav>
    )
  }
  return (
    <div className={styles.head}>
      <Avatar name={user.name} tone={user.tone} src={user.avatar} size={48} />
      <div className={styles.words}>
        <Text strong>{user.displayName ?? user.name}</Text>
        {user.detail && (
          <Text size="small" muted>
            {user.detail}
          </Text>
        )}
      </div>
      {user.account && (
        <ButtonLink size="sm" to={user.account.to} onClick={onFollow}>
          {user.account.label}
        </ButtonLink>
      )}
    </div>
  )
}
