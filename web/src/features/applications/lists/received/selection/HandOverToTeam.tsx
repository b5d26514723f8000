import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyPart } from '#ui/states/lazy-part.tsx'
import type { HandOverSeveralProps } from './HandOverSeveral.tsx'

const HandOverSeveral = lazyPart(async () => (await import('./HandOverSeveral.tsx')).HandOverSeveral)

/** On an inverse panel: leads to the choice of who handles several applications from now on. */
export function HandOverToTeam(people: Omit<HandOverSeveralProps, 'onClose'>) {
  const t = useTexts('receivedApplications')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="on-inverse" size="lg" onClick={() => setOpen(true)}>
        {t('handler.handOver.action')}
      </Button>
      {/* Beside the panel, whose colours it would take. */}
      {isOpen && createPortal(<HandOverSeveral {...people} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}
