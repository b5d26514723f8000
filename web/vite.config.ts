import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Both are on every page above the fold; latin-ext arrives only when a name needs it. */
const preloadedFonts = /(commissioner-latin-full|schibsted-grotesk-latin-wght)-normal-[\w-]+\.woff2$/

/** The server that `npm run dev` starts beside. */
const server = `http://localhost:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [react(), preloadFonts()],
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
