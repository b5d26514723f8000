import { useEffect, useEffectEvent, useState } from 'react'

const tickMs = 500

/**
 * Counts down in steps, and only while something can be read: a clock that ran on in a hidden tab, or through a
 * computer's sleep, would take away what nobody has seen. Answers the share that is left, from 1 to 0.
 */
export function useCountdown(ms: number, isPaused: () => boolean, onEnd: () => void): number {
  const [spent, setSpent] = useState(0)
  const tick = useEffectEvent(() => {
    if (!isPaused()) setSpent((before) => before + tickMs)
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), tickMs)
    return () => clearInterval(timer)
  }, [])

  const isOver = spent >= ms
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return Math.max(0, 1 - spent / ms)
}
