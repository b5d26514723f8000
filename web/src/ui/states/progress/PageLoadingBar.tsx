import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './PageLoadingBar.module.css'

/** Shorter navigations show nothing. */
const unnoticedMs = 300

/** Along the top edge while another page loads. */
export function PageLoadingBar({ label, isLoading }: { label: string; isLoading: boolean }) {
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const noticed = setTimeout(() => setNoticed(true), unnoticedMs)
    return () => {
      clearTimeout(noticed)
      setNoticed(false)
    }
  }, [isLoading])
  return (
    <div role="status">
      {isNoticed && (
        <div className={styles.line}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </div>
      )}
    </div>
  )
}
