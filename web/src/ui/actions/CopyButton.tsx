import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import { Button, type ButtonProps } from './Button.tsx'

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'icon' | 'children'> {
  text: string
}

const saidForMs = 3000

export function CopyButton({ text, ...button }: CopyButtonProps) {
  const texts = useUiTexts()
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), saidForMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      // Where the page came over plain http there is no clipboard.
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }
  return (
    <>
      <Button {...button} icon={outcome === 'copied' ? IconCheck : IconCopy} onClick={() => void copy()}>
        {texts[outcome ?? 'copy']}
      </Button>
      {/* Or its row would leave a gap for it. */}
      <VisuallyHidden as="div">
        <LiveRegion>{outcome && texts[outcome]}</LiveRegion>
      </VisuallyHidden>
    </>
  )
}
