import { useState } from 'react'
import { useIsServed } from './useIsServed.ts'

/** What somebody has typed into a form as it was served, until its program took it over; nothing where it is drawn here. */
export function useTypedBefore(form: string): Record<string, string> {
  const isServed = useIsServed()
  const [typed] = useState(() => {
    const served = isServed && typeof document !== 'undefined' ? document.forms.namedItem(form) : null
    const entries = served ? [...new FormData(served)] : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  })
  return typed
}
