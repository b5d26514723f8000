import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { LightContext } from './light-context.ts'

export function LightProvider({ children }: { children: ReactNode }) {
  const [pointed, setPointed] = useState<ReadonlySet<string>>(new Set())
  const [held, hold] = useState<string | null>(null)
  const point = useCallback((ids: Iterable<string>) => setPointed(new Set(ids)), [])
  const value = useMemo(() => {
    const ids = pointed.size > 0 || held === null ? pointed : new Set([held])
    return { ids, point, hold }
  }, [pointed, held, point])
  return <LightContext value={value}>{children}</LightContext>
}
