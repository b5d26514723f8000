import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '#platform/http/app-error.ts'
import { limitWork } from '#platform/limit-work/limit-work.ts'
import type { PdfTasks } from './pdf-worker.ts'

type Bounds = { atOnce: number; mostBytes: number; limitMs: number }

/**
 * A file of 10 MB is read in seconds, in which its thread does nothing else: so PDFs are read on threads of their own,
 * which wait for the next one. A read that takes longer than `limitMs` ends with its thread. Where more than `mostBytes`
 * would wait, the last are refused with `unavailable`.
 */
export function createPdfWorkers({ atOnce, mostBytes, limitMs }: Bounds) {
  const inTurn = limitWork(atOnce)
  const idle: Worker[] = []
  let held = 0

  return async <Name extends keyof PdfTasks>(
    name: Name,
    ...input: Parameters<PdfTasks[Name]>
  ): Promise<Awaited<ReturnType<PdfTasks[Name]>>> => {
    const bytes = bytesOf(input)
    if (held > 0 && held + bytes > mostBytes) throw new AppError('unavailable', [], retryAfterSeconds)
    held += bytes
    try {
      return await inTurn(async () => {
        const worker = idle.pop() ?? (await startWorker())
        const answer = await runOn(worker, { name, input }, limitMs)
        idle.push(worker)
        if ('failed' in answer) throw new Error(answer.failed)
        return answer.done as Awaited<ReturnType<PdfTasks[Name]>>
      })
    } finally {
      held -= bytes
    }
  }
}

export const inPdfWorker = createPdfWorkers({ atOnce: 2, mostBytes: 200 * 1024 * 1024, limitMs: 30_000 })

const retryAfterSeconds = 5

const bytesOf = (input: unknown[]): number =>
  input.flat().reduce<number>((sum, each) => sum + (each instanceof Uint8Array ? each.byteLength : 0), 0)

/** It runs: that it starts on a busy machine counts for no file. */
async function startWorker(): Promise<Worker> {
  // The bundle has a program of its own for it.
  const file = import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js'
  const worker = new Worker(new URL(file, import.meta.url), {
    execArgv: [],
    // A file that takes more ends its thread, not the process.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  await once(worker, 'online')
  return worker
}

type Answer = { done: unknown } | { failed: string }

/** Rejects where the worker had to end for it: it is not used again. */
function runOn(worker: Worker, task: { name: string; input: unknown[] }, limitMs: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const end = (error: Error) => {
    reject(error)
    worker.terminate()
  }
  const onExit = () => end(new Error('The thread of a PDF ended'))
  const timer = setTimeout(() => end(new Error(`A PDF took longer than ${limitMs} ms`)), limitMs)
  worker.ref()
  worker.once('message', resolve).once('error', end).once('exit', onExit)
  worker.postMessage(task)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', end).off('exit', onExit)
    // Waiting for its next task it keeps no process alive.
    worker.unref()
  })
}
