import type { ICruiseOptions, IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'
import { serverFeatureEdges, webFeatureEdges } from './feature-edges.ts'

/** The rules of the house that can be read off the imports; `boundaries.test.ts` plants a break of each. */
export const forbidden: IForbiddenRuleType[] = [
  rule('no-cycles', {}, { circular: true }),
  rule(
    'contract-imports-zod-only',
    { path: '^contract/src' },
    { pathNot: ['^contract/src', 'node_modules/zod/'] },
  ),
  rule('server-knows-no-web', { path: '^server/' }, { path: '^web/' }),
  rule('web-knows-no-server', { path: '^web/' }, { path: '^server/' }),

  rule(
    'platform-is-the-ground',
    { path: '^server/src/platform', pathNot: '\\.test\\.ts$' },
    { path: '^server/src/(features|app|demo|testing)' },
  ),
  rule(
    'features-know-no-app',
    { path: '^server/src/features', pathNot: '\\.(test|testing)\\.ts$' },
    { path: '^server/src/(app|demo|testing)' },
  ),
  rule(
    'testing-stays-in-tests',
    { path: '^server/src', pathNot: ['\\.(test|testing)\\.ts$', '^server/src/testing'] },
    { path: '^server/src/testing' },
  ),
  rule(
    'server-feature-doors',
    { path: '^server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
    { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', '\\.(api|schema)\\.ts$'] },
  ),
  rule(
    'tables-in-stores-only',
    { path: '^server/src/features/([^/]+)/', pathNot: ['\\.(store|schema|test|testing)\\.ts$'] },
    { path: '\\.schema\\.ts$' },
  ),
  rule(
    'query-builder-in-stores-only',
    {
      path: '^server/src',
      pathNot: [
        '\\.(store|schema|test|testing)\\.ts$',
        '^server/src/platform/db/',
        '^server/src/(demo|testing)/',
      ],
    },
    { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/' },
  ),
  ...edges('server/src/features', serverFeatureEdges, '\\.api\\.ts$'),

  rule('ui-knows-nothing-above', { path: '^web/src/ui' }, { path: '^web/src/(lib|features|app)' }),
  rule('lib-knows-nothing-above', { path: '^web/src/lib' }, { path: '^web/src/(ui|features|app)' }),
  rule('web-features-know-no-app', { path: '^web/src/features' }, { path: '^web/src/app' }),
  rule(
    'web-testing-stays-in-tests',
    { path: '^web/src', pathNot: ['\\.test\\.tsx?$', '^web/src/testing'] },
    { path: '^web/src/testing' },
  ),
  rule(
    'web-mock-stays-out',
    { path: '^web/src', pathNot: ['^web/src/mock', '\\.test\\.ts$'] },
    { path: '^web/src/mock' },
  ),
  rule(
    'web-feature-doors',
    { path: '^web/src/features/([^/]+)/' },
    { path: '^web/src/features/', pathNot: ['^web/src/features/$1/', '/public\\.ts$'] },
  ),
  ...edges('web/src/features', webFeatureEdges, '/public\\.ts$'),
]

export const options: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  parser: 'swc',
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
  },
}

type Rule = IRegularForbiddenRuleType

function rule(name: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, severity: 'error', from, to }
}

/** One feature may enter another's door only along an edge of the table. */
function edges(root: string, table: Record<string, string[]>, door: string): Rule[] {
  return Object.entries(table).map(([feature, allowed]) =>
    rule(
      `edges-of-${root.startsWith('web') ? 'web' : 'server'}-${feature}`,
      { path: `^${root}/${feature}/`, pathNot: '\\.test\\.ts$' },
      { path: `^${root}/.*${door}`, pathNot: `^${root}/(${[feature, ...allowed].join('|')})/` },
    ),
  )
}
