import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type Plugin, type Rolldown } from 'vite'
import { callsWithoutSchemas } from './calls-plugin.ts'
import { mockServer } from './mock-plugin.ts'
import { screenHeads } from './screen-heads-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

/** Both are on every page above the fold; latin-ext arrives only when a name needs it. */
const preloadedFonts = /(commissioner-latin-full|schibsted-grotesk-latin-wght)-normal-[\w-]+\.woff2$/

const projectRoot = join(import.meta.dirname, '..')
const entryModule = join(import.meta.dirname, 'src/app/main.ts')
const clientModule = join(import.meta.dirname, 'src/app/client.tsx')

/** What visitors read without typing much. */
const publicPage = /\/web\/src\/features\/pages\/.*Page\.tsx$/
/** What they draw with `servedPart`. */
const publicPart =
  /\/(PublicFooter|HomeBelow|PopularCourses|QuickResults|FaqTopics|FaqResults|Locations|PointsMap)\.tsx$/

/** The server that `npm run dev` starts beside. */
const server = `http://localhost:${process.env.PORT ?? 3000}`

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    callsWithoutSchemas(),
    iconsByFile(),
    ...(isSsrBuild
      ? []
      : [
          preloadFonts(),
          preloadClient(),
          pdfjsData(),
          serviceWorker(),
          screenHeads(),
          mockServer(),
          moduleSizes(),
        ]),
  ],
  server: {
    proxy: { '/api': server, '/dev/mail': server },
  },
  build: isSsrBuild ? pagesBuild : clientBuild,
  // Whole, with its packages: it is loaded from a folder that knows none, and draws by React's production build.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}))

const clientBuild: BuildOptions = {
  target: 'baseline-widely-available',
  manifest: true,
  // The content policy allows no data: URLs.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      // The start has the names of all others: a character less of each hash is one less in it.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      codeSplitting: {
        groups: [
          // Changes only with a dependency, so it stays cached across releases.
          { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 5 },
          // What the entry has, apart from the client, which imports some of it too.
          { name: importedBy(entryModule, 'first'), debugName: 'first', priority: 6 },
          // Everything the client needs at once: one file instead of dozens, and it compresses better.
          // Not what validates, which it reaches by the contract's imports but does not use.
          {
            name: importedBy(clientModule, 'start'),
            debugName: 'start',
            test: /^(?!.*(node_modules\/zod\/|contract\/src\/common\.ts|(queries|infiniteQuery)Observer\.js|use(Queries|InfiniteQuery|MutationState|IsFetching)\.js))/,
            priority: 3,
          },
          // What only forms need, and what only choosing from a list needs: the largest libraries.
          {
            name: 'forms',
            test: /node_modules\/(zod|react-hook-form|@hookform)\/|\/contract\/src\/(common|violations)\.ts$/,
            priority: 4,
          },
          // Every setting: the back office validates by them, the others know their type alone.
          { name: 'settings', test: /\/contract\/src\/setting-values\.ts$/, priority: 4 },
          // What visitors' pages share, apart from what stands behind the login.
          {
            name: leadingFrom(publicPage, 'public'),
            debugName: 'public',
            test: /\/web\/src\/(ui(?!\/marks\/art\/\w*Illustration)|lib)\/|\/contract\/src\/|@tabler/,
            priority: 3,
          },
          // What the parts of visitors' pages need beyond the pages (`servedPart`).
          {
            name: leadingFrom(publicPart, 'parts'),
            debugName: 'parts',
            test: /\/web\/src\/(ui|lib)\/|@tabler/,
            priority: 3,
          },
          // The calls of the map, which others share: not with all that those need.
          {
            name: leadingFrom(/\/PointsMap\.tsx$/, 'map'),
            debugName: 'map',
            test: /\/contract\/src\//,
            priority: 3,
          },
          {
            name: leadingFrom(/\/ContactForm\.tsx$/, 'fields'),
            debugName: 'fields',
            test: /\/web\/src\/(ui|lib)\/|@tabler/,
            priority: 3,
          },
          {
            name: 'lists',
            test: /node_modules\/(@mantine|@floating-ui)\/|\/ui\/(fields\/combobox\/\w+\.tsx|styles\/theme\/mantine)/i,
            priority: 2,
          },
          // What many pages share: one file instead of fifty, which the next page finds in the cache.
          { name: 'shared', test: /\/web\/src\/(ui|lib)\/|@tabler/, minShareCount: 3 },
        ],
      },
    },
  },
}

