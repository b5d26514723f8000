import { cx } from '#ui/cx.ts'
import styles from './Avatar.module.css'
import { initials } from './initials.ts'

interface AvatarProps {
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
      {initials(name)}
    </span>
  )
}
