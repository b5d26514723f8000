import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './PageLine.module.css'

/** A short way needs no words. */
const unnoticedMs = 300

/** Both lanes run along the top edge while another page is on its way. */
export function PageLine({ label, isLoading }: { label: string; isLoading: boolean }) {
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
