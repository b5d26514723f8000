import type { ScreenHeads } from '@tandem/contract/indexed-screens'
import type { Plugin } from 'vite'

const source = new URL('src/app/heads/screen-heads.ts', import.meta.url)

/** Writes titles and descriptions of the public pages for the server, which answers with them before any script runs. */
export function screenHeads(): Plugin {
  return {
    name: 'screen-heads',
    apply: 'build',
    async generateBundle() {
      const { screenHeads }: { screenHeads: ScreenHeads } = await import(source.href)
      this.emitFile({
        type: 'asset',
        fileName: '.vite/screen-heads.json',
        source: JSON.stringify(screenHeads),
      })
    },
  }
}
