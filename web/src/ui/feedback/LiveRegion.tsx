import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

/** Says changes of its content politely: result counts. Keep it in the page, change only what it holds. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  )
}
