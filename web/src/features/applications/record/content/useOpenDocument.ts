import type { Attachment } from '@tandem/contract/applications'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { create } from 'zustand'
import { useMedia } from '#ui/layout/useMedia.ts'

/** The document type that was open last, until it is closed: who goes on to the next application reads on there. */
const useReading = create((): { type: string | null } => ({ type: null }))

/** Which of an application's documents is shown beside its facts. */
export function useOpenDocument(files: Attachment[]) {
  const isBeside = useMedia('(width >= 64em)')
  const [chosen, setChosen] = useState<Attachment | null>(() => {
    const { type } = useReading.getState()
    // On the whole screen it would hide the application itself.
    if (type === null || !isBeside) return null
    return files.find((file) => file.type === type) ?? files[0] ?? null
  })
  const [asked, setAsked] = useState(0)
  const onScreen = useStepInHistory(() => setChosen(null))
  const open = files.find(({ type, key }) => type === chosen?.type && key === chosen.key) ?? null
  return {
    open,
    asked,
    beside: isBeside,
    show(file: Attachment) {
      useReading.setState({ type: file.type })
      setChosen(file)
      setAsked((count) => count + 1)
      if (!isBeside) onScreen.enter()
    },
    close() {
      useReading.setState({ type: null })
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
