import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failedNames, Uploads, uploadingNames } from './uploads.ts'

const file = new File(['%PDF'], 'lebenslauf.pdf')
const cv = { file, type: 'cv' }
let server: PromiseWithResolvers<string>
let list: PromiseWithResolvers<void>
let progress: (percent: number) => void
const send = vi.fn()
const retype = vi.fn(async () => {})
let uploads: Uploads

class Lost extends Error {}

beforeEach(() => {
  server = Promise.withResolvers()
  list = Promise.withResolvers()
  send.mockReset().mockImplementation((_type, _file, { onProgress, signal }) => {
    progress = onProgress
    signal.addEventListener('abort', () => server.reject(new DOMException('ended', 'AbortError')))
    return server.promise
  })
  uploads = new Uploads({
    send,
    retype,
    onStored: () => list.promise,
    refusalOf: ({ name }) => (name.endsWith('.txt') ? 'Kein Text.' : null),
    reasonOf: () => 'Nicht erreicht.',
    isLost: (error) => error instanceof Lost,
    pause: () => new Promise((resolve) => setTimeout(resolve, 5000)),
  })
})
afterEach(() => vi.useRealTimers())

const only = () => uploads.all()[0]

it('sends a file on plain http too', async () => {
  // Only a secure context has `randomUUID`.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const started = uploads.start(cv)
  server.resolve('key')
  list.resolve()
  expect(await started).toBe(true)
})

it('is uploading until the server has the file, and ends once it is shown', async () => {
  const ended = vi.fn()
  void uploads.start(cv)
  void uploads.ended().then(ended)
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  progress(40)
  expect(only()).toMatchObject({ name: 'lebenslauf.pdf', percent: 40 })
  expect(uploadingNames(uploads.all())).toEqual(['lebenslauf.pdf'])
  server.resolve('key')
  await vi.waitFor(() => expect(uploadingNames(uploads.all())).toEqual([]))
  expect(only()).toMatchObject({ state: 'uploading', percent: 100 })
  expect(ended).not.toHaveBeenCalled()
  list.resolve()
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(true))
  expect(uploads.all()).toEqual([])
})

it('keeps a failed upload with its reason until it is tried again or dismissed', async () => {
  void uploads.start(cv)
  server.reject(new Error('refused'))
  expect(await uploads.ended()).toBe(false)
  expect(failedNames(uploads.all())).toEqual(['lebenslauf.pdf'])
  expect(only()).toMatchObject({ state: 'failed', reason: 'Nicht erreicht.' })
  const again = uploads.retry(only()?.id ?? '')
  expect(only()).toMatchObject({ state: 'uploading', percent: 0 })
  expect(await again).toBe(false)
  uploads.drop(only()?.id ?? '')
  expect(uploads.all()).toEqual([])
})

it('goes on by itself when the line was cut for half a minute, and stores nothing twice', async () => {
  vi.useFakeTimers()
  const back = Date.now() + 30_000
  const tries: string[] = []
  send.mockImplementation(async (_type, _file, { idempotencyKey, onProgress }) => {
    tries.push(idempotencyKey)
    onProgress(60)
    if (Date.now() < back) throw new Lost()
    return 'key'
  })
  const stored = uploads.start(cv)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(only()).toMatchObject({ state: 'uploading', isInterrupted: true, percent: 60 })
  expect(uploadingNames(uploads.all())).toEqual(['lebenslauf.pdf'])
  list.resolve()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await stored).toBe(true)
  expect(tries.length).toBeGreaterThan(2)
  expect(new Set(tries).size).toBe(1)
})

it('stays until the list shows it, when the line is cut after the server has it', async () => {
  vi.useFakeTimers()
  let isBack = false
  send.mockResolvedValue('key')
  uploads = new Uploads({
    send,
    onStored: async () => {
      if (!isBack) throw new Lost()
    },
    refusalOf: () => null,
    reasonOf: () => '',
    isLost: (error) => error instanceof Lost,
    pause: () => new Promise((resolve) => setTimeout(resolve, 5000)),
  })
  const stored = uploads.start(cv)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(only()).toMatchObject({ isStored: true, isInterrupted: true })
  isBack = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(await stored).toBe(true)
  expect(uploads.all()).toEqual([])
  expect(send).toHaveBeenCalledTimes(1)
})

it('ends with its reason when the line does not come back, and when it is called off meanwhile', async () => {
  vi.useFakeTimers()
  send.mockImplementation(() => Promise.reject(new Lost()))
  const lost = uploads.start(cv)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await lost).toBe(false)
  expect(only()).toMatchObject({ state: 'failed' })
  uploads.drop(only()?.id ?? '')
  const calledOff = uploads.start(cv)
  await vi.advanceTimersByTimeAsync(1)
  uploads.cancel()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await calledOff).toBe(false)
  expect(uploads.all()).toEqual([])
})

it('sends three at once, the others after them, each once', async () => {
  const answers: ((key: string) => void)[] = []
  send.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  list.resolve()
  for (let index = 0; index < 7; index++) void uploads.start(cv)
  const all = uploads.ended()
  for (const under of [3, 4, 5, 6, 7]) {
    await vi.waitFor(() => expect(answers).toHaveLength(under))
    answers[under - 3]?.('key')
  }
  for (const answer of answers) answer('key')
  expect(await all).toBe(true)
  expect(send).toHaveBeenCalledTimes(7)
})

it('ends under the type that was chosen while it was on its way', async () => {
  const stored = uploads.start({ ...cv, isSuggested: true })
  uploads.retype(only()?.id ?? '', 'other')
  expect(only()).toMatchObject({ type: 'other', isSuggested: false })
  server.resolve('key')
  list.resolve()
  expect(await stored).toBe(true)
  expect(retype).toHaveBeenCalledWith('key', 'lebenslauf.pdf', { from: 'cv', to: 'other' })
})

it('says which document it replaces', async () => {
  void uploads.start({ ...cv, replaces: 'old' })
  await vi.waitFor(() => expect(send.mock.lastCall?.[2]).toMatchObject({ replaces: 'old' }))
})

it('sends no file that is refused in the browser', async () => {
  await uploads.start({ file: new File([''], 'notizen.txt'), type: 'cv' })
  expect(only()).toMatchObject({ state: 'failed', reason: 'Kein Text.' })
  expect(send).not.toHaveBeenCalled()
})

it('drops a cancelled upload, and notifies listeners', async () => {
  const listener = vi.fn()
  const stop = uploads.subscribe(listener)
  void uploads.start(cv)
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  uploads.cancel()
  expect(await uploads.ended()).toBe(false)
  expect(uploads.all()).toEqual([])
  // What was given up before holds up nothing later.
  expect(await uploads.ended()).toBe(true)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  await uploads.start({ file: new File([''], 'notizen.txt'), type: 'cv' })
  expect(listener).toHaveBeenCalledTimes(2)
})
