import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Pin } from '#features/search/map/pins/build-pins.ts'
import { isRemoved, type LiveMap } from '../useLeafletMap.ts'
import styles from './PinCardPlace.module.css'

type PinCardPlaceProps = {
  live: LiveMap
  pin: Pin
  /** For the map beside it. */
  onLeave: () => void
  children: ReactNode
}

const pinHeight = 60
const edge = 12

/** Above its pin, or below where there is no room; it follows the pin and never leaves the map. */
export function PinCardPlace({ live, pin, onLeave, children }: PinCardPlaceProps) {
  const { map } = live
  const place = useRef<HTMLDivElement>(null)
  const { latitude, longitude } = pin
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    function follow() {
      const { current: card } = place
      if (!card || isRemoved(live)) return
      const { x, y } = map.latLngToContainerPoint([latitude, longitude])
      const size = map.getSize()
      const { offsetWidth: width, offsetHeight: height } = card
      const above = y - pinHeight - height
      const top = above >= edge ? above : Math.min(y + edge, size.y - height - edge)
      const left = Math.max(edge, Math.min(x - width / 2, size.x - width - edge))
      card.style.translate = `${left}px ${Math.max(edge, top)}px`
    }
    const resized = new ResizeObserver(follow)
    if (place.current) resized.observe(place.current)
    const events = { move: follow, zoomend: follow, resize: follow, click: () => leave() }
    map.on(events)
    follow()
    return () => {
      resized.disconnect()
      map.off(events)
    }
  }, [live, map, latitude, longitude])
  return (
    <div ref={place} className={styles.place}>
      {children}
    </div>
  )
}
