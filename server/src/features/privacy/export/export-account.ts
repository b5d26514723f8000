import type { FileOutput } from '@tandem/contract/endpoint'
import { listOwnFiles } from '#features/files/files.api.ts'
import { listNames } from '#features/reference/reference.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { findTiedFileIds } from '../tied-files.store.ts'
import { collectData } from './collect-data.ts'
import { filePaths } from './file-paths.ts'
import { renderData } from './render-data.ts'
import { streamArchive } from './stream-archive.ts'

/** Reads everything from the database first: nothing of it is held while the archive goes out, which may take long. */
export async function exportAccount(ctx: Context, viewer: Viewer): Promise<FileOutput> {
  const now = ctx.clock()
  const data = await collectData(ctx, viewer)
  const files = await listOwnFiles(ctx, viewer.accountId, await findTiedFileIds(ctx.db, viewer.accountId))
  const paths = filePaths(files.filter(({ open }) => open))
  const listed = files.map(({ id, name, mediaType, createdAt, open }) => ({
    key: id,
    name,
    mediaType,
    createdAt: createdAt.toISOString(),
    path: paths.get(id) ?? null,
    ...(!open && { isLost: true }),
  }))
  const all = { exportedAt: now.toISOString(), ...data, files: listed }
  const { applicant } = await ctx.settings(ctx.db)
  const isDu = viewer.type === 'applicant' && applicant.youCanSayYouToMe
  const names = await listNames(ctx.db, ctx.locale)
  const page = renderData(all, { locale: ctx.locale, isDu, names, paths })
  const entries = [
    { path: 'index.html', text: page },
    { path: 'daten.json', text: JSON.stringify(all, null, 2) },
    ...files.flatMap(({ id, open }) => (open ? { path: paths.get(id) ?? '', open } : [])),
  ]
  return {
    body: streamArchive(entries, now),
    contentType: 'application/zip',
    name: `tandem-daten-${berlinDay(now)}.zip`,
    disposition: 'attachment',
  }
}
