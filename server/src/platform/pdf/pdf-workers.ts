import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '#platform/http/app-error.ts'
import { limitWork } from '#platform/limit-work/limit-work.ts'
import type { PdfTasks } from './pdf-worker.ts'

type Bounds = { atOnce: number; mostWaiting: number; limitMs: number }

/**
 * A file of 10 MB is read in seconds, in which its thread does nothing else: so PDFs are read on threads of their own,
 * which wait for the next one. A read that takes longer than `limitMs` ends with its thread. Who finds too many waiting is
 * refused with `unavailable`.
 */
export function createPdfWorkers({ atOnce, mostWaiting, limitMs }: Bounds) {
  const inTurn = limitWork(atOnce)
  const idle: Worker[] = []
  let asked = 0

  return async <Name extends keyof PdfTasks>(
    name: Name,
    ...input: Parameters<PdfTasks[Name]>
  ): Promise<Awaited<ReturnType<PdfTasks[Name]>>> => {
    if (asked >= atOnce + mostWaiting) throw new AppError('unavailable', [], retryAfterSeconds)
    asked += 1
    try {
      return await inTurn(async () => {
        const worker = idle.pop() ?? (await startWorker())
        const answer = await runOn(worker, { name, input }, limitMs)
        idle.push(worker)
        if ('failed' in answer) throw new Error(answer.failed)
        return answer.done as Awaited<ReturnType<PdfTasks[Name]>>
      })
    } finally {
      asked -= 1
    }
  }
}

export const inPdfWorker = createPdfWorkers({ atOnce: 2, mostWaiting: 30, limitMs: 30_000 })

const retryAfterSeconds = 5

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
