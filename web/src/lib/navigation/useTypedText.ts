import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The address follows what is typed, too slowly to type into it; a link or the way back goes first. */
export function useTypedText(textOfAddress: string) {
  const { key } = useLocation()
  const isTyping = useNavigationType() === 'REPLACE'
  const [text, setText] = useState(textOfAddress)
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    if (!isTyping) setText(textOfAddress)
  }
  return [text, setText] as const
}
