import type { FastifyInstance } from 'fastify'

/** The methods of a path that has routes; none of one that has not. */
export type KnownMethods = (path: string) => string[]

/** Watches which routes are added from now on, since Fastify tells of patterns but not which of them an address meets. */
export function watchRoutes(app: FastifyInstance): KnownMethods {
  const routes: { parts: string[]; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ parts: partsOf(url), methods: [method].flat() })
  })
  return (path) => {
    const asked = partsOf(path)
    const met = routes.filter(({ parts }) => isMet(parts, asked))
    return [...new Set(met.flatMap(({ methods }) => methods))]
  }
}

/** A slash at the end makes no difference to the router. */
const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/')

const isMet = (parts: string[], asked: string[]): boolean =>
  parts.length === asked.length &&
  parts.every((part, index) => part === asked[index] || (part.startsWith(':') && asked[index] !== ''))
