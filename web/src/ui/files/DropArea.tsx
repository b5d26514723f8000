import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { IconCloudUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { MantineScope } from '#ui/theme/MantineScope.tsx'
import styles from './DropArea.module.css'
import '@mantine/dropzone/styles.layer.css'

export interface RejectedFile {
  file: File
  reason: 'type' | 'size' | 'count'
}

interface DropAreaProps {
  title: string
  /** Words before the button: "oder". */
  or: string
  browse: string
  /** MIME types. */
  accept: readonly string[]
  maxBytes?: number
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  onReject?: (rejected: RejectedFile[]) => void
}

export function DropArea({
  title,
  or,
  browse,
  accept,
  maxBytes,
  multiple = true,
  disabled,
  onFiles,
  onReject,
}: DropAreaProps) {
  const open = useRef<() => void>(null)
  return (
    <MantineScope>
      <Dropzone
        className={styles.area}
        openRef={open}
        accept={[...accept]}
        maxSize={maxBytes}
        multiple={multiple}
        disabled={disabled}
        onDrop={onFiles}
        onReject={(rejections) => onReject?.(rejections.map(toRejectedFile))}
        // The button inside is the control: an area that is itself one would nest two.
        activateOnClick={false}
        activateOnKeyboard={false}
        tabIndex={-1}
        inputProps={{ 'aria-hidden': true }}
        enablePointerEvents
      >
        <div className={styles.words}>
          <Icon icon={IconCloudUpload} size={28} className={styles.icon} />
          <p>
            <b className={styles.title}>{title}</b>
            {or}{' '}
            <button
              type="button"
              className={styles.browse}
              disabled={disabled}
              onClick={() => open.current?.()}
            >
              {browse}
            </button>
          </p>
        </div>
      </Dropzone>
    </MantineScope>
  )
}

function toRejectedFile({ file, errors }: FileRejection): RejectedFile {
  const code = errors[0]?.code
  if (code === 'file-too-large' || code === 'file-too-small') return { file, reason: 'size' }
  return { file, reason: code === 'too-many-files' ? 'count' : 'type' }
}
