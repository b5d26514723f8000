import type { ReactNode } from 'react'
import { Button } from '#ui/actions/Button.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { FileButton } from './FileButton.tsx'
import { FileRow } from './FileRow.tsx'

export type UploadWords = {
  upload: string
  uploadOne: (name: string) => string
  replace: string
  replaceOne: (name: string) => string
  remove: string
  removeOne: (name: string) => string
}

interface UploadRowProps {
  name: string
  isThere: boolean
  meta: ReactNode
  accept: readonly string[]
  busy: boolean
  /** Why it did not work. */
  error: string | null
  words: UploadWords
  /** Null removes it. */
  onChange: (file: File | null) => void
}

/** One file that is there or not: it can be put there, replaced and removed. */
export function UploadRow({ name, isThere, meta, accept, busy, error, words, onChange }: UploadRowProps) {
  return (
    <FileRow
      name={name}
      state={error ? 'error' : isThere ? 'done' : 'missing'}
      meta={error ?? meta}
      action={
        <Row wrap>
          <FileButton
            accept={accept}
            busy={busy}
            label={isThere ? words.replaceOne(name) : words.uploadOne(name)}
            onFiles={([file]) => file && onChange(file)}
          >
            {isThere ? words.replace : words.upload}
          </FileButton>
          {isThere && (
            <Button
              variant="text"
              disabled={busy}
              aria-label={words.removeOne(name)}
              onClick={() => onChange(null)}
            >
              {words.remove}
            </Button>
          )}
        </Row>
      }
    />
  )
}
