import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@tandem/contract/common'
import { type PageKey, pageKeys } from '@tandem/contract/pages'
import { projectRoot } from '#platform/config/project-root.ts'

export type DefaultPage = { key: PageKey; titleDe: string; titleEn: string; bodyDe: string; bodyEn: string }

const folder = join(projectRoot, 'server/src/features/pages/default-pages')

/**
 * The texts in `default-pages/`, one file a page and language, its first line the title. What only the operator
 * can know stands there in [square brackets].
 */
export function readDefaultPages(): Promise<DefaultPage[]> {
  return Promise.all(pageKeys.map(readPage))
}

async function readPage(key: PageKey): Promise<DefaultPage> {
  const [german, english] = await Promise.all([readText(key, 'de'), readText(key, 'en')])
  return {
    key,
    titleDe: german.title,
    bodyDe: german.body,
    titleEn: english.title,
    bodyEn: english.body,
  }
}

async function readText(key: PageKey, locale: Locale): Promise<{ title: string; body: string }> {
  const markdown = await readFile(join(folder, `${key}.${locale}.md`), 'utf8')
  const [heading = '', ...body] = markdown.split('\n')
  return { title: heading.replace(/^# /, ''), body: body.join('\n').trim() }
}
