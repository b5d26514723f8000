import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Pin } from '../pins/gather-pins.ts'
import { createPinLayer, type PinLayer } from './layers/create-pin-layer.ts'
import type { PinWords } from './layers/pin-icon.ts'
import type { LiveMap } from './useLeafletMap.ts'

type Pins = {
  pins: readonly Pin[]
  lit: ReadonlySet<string>
  words: (pins: Pin[]) => PinWords
  onOpen: (pin: Pin) => void
  onPoint: (pins: Pin[]) => void
}

export function usePins(live: LiveMap | null, { pins, lit, words, onOpen, onPoint }: Pins) {
  const layer = useRef<PinLayer>(null)
  const options = useEffectEvent((): Parameters<typeof createPinLayer>[2] => ({ words, onOpen, onPoint }))
  const relight = useEffectEvent(() => layer.current?.light(lit))
  useEffect(() => {
    if (!live) return
    const drawn = createPinLayer(live.map, pins, options())
    layer.current = drawn
    relight()
    return () => drawn.remove()
  }, [live, pins])
  useEffect(() => layer.current?.light(lit), [lit])
  return layer as RefObject<PinLayer | null>
}
