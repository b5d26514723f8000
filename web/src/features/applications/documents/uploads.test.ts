import { beforeEach, expect, it, vi } from 'vitest'
import { failedNames, Uploads, uploadingNames } from './uploads.ts'

const file = new File(['%PDF'], 'lebenslauf.pdf')
let server: PromiseWithResolvers<void>
let list: PromiseWithResolvers<void>
let progress: (percent: number) => void
let uploads: Uploads

beforeEach(() => {
  server = Promise.withResolvers()
  list = Promise.withResolvers()
  uploads = new Uploads({
    send: (_type, _file, { onProgress, signal }) => {
      progress = onProgress
      signal.addEventListener('abort', () => server.reject(new DOMException('ended', 'AbortError')))
      return server.promise
    },
    onStored: () => list.promise,
    refusalOf: ({ name }) => (name.endsWith('.txt') ? 'Kein Text.' : null),
    reasonOf: () => 'Nicht erreicht.',
  })
})

it('is uploading until the server has the file, and ends once it is shown', async () => {
  const ended = vi.fn()
  void uploads.start('cv', file)
  void uploads.ended().then(ended)
  progress(40)
  expect(uploads.all().cv).toMatchObject({ name: 'lebenslauf.pdf', percent: 40 })
  expect(uploadingNames(uploads.all())).toEqual(['lebenslauf.pdf'])
  server.resolve()
  await vi.waitFor(() => expect(uploadingNames(uploads.all())).toEqual([]))
  expect(uploads.all().cv).toMatchObject({ state: 'uploading', percent: 100 })
  expect(ended).not.toHaveBeenCalled()
  list.resolve()
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(true))
  expect(uploads.all()).toEqual({})
})

it('keeps a failed upload with its reason until it is dismissed', async () => {
  void uploads.start('cv', file)
  server.reject(new Error('away'))
  expect(await uploads.ended()).toBe(false)
  expect(failedNames(uploads.all())).toEqual(['lebenslauf.pdf'])
  const failed = uploads.all().cv
  expect(failed).toMatchObject({ state: 'failed', reason: 'Nicht erreicht.' })
  if (failed?.state === 'failed') failed.dismiss()
  expect(uploads.all()).toEqual({})
})

it('sends no file that is refused in the browser', async () => {
  await uploads.start('cv', new File([''], 'notizen.txt'))
  expect(uploads.all().cv).toMatchObject({ state: 'failed', reason: 'Kein Text.' })
})

it('drops a cancelled upload, and notifies listeners', async () => {
  const listener = vi.fn()
  const stop = uploads.subscribe(listener)
  void uploads.start('cv', file)
  uploads.cancel()
  expect(await uploads.ended()).toBe(false)
  expect(uploads.all()).toEqual({})
  // What was given up before holds up nothing later.
  expect(await uploads.ended()).toBe(true)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  await uploads.start('cv', new File([''], 'notizen.txt'))
  expect(listener).toHaveBeenCalledTimes(2)
})
