import { IconFocusCentered } from '@tabler/icons-react'
import {
  type CompanyProfile,
  type ImagePoint,
  type ImageText,
  imageMiddle,
} from '@tandem/contract/companies/profile'
import { type PointerEvent, useRef, useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Slider } from '#ui/data/files/crop/CropDialog.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { objectPositionOf, useCompanyImages } from '../company/head/useCompanyImages.ts'
import { useImageVersion, useSetImageFocus, useSetImageText } from '../queries.ts'
import styles from './FocusField.module.css'

type FocusFieldProps = { profile: CompanyProfile }

/** The main image, and what of it stays in sight however it is cropped. */
export function FocusField({ profile }: FocusFieldProps) {
  const t = useTexts('companies')
  const [isOpen, setOpen] = useState(false)
  const version = useImageVersion()
  const { mainImage } = useCompanyImages({ ...profile, hasLogo: false }, version)
  return (
    <div className={styles.shown}>
      <div className={styles.whole}>
        <img src={mainImage ?? undefined} alt={t('profile.parts.mainImage')} loading="lazy" />
        <Point at={profile.mainImageFocus ?? imageMiddle} />
      </div>
      <Button icon={IconFocusCentered} onClick={() => setOpen(true)}>
        {t('profile.focus.open')}
      </Button>
      {/* Another image shows something else. */}
      <TextFields key={version} profile={profile} />
      {isOpen && <FocusDialog profile={profile} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Point({ at: { x, y } }: { at: ImagePoint }) {
  return (
    <span aria-hidden="true" className={styles.point} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
  )
}

const noText: ImageText = { de: '', en: '' }
const fields = [
  ['de', 'imageTextDe'],
  ['en', 'imageTextEn'],
] as const

/** What the image shows, saved when a field is left. */
function TextFields({ profile }: FocusFieldProps) {
  const t = useTexts('companies')
  const common = useTexts('common')
  const { mutate, error } = useSetImageText()
  const stored = profile.mainImageText ?? noText
  const [typed, setTyped] = useState<ImageText>(stored)
  const isUnsaved = typed.de !== stored.de || typed.en !== stored.en
  useUnsavedPart(isUnsaved)
  const latest = useRef(typed)
  const sending = useRef<ImageText | null>(null)

  function type(text: ImageText) {
    latest.current = text
    setTyped(text)
  }
  function save() {
    const sent = latest.current
    // It is left once more while it is on its way.
    if (sending.current === sent) return
    sending.current = sent
    mutate(sent, {
      onError() {
        sending.current = null
      },
      onSuccess({ mainImageText = noText }) {
        sending.current = null
        // What was typed meanwhile is saved after it.
        if (latest.current === sent) type(mainImageText)
        else save()
      },
    })
  }
  return (
    <div className={styles.texts}>
      <FieldGrid>
        {fields.map(([language, label]) => (
          <TextField
            key={language}
            label={t(`profile.${label}`)}
            hint={t('profile.imageTextHint')}
            lang={language}
            maxLength={200}
            value={typed[language]}
            onChange={({ target }) => type({ ...typed, [language]: target.value })}
            onBlur={() => isUnsaved && save()}
          />
        ))}
      </FieldGrid>
      {error && (
        <InlineAlert
          tone="danger"
          title={t('profile.failed')}
          alert
          actions={<Button onClick={save}>{common('error.retry')}</Button>}
        >
          {failureTextOf(error)}
        </InlineAlert>
      )}
    </div>
  )
}

/** By a tap on the image, or by two sliders. */
function FocusDialog({ profile, onClose }: FocusFieldProps & { onClose: () => void }) {
  const t = useTexts('companies')
  const [point, setPoint] = useState<ImagePoint>(profile.mainImageFocus ?? imageMiddle)
  const { mainImage } = useCompanyImages({ ...profile, hasLogo: false }, useImageVersion())
  const saving = useSetImageFocus()

  function pick({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (buttons !== 1) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setPoint({ x: within((clientX - left) / width), y: within((clientY - top) / height) })
  }
  const crop = { src: mainImage ?? undefined, style: { objectPosition: objectPositionOf(point) } }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={saving.isPending}
      title={t('profile.focus.title')}
      confirm={t('profile.focus.save')}
      cancel={t('profile.focus.cancel')}
      onConfirm={() => saving.mutate(point, { onSuccess: onClose })}
    >
      <Stack gap={4}>
        <Text muted>{t('profile.focus.text')}</Text>
        <div className={styles.whole}>
          <img
            src={mainImage ?? undefined}
            alt={t('profile.parts.mainImage')}
            draggable={false}
            className={styles.picked}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              pick(event)
            }}
            onPointerMove={pick}
          />
          <Point at={point} />
        </div>
        <Slider
          label={t('profile.focus.horizontal')}
          value={point.x}
          onChange={(x) => setPoint({ ...point, x })}
        />
        <Slider
          label={t('profile.focus.vertical')}
          value={point.y}
          onChange={(y) => setPoint({ ...point, y })}
        />
        <div className={styles.crops}>
          {(['wide', 'phone'] as const).map((screen) => (
            <figure key={screen} className={styles[screen]}>
              <img {...crop} alt="" />
              <figcaption>{t(`profile.focus.${screen}`)}</figcaption>
            </figure>
          ))}
        </div>
        {saving.error && (
          <InlineAlert tone="danger" title={t('profile.failed')} alert>
            {failureTextOf(saving.error)}
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

const within = (part: number): number => Math.min(1, Math.max(0, part))
