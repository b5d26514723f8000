import { IconUser } from '@tabler/icons-react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './Avatar.module.css'
import { initials } from './initials.ts'

interface AvatarProps {
  /** Empty where it is not known. */
  name: string
  /** Applicants are theory, people of companies practice, everyone else grey. */
  tone?: 'theory' | 'practice' | 'grey'
  size?: 24 | 28 | 36 | 44 | 48 | 72
  src?: string
}

/** Decoration: the name always stands beside it. */
export function Avatar({ name, tone = 'theory', size = 36, src }: AvatarProps) {
  const className = cx(styles.avatar, styles[tone], styles[`size${size}`])
  if (src) return <img className={className} src={src} alt="" width={size} height={size} />
  return (
    <span className={className} aria-hidden="true">
      {initials(name) || <Icon icon={IconUser} size={size < 44 ? 16 : 24} />}
    </span>
  )
}
