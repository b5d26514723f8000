import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Pin } from '../pins/build-pins.ts'
import { createPinLayer, type PinLayer } from './layers/create-pin-layer.ts'
import type { PinWords } from './layers/pin-icon.ts'
import { isRemoved, type LiveMap } from './useLeafletMap.ts'

type Pins = {
  pins: readonly Pin[]
  highlighted: ReadonlySet<string>
  words: (pins: Pin[]) => PinWords
  onOpen: (pin: Pin) => void
  onPoint: (pins: Pin[]) => void
}

export function usePins(live: LiveMap | null, { pins, highlighted, words, onOpen, onPoint }: Pins) {
  const layer = useRef<PinLayer>(null)
  const options = useEffectEvent((): Parameters<typeof createPinLayer>[2] => ({ words, onOpen, onPoint }))
  const updateHighlight = useEffectEvent(() => layer.current?.highlight(highlighted))
  useEffect(() => {
    if (!live || isRemoved(live)) return
    const drawn = createPinLayer(live.map, pins, options())
    layer.current = drawn
    updateHighlight()
    return () => drawn.remove()
  }, [live, pins])
  useEffect(() => layer.current?.highlight(highlighted), [highlighted])
  return layer as RefObject<PinLayer | null>
}