/** Draws public pages on the server: `server/src/platform/http/pages/rendered`. Beside `dist`, which is served. */
const pagesBuild: BuildOptions = {
  rolldownOptions: { input: 'src/app/rendering/render.tsx' },
  outDir: 'dist-server',
  copyPublicDir: false,
  target: 'node22',
  assetsInlineLimit: 0,
  minify: false,
}

/** By the file of each icon it is known which page draws it. */
function iconsByFile(): Plugin {
  const list = /import \{([^}]*)\} from ["']@tabler\/icons-react["'];?/g
  const fileOf = (name: string) => `@tabler/icons-react/dist/esm/icons/${name}.mjs`
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: '@tabler/icons-react' },
      handler: (code) => ({
        code: code.replace(list, (_, names: string) => {
          const icons = names.split(',').map((name) => name.trim())
          return icons
            .filter(Boolean)
            .map((name) => `import ${name} from '${fileOf(name)}'`)
            .join(';')
        }),
        map: null,
      }),
    },
  }
}

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

/**
 * For pages that load it at once: not only after the entry has. The server takes the scripts out of the others
 * (`data-client`); its styles are on every page.
 */
function preloadClient(): Plugin {
  return {
    name: 'preload-client',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = new Set<string>()
        function add(fileName: string): void {
          const chunk = bundle[fileName]
          if (chunk?.type !== 'chunk' || files.has(fileName) || html.includes(fileName)) return
          files.add(fileName)
          for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
          for (const imported of chunk.imports) add(imported)
        }
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.facadeModuleId === clientModule) add(chunk.fileName)
        const script = { rel: 'modulepreload', 'data-client': true }
        return [...files].map((file) => ({
          tag: 'link',
          attrs: {
            ...(file.endsWith('.css') ? { rel: 'stylesheet' } : script),
            crossorigin: true,
            href: `/${file}`,
          },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

/** For `tools/bundle-size.ts`, which says what a page that has grown is made of. */
function moduleSizes(): Plugin {
  return {
    name: 'module-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const sizes = Object.values(bundle).flatMap((each) => {
        if (each.type !== 'chunk') return []
        const modules = Object.entries(each.modules).map(([id, { renderedLength }]) => [
          relative(projectRoot, id),
          renderedLength,
        ])
        return [[each.fileName, Object.fromEntries(modules)]]
      })
      const source = JSON.stringify(Object.fromEntries(sizes))
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source })
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

/** What a module imports; not itself, which would vanish from the manifest. */
function importedBy(module: string, name: string): Rolldown.CodeSplittingNameFunction {
  const found = new Set<string>()
  function add(id: string, graph: ModuleGraph): void {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue
      found.add(imported)
      add(imported, graph)
    }
  }
  return (id, graph) => {
    if (found.size === 0) add(module, graph)
    return found.has(id) ? name : null
  }
}

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** By what leads to a module, over any number of imports. */
function leadingFrom(start: RegExp, name: string): Rolldown.CodeSplittingNameFunction {
  return (id, graph) => {
    const above = [id]
    for (const each of above) {
      if (start.test(each)) return name
      // Through a feature's door a page takes one thing of many.
      if (each.endsWith('/public.ts')) continue
      for (const importer of graph.getModuleInfo(each)?.importers ?? [])
        if (!above.includes(importer)) above.push(importer)
    }
    return null
  }
}
