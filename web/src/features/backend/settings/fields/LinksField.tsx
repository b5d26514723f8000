import { TextField } from '#ui/fields/TextField.tsx'
import styles from '../SettingsPage.module.css'
import { fieldId, type SettingFieldProps } from './field-props.ts'

/** Those that the footer knows by their mark, in its order. */
const networks: Record<string, string> = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  facebook: 'Facebook',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  whatsapp: 'WhatsApp',
  xing: 'Xing',
  x: 'X',
  rss: 'RSS',
}

/** An address for each network; one without is not shown. */
export function LinksField({ settingKey, draft, errors, onChange }: SettingFieldProps) {
  const links = draft as Record<string, string>
  const names = [...new Set([...Object.keys(networks), ...Object.keys(links)])]
  return (
    <div className={styles.links}>
      {names.map((name, index) => (
        <TextField
          key={name}
          id={index === 0 ? fieldId(settingKey) : undefined}
          label={networks[name] ?? name}
          size="sm"
          type="url"
          autoComplete="off"
          placeholder="https://"
          error={errors[name]}
          value={links[name] ?? ''}
          onChange={({ target }) => {
            const { [name]: _, ...others } = links
            onChange(target.value ? { ...others, [name]: target.value } : others)
          }}
        />
      ))}
    </div>
  )
}
