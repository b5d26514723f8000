import { useSyncExternalStore } from 'react'
import type { Upload, Uploads } from './uploads.ts'

/** The files that are on their way or did not get there; none where nothing is uploaded. */
export function useAllUploads(uploads: Uploads | undefined): readonly Upload[] {
  const current = uploads?.all ?? noFiles
  return useSyncExternalStore(uploads?.subscribe ?? neverChanges, current, current)
}

const neverChanges = () => () => {}
const nothing: readonly Upload[] = []
const noFiles = () => nothing
