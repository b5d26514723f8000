import type { Attachment } from '@tandem/contract/applications'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMedia } from '#ui/layout/useMedia.ts'

/** Which of an application's documents is shown beside its facts. */
export function useOpenDocument(files: Attachment[]) {
  const isBeside = useMedia('(width >= 64em)')
  const [chosen, setChosen] = useState<Attachment | null>(null)
  const [asked, setAsked] = useState(0)
  const onScreen = useStepInHistory(() => setChosen(null))
  const open = files.find(({ type, key }) => type === chosen?.type && key === chosen.key) ?? null
  return {
    open,
    asked,
    beside: isBeside,
    show(file: Attachment) {
      setChosen(file)
      setAsked((count) => count + 1)
      if (!isBeside) onScreen.enter()
    },
    close() {
      setChosen(null)
      onScreen.leave()
    },
  }
}

/** What takes the whole screen is left by the phone's way back, and not the page below it. */
function useStepInHistory(onBack: () => void) {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const isIn = state?.isDocumentOpen === true
  const wasIn = useRef(isIn)
  useEffect(() => {
    if (wasIn.current && !isIn) onBack()
    wasIn.current = isIn
  }, [isIn, onBack])
  return {
    enter: () =>
      !isIn && void navigate({ pathname, search, hash }, { state: { ...state, isDocumentOpen: true } }),
    leave: () => isIn && void navigate(-1),
  }
}
