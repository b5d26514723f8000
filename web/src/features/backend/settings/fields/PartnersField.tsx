import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Partner } from '@tandem/contract/setting-values'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { FileButton } from '#ui/data/files/FileButton.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from '../SettingsPage.module.css'
import { fieldId, type SettingFieldProps } from './field-props.ts'

const accept = ['image/svg+xml', 'image/png', 'image/webp']
/** As a data URL it is a third longer, and the contract takes 20,000 characters. */
const maxBytes = 14_500

/** Names, addresses and logos in the footer, one below the other. */
export function PartnersField({ settingKey, draft, errors, onChange }: SettingFieldProps) {
  const t = useTexts('adminSettings')
  const partners = draft as Partner[]
  const root = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  useEffect(() => {
    if (focused === null) return
    const fields = root.current?.querySelectorAll<HTMLElement>('[data-partner] input[type=text]')
    const field = fields?.[focused] ?? root.current?.querySelector<HTMLElement>('[data-add]')
    field?.focus()
    setFocused(null)
  }, [focused])
  const set = (at: number, change: Partial<Partner>) =>
    onChange(partners.map((partner, index) => (index === at ? { ...partner, ...change } : partner)))
  return (
    <div ref={root}>
      <Stack gap={4}>
        {partners.map((partner, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place alone
          <fieldset key={at} className={styles.partner} data-partner>
            <legend>{partner.name || t('partners.new')}</legend>
            <TextField
              label={t('partners.name')}
              size="sm"
              autoComplete="off"
              error={errors[`[${at}].name`]}
              value={partner.name}
              onChange={({ target }) => set(at, { name: target.value })}
            />
            <TextField
              label={t('partners.url')}
              size="sm"
              type="url"
              placeholder="https://"
              autoComplete="off"
              error={errors[`[${at}].url`]}
              value={partner.url}
              onChange={({ target }) => set(at, { url: target.value })}
            />
            <Logo partner={partner} error={errors[`[${at}].logo`]} onLogo={(logo) => set(at, { logo })} />
            <div>
              <Button
                size="sm"
                variant="text"
                icon={IconTrash}
                aria-label={t('partners.removeOne', { name: partner.name || t('partners.new') })}
                onClick={() => {
                  onChange(partners.filter((_, index) => index !== at))
                  setFocused(Math.min(at, partners.length - 2))
                }}
              >
                {t('partners.remove')}
              </Button>
            </div>
          </fieldset>
        ))}
        <div>
          <Button
            id={fieldId(settingKey)}
            data-add
            size="sm"
            variant="secondary"
            icon={IconPlus}
            onClick={() => {
              onChange([...partners, { name: '', url: '', logo: '' }])
              setFocused(partners.length)
            }}
          >
            {t('partners.add')}
          </Button>
        </div>
      </Stack>
    </div>
  )
}

type LogoProps = { partner: Partner; error: string | undefined; onLogo: (logo: string) => void }

function Logo({ partner: { name, logo }, error, onLogo }: LogoProps) {
  const t = useTexts('adminSettings')
  const [isTooLarge, setTooLarge] = useState(false)
  async function take([file]: File[]) {
    if (!file) return
    setTooLarge(file.size > maxBytes)
    if (file.size <= maxBytes) onLogo(await toDataUrl(file))
  }
  const said = isTooLarge ? t('partners.tooLarge') : error
  return (
    <Stack gap={2}>
      <Row wrap>
        {logo && <img src={logo} alt={t('partners.logoOf', { name })} className={styles.logo} />}
        <FileButton size="sm" variant="secondary" accept={accept} onFiles={(files) => void take(files)}>
          {t(logo ? 'partners.otherLogo' : 'partners.logo')}
        </FileButton>
        {logo && (
          <Button size="sm" variant="text" onClick={() => onLogo('')}>
            {t('partners.noLogo')}
          </Button>
        )}
      </Row>
      <Text size="tiny" muted>
        {t('partners.logoHint')}
      </Text>
      {said && (
        <Text size="small" className={styles.error}>
          <span role="alert">{said}</span>
        </Text>
      )}
    </Stack>
  )
}

const toDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
