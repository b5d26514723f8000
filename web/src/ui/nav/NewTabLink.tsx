import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { useUiTexts } from '#ui/texts.tsx'

/** For what is looked up while one fills in a form: what was typed stays. */
export function NewTabLink({ to, children }: { to: To; children?: ReactNode }) {
  const texts = useUiTexts()
  return (
    <Link to={to} target="_blank">
      {children}
      <VisuallyHidden>{` (${texts.newTab})`}</VisuallyHidden>
    </Link>
  )
}
