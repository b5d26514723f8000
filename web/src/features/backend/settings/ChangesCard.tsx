import { IconArrowBackUp, IconArrowRight } from '@tabler/icons-react'
import type { EditedSettings, SettingChange } from '@tandem/contract/backend/settings'
import { paths } from '@tandem/contract/paths'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './ChangesCard.module.css'
import type { NewSetting } from './queries.ts'
import { nameOf } from './SettingRow.tsx'
import { useSettingWords } from './useSettingWords.ts'

type ChangesCardProps = { edited: EditedSettings; busy: boolean; onUndo: (change: NewSetting) => void }

/** The newest changes; one that still stands can be taken back, which is a change again. */
export function ChangesCard({ edited: { settings, changes }, busy, onUndo }: ChangesCardProps) {
  const t = useTexts('adminSettings')
  const to = useTo()
  const newest = new Map(settings.map((setting) => [setting.key, setting]))
  return (
    <SectionCard
      title={t('history.title')}
      actions={
        <TextLink to={to(paths.backendAudit({ search: { what: 'change_setting' } }))}>
          {t('history.all')}
        </TextLink>
      }
    >
      {changes.length === 0 && <Text muted>{t('history.none')}</Text>}
      <ol className={styles.changes}>
        {changes.map((change) => {
          const setting = newest.get(change.key)
          return (
            <Change
              key={`${change.key} ${change.at}`}
              change={change}
              busy={busy}
              onUndo={
                setting?.changed?.at === change.at
                  ? () => onUndo({ key: change.key, value: change.before, revision: setting.revision })
                  : null
              }
            />
          )
        })}
      </ol>
    </SectionCard>
  )
}

type ChangeProps = { change: SettingChange; busy: boolean; onUndo: (() => void) | null }

function Change({ change, busy, onUndo }: ChangeProps) {
  const t = useTexts('adminSettings')
  const { label, inWords } = useSettingWords()
  const { dateTime } = useFormats()
  const { key, at, before, after } = change
  return (
    <li className={styles.change}>
      <Avatar name={nameOf(t, change)} tone="grey" size={28} />
      <div className={styles.words}>
        <b>{label(key)}</b>
        <span className={styles.values}>
          <VisuallyHidden>{t('history.from')}</VisuallyHidden>
          <s>
            <BreakableAddress>{inWords(key, before)}</BreakableAddress>
          </s>
          <Icon icon={IconArrowRight} size={14} />
          <VisuallyHidden>{t('history.to')}</VisuallyHidden>
          <b>
            <BreakableAddress>{inWords(key, after)}</BreakableAddress>
          </b>
        </span>
        <small>
          {nameOf(t, change)}
          <br />
          <time dateTime={at}>{dateTime(at)}</time>
        </small>
      </div>
      {onUndo && (
        <IconButton
          icon={IconArrowBackUp}
          label={t('history.undo', { name: label(key) })}
          disabled={busy}
          onClick={onUndo}
        />
      )}
    </li>
  )
}
