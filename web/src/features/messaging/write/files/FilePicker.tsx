import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import { acceptedTypes } from '#lib/api/uploads/accepted-files.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import type { AddFiles } from './useAddFiles.ts'

export function FilePicker({ files, onChosen }: { files: AddFiles; onChosen: () => void }) {
  const t = useTexts('messaging')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        icon={IconPaperclip}
        label={t('files.attach')}
        tooltip="top"
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedTypes.join(',')}
        onChange={({ target }) => {
          files.add([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
          onChosen()
        }}
      />
    </>
  )
}
