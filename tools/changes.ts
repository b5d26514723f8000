import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Changes = {
  files: string[]
  workspaces: string[]
  /** Folders and files of tests, as the runners take them. */
  web: string[]
  server: string[]
  journeys: string[]
}

/** Who sees the types of a workspace. */
const usersOf: Record<string, string[]> = {
  contract: ['contract', 'server', 'web', 'e2e', 'bench'],
  server: ['server', 'bench'],
  web: ['web', 'e2e'],
  e2e: ['e2e'],
  bench: ['bench'],
  data: ['data'],
  tools: ['tools'],
}

/** What stands in the working tree and not on main, and what that touches. */
export function findChanges(root: string): Changes & { since: string } {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const branches = git(
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  )
  const [main] = branches.split('\n')
  const changed = git('diff', '--name-only', '--no-renames', main ? git('merge-base', 'HEAD', main) : 'HEAD')
  const added = git('ls-files', '--others', '--exclude-standard')
  const files = `${changed}\n${added}`.split('\n').filter(Boolean)
  const journeys = globSync('**/*.e2e.ts', { cwd: join(root, 'e2e') })
  return {
    since: main || 'the last commit',
    ...touchedBy(files, journeys, (path) => existsSync(join(root, path))),
  }
}

/** By folder of a feature, of the base or of the design system; a journey by the nearest folder of its name, else by its own folder. */
export function touchedBy(files: string[], journeys: string[], exists: (path: string) => boolean): Changes {
  const workspaces = files.flatMap((file) => usersOf[file.split('/')[0] ?? ''] ?? [])
  const forAll = files.some((file) => ['tsconfig.base.json', 'package-lock.json'].includes(file))
  return {
    files: files.filter(exists),
    workspaces: forAll ? Object.keys(usersOf) : unique(workspaces),
    web: unique(files.flatMap(webFolders)).filter((folder) => exists(`web/${folder}`)),
    server: unique(files.flatMap(serverFolders)).filter((folder) => exists(`server/${folder}`)),
    journeys: unique(files.flatMap((file) => journeysOf(file, journeys))).filter((file) =>
      exists(`e2e/${file}`),
    ),
  }
}

function webFolders(file: string): string[] {
  const [, contract] = file.match(/^contract\/src\/([\w-]+)/) ?? []
  if (contract) return [`src/features/${contract}/`]
  return file.match(/^web\/(src\/(?:(?:features|ui|lib)\/[^/]+|app)\/)/)?.slice(1) ?? []
}

function serverFolders(file: string): string[] {
  const [, contract] = file.match(/^contract\/src\/([\w-]+)/) ?? []
  if (contract) return [`src/features/${contract}/`]
  if (file.startsWith('server/migrations/')) return ['src/platform/db/', 'src/demo/']
  return file.match(/^server\/(src\/(?:(?:features|platform)\/[^/]+|app|demo|testing)\/)/)?.slice(1) ?? []
}

function journeysOf(file: string, journeys: string[]): string[] {
  if (/^e2e\/.+\.e2e\.ts$/.test(file))
    return file.endsWith('/screens.e2e.ts') ? [] : [file.slice('e2e/'.length)]
  const [, inFeature] = file.match(/^(?:contract\/src|(?:server|web)\/src\/features)\/(.+)$/) ?? []
  const folders = inFeature?.replace(/\.ts$/, '').split('/').toReversed() ?? []
  for (const folder of folders) {
    const found = journeys.filter((journey) => isAbout(journey, folder))
    if (found.length > 0) return found
  }
  return journeys.filter((journey) => journey.startsWith(`${folders.at(-1)}/`))
}

/** `accounts/account-fields.e2e.ts` is about `accounts`. */
function isAbout(journey: string, folder: string): boolean {
  const name = basename(journey, '.e2e.ts')
  const singular = folder.replace(/s$/, '')
  return [singular, folder].some(
    (word) => name === word || name.startsWith(`${word}-`) || name.endsWith(`-${word}`),
  )
}

const unique = (values: string[]) => [...new Set(values)]
