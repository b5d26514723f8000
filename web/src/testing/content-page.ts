import { type ContentOf, type EditedContent, getContent } from '@tandem/contract/backend/contents'
import { paths } from '@tandem/contract/paths'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { admin, openApp, signIn, words } from './open.tsx'
import { answer } from './stub-server.ts'

/** What tests of a content's page share. */
export const t = words.de.contents
export const field = (name: string) => page.getByLabelText(name, { exact: true })
export const button = (name: string) => page.getByRole('button', { name })
export const german = field('Text, Deutsch')
export const publish = button(t.publish)

export async function openContent(record: EditedContent, action = t.publish) {
  signIn(admin(), ['backend'])
  answer(getContent, record)
  const screen = await openApp(paths.content({ kind: record.content.kind, contentId: record.id }))
  await expect.element(button(action)).toBeVisible()
  return screen
}

export const starter = {
  ...{ revision: 1, isStarter: true, savedBy: null, savedAt: '2026-11-01T09:00:00.000Z' },
  ...{ asksConsent: false, publishAt: null, publishedAt: '2026-11-01T09:00:00.000Z' },
}
export const edited = {
  ...{ revision: 2, isStarter: false, savedBy: 'Vera Birk', savedAt: '2026-11-02T09:00:00.000Z' },
  ...{ asksConsent: false, publishAt: null, publishedAt: '2026-11-02T09:00:00.000Z' },
}
export const texts: ContentOf<'page'> = {
  kind: 'page',
  ...{ titleDe: 'Impressum', titleEn: 'Imprint', bodyDe: 'Alt.', bodyEn: 'Old.' },
}
export const imprint: EditedContent = {
  ...{ id: 'imprint', revision: 2, content: texts, planned: null, isShown: true },
  english: 'current',
  placeholders: [],
  ...{ published: edited, versions: [edited, starter] },
}
export const notice: EditedContent & { content: ContentOf<'notice'> } = {
  ...imprint,
  ...{ id: 'n1', revision: 1, published: { ...edited, revision: 1 }, versions: [{ ...edited, revision: 1 }] },
  content: {
    ...{ kind: 'notice' as const, type: 'info' as const, audience: 'company' as const },
    ...{ titleDe: 'Wartung', titleEn: '', bodyDe: '', bodyEn: '' },
    ...{ showFrom: null, showUntil: null, isWithdrawn: false },
  },
}
