import type { ReactNode, Ref } from 'react'
import { Icon, type IconType } from '#ui/Icon.tsx'
import styles from './BarFrame.module.css'

type BarFrameProps = { ref: Ref<HTMLDivElement>; icon: IconType; children: ReactNode }

export function BarFrame({ ref, icon, children }: BarFrameProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.bar}>
      <Icon icon={icon} size={24} className={styles.icon} />
      {children}
    </div>
  )
}
