import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { serviceWorker } from './service-worker-plugin.ts'

/** Both are on every page above the fold; latin-ext arrives only when a name needs it. */
const preloadedFonts = /(commissioner-latin-full|schibsted-grotesk-latin-wght)-normal-[\w-]+\.woff2$/

/** The server that `npm run dev` starts beside. */
const server = `http://localhost:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [react(), preloadFonts(), pdfjsData(), serviceWorker()],
  server: {
    proxy: { '/api': server, '/dev/mail': server },
  },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // The content policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes only with a dependency, so it stays cached across releases.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
            // Everything the entry needs at once: one file instead of dozens, and it compresses better.
            // Not the entry itself, which would vanish from the manifest.
            { name: 'start', tags: ['$initial'], test: /(?<!index\.html|main\.tsx)$/, priority: 1 },
            // What many pages share: one file instead of fifty, which the next page finds in the cache. Choosing from
            // a list brings a library of its own, for the pages that do.
            { name: 'shared', test: /\/web\/src\/(ui\/(?!combobox)|lib\/)|@tabler/, minShareCount: 3 },
          ],
        },
      },
    },
  },
})

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => preloadedFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  }
}

/** What pdfjs asks for by name while it reads a file: `features/document-viewer/pdf/pdfjs.ts` says where. */
function pdfjsData(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
  const base = `assets/pdfjs-${JSON.parse(readFileSync(manifest, 'utf8')).version}`
  const files = ['cmaps', 'standard_fonts', 'wasm'].flatMap((folder) =>
    readdirSync(join(dirname(manifest), folder))
      // The content policy allows no WebAssembly.
      .filter((name) => folder !== 'wasm' || /nowasm|LICENSE/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  const read = (file: string) => readFileSync(join(dirname(manifest), file))
  return {
    name: 'pdfjs-data',
    generateBundle() {
      for (const file of files)
        this.emitFile({ type: 'asset', fileName: `${base}/${file}`, source: read(file) })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${base}/`, ({ url = '' }, response, next) => {
        const file = files.find((each) => `/${each}` === url)
        if (!file) return next()
        if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
        response.end(read(file))
      })
    },
  }
}
