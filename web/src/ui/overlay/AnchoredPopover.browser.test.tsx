import { type ReactNode, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { AnchoredPopover } from './AnchoredPopover.tsx'
import { Dialog } from './Dialog.tsx'

const closed = vi.fn()

test('where it fits neither below its button nor above, all of it is in the window', async () => {
  await page.viewport(390, 500)
  await open(
    <div style={{ paddingBlockStart: '220px' }}>
      <Opened>
        <div style={{ blockSize: '380px' }}>Einordnen</div>
      </Opened>
    </div>,
  )
  await expect.element(page.getByText('Einordnen')).toBeInViewport({ ratio: 1 })
})

test('Escape at its button closes it and not the dialog around', async () => {
  const closeDialog = vi.fn()
  await open(
    <Dialog open onClose={closeDialog} title="Profil">
      <Opened>Einordnen</Opened>
    </Dialog>,
  )
  for (const focused of ['Merken', 'Ja']) {
    page.getByRole('button', { name: focused }).element().focus()
    await userEvent.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledOnce()
    closed.mockClear()
  }
  expect(closeDialog).not.toHaveBeenCalled()
})

function Opened({ children }: { children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button}>Merken</Button>
      <AnchoredPopover label="Einordnen" anchor={button} onClose={closed}>
        {children}
        <Button>Ja</Button>
      </AnchoredPopover>
    </>
  )
}
