import { type ReactNode, useEffect, useRef } from 'react'

/** Of a form that opened where a button was pressed: it takes the focus. */
export function FormHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} className="h4" tabIndex={-1}>
      {children}
    </h3>
  )
}
