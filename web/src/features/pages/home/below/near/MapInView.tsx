import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '#ui/states/lazy-part.tsx'
import styles from './Nearby.module.css'
import type { NearbyPoint, NearbyView } from './points-of.ts'

const NearbyMap = lazyPart(async () => (await import('./NearbyMap.tsx')).NearbyMap)

/** The map and what it is drawn with are loaded by whoever comes near it. */
export function MapInView(props: { view: NearbyView; points: readonly NearbyPoint[] }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '300px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.map} data-drawn-when-seen>
      {isNear && <NearbyMap {...props} />}
    </div>
  )
}
