import { changeSettings, type EditedSettings } from '@tandem/contract/backend/settings'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, currentOf, isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { fieldId } from './fields/field-props.ts'
import { type NewSetting, useChangeSettings } from './queries.ts'
import {
  checkDraft,
  type Draft,
  type DraftErrors,
  fromDraft,
  isSameDraft,
  kindOf,
  toDraft,
} from './setting-drafts.ts'
import { useSettingWords } from './useSettingWords.ts'

type Drafts = Record<string, Draft>
/** The revision that each setting had when its draft was begun: what is loaded since is not overwritten unasked. */
type Bases = Record<string, number>
type Errors = Record<string, DraftErrors>

/** What is typed into the settings, until it is saved: all of it at once. `onSaved` moves the focus. */
export function useSettingsForm({ settings }: EditedSettings, onSaved: () => void) {
  const t = useTexts('adminSettings')
  const locale = useLocale()
  const words = useSettingWords()
  const [drafts, setDrafts] = useState<Drafts>({})
  const [bases, setBases] = useState<Bases>({})
  const [errors, setErrors] = useState<Errors>({})
  const dirty = settings.filter((setting) => {
    const draft = drafts[setting.key]
    return draft !== undefined && !isSameDraft(draft, toDraft(kindOf(setting), setting.value))
  })
  useUnsavedPart(dirty.length > 0)
  const begun = Object.fromEntries(dirty.map(({ key, revision }) => [key, bases[key] ?? revision]))
  if (Object.keys(begun).join() !== Object.keys(bases).join()) setBases(begun)

  const change = useChangeSettings({
    onDone: (changes) => {
      setDrafts((all) => without(all, changes))
      setErrors({})
      notify({ type: 'success', title: t('saved', { count: changes.length }), desc: t('savedText') })
      onSaved()
    },
  })

  const onDraft = useCallback((key: string, draft: Draft) => {
    setDrafts((all) => ({ ...all, [key]: draft }))
    setErrors(({ [key]: _, ...others }) => others)
  }, [])

  function showErrors(found: Errors): void {
    // What is wrong is read out with the field.
    flushSync(() => setErrors(found))
    const first = settings.find(({ key }) => found[key])
    if (first) document.getElementById(fieldId(first.key))?.focus()
  }

  function save(): void {
    const found = Object.fromEntries(
      dirty
        .map(
          (setting) =>
            [setting.key, checkDraft(setting.key, kindOf(setting), draftOf(setting.key), locale)] as const,
        )
        .filter(([, each]) => Object.keys(each).length > 0),
    )
    if (Object.keys(found).length > 0) {
      showErrors(found)
      return
    }
    const changes = dirty.map((setting) => ({
      key: setting.key,
      value: fromDraft(kindOf(setting), draftOf(setting.key)),
      revision: begun[setting.key] ?? setting.revision,
    }))
    change.mutate(changes, {
      onError: (error) => {
        showErrors(violationsOf(error, changes))
        const current = currentOf(error, changeSettings)
        // The next try rests on what is shown then.
        if (current) setBases(basesOf(current, changes))
      },
    })
  }

  const draftOf = (key: string): Draft => drafts[key] ?? ''
  return {
    drafts: Object.fromEntries(dirty.map(({ key }) => [key, draftOf(key)])) as Drafts,
    errors,
    names: dirty.map(({ key }) => words.label(key)),
    busy: change.isPending,
    failure: change.error && dirty.length > 0 ? failureIn(t, change.error) : null,
    onDraft,
    save,
    discard: () => {
      setDrafts({})
      setErrors({})
      change.reset()
    },
    /** At once, beside what is typed. */
    undo: (undone: NewSetting) => change.mutate([undone]),
  }
}

const basesOf = ({ settings }: EditedSettings, changes: NewSetting[]): Bases =>
  Object.fromEntries(
    changes.map(({ key }) => [key, settings.find((each) => each.key === key)?.revision ?? 0]),
  )

const without = (drafts: Drafts, changes: NewSetting[]): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => !changes.some((each) => each.key === key)))

function failureIn(t: ReturnType<typeof useTexts<'adminSettings'>>, error: Error) {
  if (isRefusal(error, 'changed_elsewhere')) {
    return { title: t('bar.changedElsewhere'), text: t('bar.changedElsewhereText') }
  }
  return { title: t('bar.failed'), text: failureTextOf(error) }
}

/** `changes[1].value.latitude` is of the second setting. */
function violationsOf(error: Error, changes: NewSetting[]): Errors {
  const violations = (error instanceof ApiError && error.problem?.violations) || []
  const found: Errors = {}
  for (const { propertyPath, message } of violations) {
    const [, at, path = ''] = /^changes\[(\d+)\]\.value\.?(.*)$/.exec(propertyPath) ?? []
    const key = changes[Number(at)]?.key
    if (key) found[key] = { ...found[key], [path]: message }
  }
  return found
}
