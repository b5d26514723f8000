import { IconSearch } from '@tabler/icons-react'
import type { EditedSettings } from '@tandem/contract/backend/settings'
import { paths } from '@tandem/contract/paths'
import { settingSections } from '@tandem/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Card } from '#ui/cards/Card.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { ChipGroup, ChipLink } from '#ui/fields/choice/Chip.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { UnsavedGuard } from '../frame/UnsavedGuard.tsx'
import { ChangesCard } from './ChangesCard.tsx'
import { editedSettingsQuery } from './queries.ts'
import { ReachCard } from './ReachCard.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SettingRow } from './SettingRow.tsx'
import styles from './SettingsPage.module.css'
import { keysOf, type Section } from './setting-groups.ts'
import { useSettingsForm } from './useSettingsForm.ts'
import { useSettingWords } from './useSettingWords.ts'

/** Every setting with its meaning, its default and who changed it; they hold for everybody within seconds. */
export function SettingsPage() {
  const t = useTexts('adminSettings')
  const { data, error, refetch } = useQuery(editedSettingsQuery)
  const [text, setText] = useState('')
  const head = useRef<HTMLDivElement>(null)
  return (
    <Page width="wide">
      <div ref={head}>
        <PageHead
          title={t('title')}
          lead={t('lead')}
          actions={
            <TextField
              label={t('search')}
              hideLabel
              type="search"
              size="sm"
              icon={IconSearch}
              placeholder={t('search')}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          }
        />
      </div>
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && <SkeletonList label={t('loading')} />}
      {data && (
        <Settings edited={data} text={text} onSaved={() => head.current?.querySelector('h1')?.focus()} />
      )}
    </Page>
  )
}

type SettingsProps = { edited: EditedSettings; text: string; onSaved: () => void }

function Settings({ edited, text, onSaved }: SettingsProps) {
  const t = useTexts('adminSettings')
  const to = useTo()
  const form = useSettingsForm(edited, onSaved)
  const groups = useGroups(edited, text)
  const found = groups.reduce((sum, { settings }) => sum + settings.length, 0)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <UnsavedGuard isUnsaved={form.names.length > 0} />
      <Stack gap={6}>
        <ChipGroup label={t('groups')}>
          {groups.map(({ section, settings }) => (
            <ChipLink key={section} on={false} to={to(paths.backendSettings({ hash: section }))}>
              {t(`sections.${section}.title`)}
              <span className={styles.count}>{settings.length}</span>
            </ChipLink>
          ))}
        </ChipGroup>
        <LiveRegion>{text.trim() && t('found', { count: found })}</LiveRegion>
        <div className={styles.columns}>
          <Stack gap={5}>
            {found === 0 && <Text muted>{t('found', { count: 0 })}</Text>}
            {groups.map(({ section, settings }) => (
              <Card key={section} as="section" flush>
                <div className={styles.head} id={section}>
                  <h2 className="h3">{t(`sections.${section}.title`)}</h2>
                  <Text size="small" muted>
                    {t(`sections.${section}.text`)}
                  </Text>
                </div>
                <ul>
                  {settings.map((setting) => (
                    <SettingRow
                      key={setting.key}
                      setting={setting}
                      draft={form.drafts[setting.key]}
                      errors={form.errors[setting.key] ?? noErrors}
                      onDraft={form.onDraft}
                    />
                  ))}
                </ul>
              </Card>
            ))}
          </Stack>
          <Stack gap={5}>
            {form.names.length > 0 && <ReachCard drafts={form.drafts} />}
            <ChangesCard edited={edited} busy={form.busy} onUndo={form.undo} />
          </Stack>
        </div>
        {form.names.length > 0 && (
          <SaveBar
            names={form.names}
            busy={form.busy}
            failure={form.failure}
            onDiscard={() => {
              form.discard()
              onSaved()
            }}
          />
        )}
      </Stack>
    </form>
  )
}

const noErrors = {}

/** The groups in which a setting has the words that are looked for. */
function useGroups({ settings }: EditedSettings, text: string) {
  const { label, hint } = useSettingWords()
  const byKey = new Map(settings.map((setting) => [setting.key, setting]))
  const sought = text.trim().toLowerCase()
  const has = (key: string) => `${label(key)} ${hint(key)} ${key}`.toLowerCase().includes(sought)
  return settingSections
    .map((section: Section) => ({
      section,
      settings: keysOf(section).flatMap((key) => {
        const setting = byKey.get(key)
        return setting && has(key) ? [setting] : []
      }),
    }))
    .filter(({ settings }) => settings.length > 0)
}
