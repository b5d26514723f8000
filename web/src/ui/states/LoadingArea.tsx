import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

interface LoadingAreaProps {
  /** Spoken: "Angebote werden geladen". */
  label: string
  className?: string
  /** Skeletons in the geometry of what is to come. */
  children: ReactNode
}

export function LoadingArea({ label, className, children }: LoadingAreaProps) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
