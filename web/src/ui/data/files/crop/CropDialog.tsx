import { IconRotateClockwise } from '@tabler/icons-react'
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/actions/Button.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './CropDialog.module.css'
import { type Crop, cropArea, hasPixels, maxZoom, moveCrop, startingCrop, wholeZoom } from './crop-area.ts'
import { type CropShape, cutOut, draw, turned } from './cut-out.ts'

export type CropWords = {
  title: string
  /** How one does it. */
  text: string
  zoom: string
  horizontal: string
  vertical: string
  rotate: string
  confirm: string
  cancel: string
  unreadable: string
  /** Of a part that is zoomed in too far, where so many pixels are needed. */
  tooSmall?: string
}

interface CropDialogProps {
  file: File
  shape: CropShape
  words: CropWords
  onDone: (cropped: File) => void
  onClose: () => void
}

const steps = 100

/** Chooses a part of an image: by three sliders, or by dragging; lying on its side it is turned. */
export function CropDialog({ file, shape, words, onDone, onClose }: CropDialogProps) {
  const [turns, setTurns] = useState(0)
  const { image, isUnreadable } = useBitmap(file, turns)
  const [crop, setCrop] = useState<Crop>(startingCrop)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { aspect } = shape
  useEffect(() => {
    if (image && canvas.current) draw(canvas.current, image, cropArea(image, aspect, crop))
  }, [image, aspect, crop])
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (!image || buttons !== 1) return
    const { clientWidth, clientHeight } = currentTarget
    setCrop(moveCrop(image, aspect, crop, { x: -movementX / clientWidth, y: -movementY / clientHeight }))
  }
  const isTooSmall = image !== null && !hasPixels(cropArea(image, aspect, crop), shape.smallest)
  const smallest = image && shape.mayShowWhole ? wholeZoom(image, aspect) : 1
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={!image || isTooSmall}
            onClick={async () =>
              image && onDone(await cutOut(image, cropArea(image, aspect, crop), shape, file))
            }
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      {isUnreadable ? (
        <Text>
          <span role="alert">{words.unreadable}</span>
        </Text>
      ) : (
        <>
          <Text muted>{words.text}</Text>
          <canvas
            ref={canvas}
            className={styles.canvas}
            width={480}
            height={Math.round(480 / aspect)}
            onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
            onPointerMove={drag}
          />
          <Button
            icon={IconRotateClockwise}
            onClick={() => {
              setTurns((turns + 1) % 4)
              setCrop(startingCrop)
            }}
          >
            {words.rotate}
          </Button>
          <Slider
            label={words.zoom}
            min={smallest}
            max={maxZoom}
            value={crop.zoom}
            onChange={(zoom) => setCrop({ ...crop, zoom })}
          />
          <Slider label={words.horizontal} value={crop.x} onChange={(x) => setCrop({ ...crop, x })} />
          <Slider label={words.vertical} value={crop.y} onChange={(y) => setCrop({ ...crop, y })} />
          <Text size="small">
            <span role="status">{isTooSmall && words.tooSmall}</span>
          </Text>
        </>
      )}
    </Dialog>
  )
}

type SliderProps = {
  label: string
  min?: number
  max?: number
  value: number
  onChange: (value: number) => void
}

export function Slider({ label, min = 0, max = 1, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={steps}
        value={Math.round(((value - min) / (max - min)) * steps)}
        aria-valuetext={`${Math.round(((value - min) / (max - min)) * 100)}\u00a0%`}
        onChange={({ target }) => onChange(min + (Number(target.value) / steps) * (max - min))}
      />
    </div>
  )
}

function useBitmap(file: File, turns: number) {
  const [image, setImage] = useState<ImageBitmap | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  useEffect(() => {
    let made: ImageBitmap | null = null
    let isOver = false
    turned(file, turns)
      .then((bitmap) => {
        made = bitmap
        if (isOver) bitmap.close()
        else setImage(bitmap)
      })
      .catch(() => setIsUnreadable(true))
    return () => {
      isOver = true
      made?.close()
    }
  }, [file, turns])
  return { image, isUnreadable }
}
