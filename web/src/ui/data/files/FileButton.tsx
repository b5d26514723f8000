import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/actions/Button.tsx'
import type { ButtonStyle } from '#ui/actions/button-style.tsx'

interface FileButtonProps extends ButtonStyle {
  /** MIME types. */
  accept: readonly string[]
  multiple?: boolean
  /** On a phone: its camera at once. */
  capture?: 'environment'
  busy?: boolean
  disabled?: boolean
  /** When the visible words alone do not say which file: "Zeugnis hochladen". */
  label?: string
  /** The id of what is read with it. */
  describedBy?: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

export function FileButton({
  accept,
  multiple,
  capture,
  onFiles,
  label,
  describedBy,
  children,
  ...look
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        {...look}
        aria-label={label}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        multiple={multiple}
        capture={capture}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again after an error.
          target.value = ''
        }}
      />
    </>
  )
}
