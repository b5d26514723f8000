import { useEffect, useState } from 'react'
import type { Answer, Question, Score } from './strength.worker.ts'

/**
 * The score by which the server judges too; null before something is typed and while the word lists load.
 * They are large, so they load with the first letter, in a worker, where they cannot hold up the typing.
 */
export function usePasswordStrength(password: string, ownData: readonly string[]): Score | null {
  const worker = useWorker(password !== '')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const own = ownData.join('\n')
  useEffect(() => {
    if (!worker) return
    worker.onmessage = ({ data }: MessageEvent<Answer>) => setAnswer(data)
    worker.postMessage({ password, ownData: own.split('\n') } satisfies Question)
  }, [worker, password, own])
  return password === '' || !answer ? null : answer.score
}

function useWorker(wanted: boolean): Worker | null {
  const [worker, setWorker] = useState<Worker | null>(null)
  useEffect(() => {
    if (!wanted) return
    const started = new Worker(new URL('./strength.worker.ts', import.meta.url), { type: 'module' })
    setWorker(started)
    return () => started.terminate()
  }, [wanted])
  return worker
}
