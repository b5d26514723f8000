import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

const source = new URL('src/worker/service-worker.js', import.meta.url)

/** What opens without a connection, and what it begins with. Each has to be there, or the build fails. */
const offlineModules = [
  'index.html',
  'src/app/client.tsx',
  'src/app/texts/pages.de.ts',
  'src/app/texts/pages.en.ts',
  'src/app/texts/public.de.ts',
  'src/app/texts/public.en.ts',
  'src/app/texts/inside.de.ts',
  'src/app/texts/inside.en.ts',
  'src/app/routing/inside-routes.ts',
  'src/features/pages/HomePage.tsx',
  'src/app/session/continue-session.ts',
  'src/app/session/session-end.ts',
  'src/app/shell/account/AccountHeader.tsx',
  'src/app/shell/account/SignedIn.tsx',
  'src/app/offline/OfflineLine.tsx',
  'src/app/offline/open-kept-data.ts',
  'src/app/offline/keep-queries.ts',
  'src/lib/live/live-events.ts',
  'src/features/dashboard/DashboardPage.tsx',
  'src/app/routing/MessagesScreen.tsx',
  'src/features/maths/preparation/PreparationPage.tsx',
  'src/features/maths/practice/PracticePage.tsx',
  'src/features/applications/lists/own/OwnApplicationsPage.tsx',
  'src/features/applications/lists/own/one/OwnApplicationPage.tsx',
]
/** Reached from there, but for nothing that can be done without a connection, and large. */
const left = /pdf|strength|passkey|Map|zxcvbn/i
const fixedFiles = ['/theme.js', '/favicon.svg', '/manifest.webmanifest', '/manifest.en.webmanifest']

/** Writes `/service-worker.js`. Another program has other names of its files, and so another worker. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // As it was built: what the server draws is of one address.
        const files = ['/index.html', ...fixedFiles, ...filesOf(bundle).map((file) => `/${file}`)]
        const code = readFileSync(source, 'utf8')
        const page = bundle['index.html']
        const version = createHash('sha256')
          .update(code)
          .update(files.join())
          .update(page?.type === 'asset' ? page.source : '')
          .digest('hex')
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: code
            .replace('__VERSION__', version.slice(0, 12))
            .replace('__FILES__', JSON.stringify(files)),
        })
      },
    },
  }
}

function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const found = new Set<string>()
  function add(fileName: string, isOpened: boolean): void {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || left.test(fileName)) return
    const isNew = !found.has(fileName)
    found.add(fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    if (isNew) for (const next of chunk.imports) add(next, false)
    // Its own lazy parts belong to a screen.
    if (isOpened && /(Page|Screen)\.tsx$/.test(chunk.facadeModuleId ?? '')) {
      for (const next of chunk.dynamicImports) if (!found.has(next)) add(next, false)
    }
  }
  for (const module of offlineModules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${module}`)))
    if (!chunk) throw new Error(`${module} is no part of the client any more`)
    add(chunk.fileName, true)
  }
  const fonts = Object.keys(bundle).filter((file) => /-latin-\w+-normal-[\w-]+\.woff2$/.test(file))
  return [...found, ...fonts].toSorted()
}
