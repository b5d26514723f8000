import { isDeepStrictEqual } from 'node:util'
import type {
  changeSettings as changeEndpoint,
  EditedSettings,
  SettingChange,
} from '@tandem/contract/backend/settings'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { settingAt, settingKeys, settingSchemas } from '@tandem/contract/setting-keys'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { publishToAll } from '#platform/events/events.ts'
import { ChangedElsewhere } from '#platform/http/app-error.ts'
import { lockSettings, readSettingRows, writeSetting } from '#platform/settings/settings.store.ts'
import { settingsOf } from '#platform/settings/settings.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { selectNewestChanges, selectSettingChanges } from './setting-changes.store.ts'

const changesShown = 10
const { settings: standards } = settingsOf([])

export async function getEditedSettings(ctx: Context): Promise<EditedSettings> {
  const rows = await readSettingRows(ctx.db)
  const { settings } = settingsOf(rows)
  const revisions = new Map(rows.map(({ key, revision }) => [key, revision]))
  const newest = new Map((await selectNewestChanges(ctx.db)).map((change) => [change.key, change]))
  return {
    settings: settingKeys.map((key) => ({
      key,
      value: settingAt(settings, key),
      standard: settingAt(standards, key),
      revision: revisions.get(key) ?? 0,
      changed: newest.get(key) ?? null,
    })),
    changes: (await selectSettingChanges(ctx.db, changesShown)).filter(isKnown),
  }
}

/** What is so already is a success without effect. */
export function changeSettings(
  ctx: Context,
  { accountId }: AdminViewer,
  { body: { changes } }: HandlerInput<typeof changeEndpoint>,
): Promise<EditedSettings> {
  return transaction(ctx, async (ctx) => {
    await lockSettings(ctx.db)
    const rows = await readSettingRows(ctx.db)
    const { settings } = settingsOf(rows)
    const revisions = new Map(rows.map(({ key, revision }) => [key, revision]))
    const wanted = changes
      .map(({ key, value, revision }) => ({ key, revision, after: settingSchemas.get(key)?.parse(value) }))
      .map((change) => ({ ...change, before: settingAt(settings, change.key) }))
      .filter(({ before, after }) => !isDeepStrictEqual(before, after))
    if (wanted.some(({ key, revision }) => revision !== (revisions.get(key) ?? 0))) {
      throw new ChangedElsewhere(await getEditedSettings(ctx))
    }
    for (const { key, before, after } of wanted) {
      await writeSetting(ctx.db, key, after, ctx.clock())
      await insertChange(ctx.db, { accountId, key, before, after, createdAt: ctx.clock() })
    }
    // Every process, and every page that is open, asks for them again.
    if (wanted.length > 0) await publishToAll(ctx.db, { type: 'settings', data: {} })
    return getEditedSettings(ctx)
  })
}

/** What a command has changed (`npm run settings:load`), in its transaction. */
export async function auditLoadedSettings(
  db: Db,
  changed: { key: string; from: unknown; to: unknown }[],
): Promise<void> {
  for (const { key, from, to } of changed) {
    await insertChange(db, { accountId: null, key, before: from, after: to })
  }
}

type Change = { accountId: string | null; key: string; before: unknown; after: unknown; createdAt?: Date }

const insertChange = (db: Db, { key, before, after, ...entry }: Change) =>
  insertAuditEntry(db, {
    ...entry,
    action: 'change_setting',
    recordType: 'setting',
    recordId: key,
    details: { before: { value: before }, after: { value: after } },
  })

/** A setting that a later version has taken out keeps its entries. */
const isKnown = ({ key }: SettingChange) => settingKeys.includes(key)
