import { type ComponentType, type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { commonDe } from '#app/texts/common.de.ts'
import { servedPart } from '#lib/served-part.tsx'
import { useTypedBefore } from '#lib/useTypedBefore.ts'
import { hasTyped, keepPress, untilUsed } from './first-use.ts'

const onSend = vi.fn()
const onPress = vi.fn()
const onChoose = vi.fn()

function Form() {
  const { name = '' } = useTypedBefore('served')
  const [consents, setConsents] = useState(false)
  function send(event: FormEvent) {
    event.preventDefault()
    onSend(name)
  }
  return (
    <form name="served" onSubmit={send}>
      <input name="name" aria-label="Name" defaultValue="" />
      <select aria-label="Umkreis" value="25" onChange={({ target }) => onChoose(target.value)}>
        <option>25</option>
        <option>50</option>
      </select>
      <label>
        <input type="checkbox" checked={consents} onChange={({ target }) => setConsents(target.checked)} />
        Einwilligen
      </label>
      <button type="submit" onClick={onPress}>
        Senden
      </button>
    </form>
  )
}

test('what was typed, chosen and pressed before the program came is there, and done once', async () => {
  const root = await serve(<Form />)
  const press = keepHere()
  const used = note(untilUsed())
  const field = page.getByLabelText('Name')
  const served = field.element()
  await pause()
  expect([used(), hasTyped()]).toEqual([false, false])
  await userEvent.fill(field, 'Mira')
  await expect.poll(used).toBe(true)
  expect(hasTyped()).toBe(true)

  await page.getByLabelText('Umkreis').selectOptions('50')
  await page.getByRole('checkbox').click()
  const send = page.getByRole('button', { name: 'Senden' })
  await send.click()
  expect(document.documentElement.dataset).toHaveProperty('loading')
  expect(onSend).not.toHaveBeenCalled()
  await hydrate(root, <Form />)
  press.repeat()
  await expect.poll(() => onSend.mock.calls).toEqual([['Mira']])
  expect(onPress).toHaveBeenCalledOnce()
  expect(onChoose.mock.calls).toEqual([['50']])
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  expect(field.element()).toBe(served)
  await expect.element(field).toHaveValue('Mira')
  expect(document.documentElement.dataset).not.toHaveProperty('loading')
})

test('what is pressed in a part waits for its program; what is pressed elsewhere does not', async () => {
  const program = Promise.withResolvers<ComponentType>()
  const Drawn = servedPart(async () => Form)
  const Waiting = servedPart(() => program.promise)
  const onOther = vi.fn()
  const around = (part: ReactNode) => (
    <>
      <button type="button" onClick={onOther}>
        Menü
      </button>
      {part}
    </>
  )
  const root = await serve(around(<Drawn />))
  const press = keepHere()
  await hydrate(root, around(<Waiting />))
  press.repeat()
  const field = page.getByLabelText('Name')
  const served = field.element()
  await page.getByRole('button', { name: 'Menü' }).click()
  expect(onOther).toHaveBeenCalledOnce()

  await userEvent.fill(field, 'Mira')
  document.documentElement.lang = 'de'
  const said = noteSaid()
  await page.getByRole('button', { name: 'Senden' }).click()
  await pause()
  expect(onSend).not.toHaveBeenCalled()
  expect(said).toEqual([])
  await expect.poll(() => said).toEqual([commonDe.loading])
  await page.getByRole('button', { name: 'Senden' }).click()
  await pause()
  program.resolve(Form)
  await expect.poll(() => onSend.mock.calls).toEqual([['Mira']])
  expect(field.element()).toBe(served)
  await expect.element(field).toHaveValue('Mira')
  expect(said).toEqual([commonDe.loading, ''])
})

test('a link to another page is left to the browser, one that changes this page to the program', async () => {
  const onFollow = vi.fn((event) => event.preventDefault())
  const links = (
    <p>
      <a href="/anders">Anders</a>
      <a href="?text=a" onClick={onFollow}>
        Hier
      </a>
    </p>
  )
  const root = await serve(links)
  const press = keepHere()
  const used = note(untilUsed())
  const away = page.getByRole('link', { name: 'Anders' }).element()
  away.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await pause()
  expect(used()).toBe(false)
  // As a screen reader presses, without a pointer.
  ;(page.getByRole('link', { name: 'Hier' }).element() as HTMLElement).click()
  await expect.poll(used).toBe(true)
  await hydrate(root, links)
  press.repeat()
  expect(onFollow).toHaveBeenCalledOnce()
})

test('a part that only the program draws, once it is seen, and another tab are reasons too', async () => {
  await serve(<p data-drawn-when-seen>…</p>)
  await untilUsed()
  document.querySelector('[data-drawn-when-seen]')?.remove()
  const used = untilUsed()
  dispatchEvent(new StorageEvent('storage'))
  await used
})

function keepHere() {
  const press = keepPress()
  // Ends it: nothing is kept by then.
  onTestFinished(() => void press.followWithout(false))
  return press
}

/** To a screen reader, by the region that was there before. */
function noteSaid(): (string | null)[] {
  const said: (string | null)[] = []
  const region = document.querySelector('body > .loading-words[role=status]') as Element
  expect(region).toBeEmptyDOMElement()
  const observer = new MutationObserver(() => said.push(region.textContent))
  observer.observe(region, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return said
}

function note(promise: Promise<void>): () => boolean {
  let isOver = false
  void promise.then(() => {
    isOver = true
  })
  return () => isOver
}

const pause = () => new Promise((done) => setTimeout(done, 100))

/** As a server writes it: with every part. */
async function serve(page: ReactNode): Promise<HTMLElement> {
  const root = document.createElement('div')
  const stream = await renderToReadableStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  await stream.allReady
  root.innerHTML = await new Response(stream).text()
  document.body.append(root)
  onTestFinished(() => root.remove())
  return root
}

async function hydrate(root: HTMLElement, part: ReactNode): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const app = hydrateRoot(root, <Hydrated onEnd={resolve}>{part}</Hydrated>)
  onTestFinished(() => app.unmount())
  await promise
}

function Hydrated({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  useEffect(onEnd, [onEnd])
  return children
}
