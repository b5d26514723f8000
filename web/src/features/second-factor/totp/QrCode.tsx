import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** Cameras need this much white around it. */
const quietModules = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietModules })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={dark.join('')} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
