/**
 * Which folders may import which, checked by `npm run lint` on the files that imports resolve to, `import type` included.
 * docs/architecture.md shows the same; tests/contract/architecture.test.ts compares the two.
 */
import type {IConfiguration, IRegularForbiddenRuleType} from 'dependency-cruiser'
import {workspace} from './scripts/src/product/workspace.ts'

const ui = ['web/src/lib', 'web/src/ui']
const errors = ['web/src/lib', 'web/src/errors']
const content = [...ui, 'web/src/content']
const features = [...content, 'web/src/errors', 'web/src/analytics', 'web/src/search', 'web/src/inquiry']

/** For each folder of the site the others that it may import from. */
export const layers: Record<string, readonly string[]> = {
  'web/src/lib': [],
  'web/src/styles': [],
  'web/src/ui': ['web/src/lib'],
  'web/src/errors': ['web/src/lib'],
  'web/src/content': ui,
  'web/src/analytics': errors,
  'web/src/search': content,
  'web/src/inquiry': [...content, 'web/src/errors', 'web/src/analytics'],
  'web/src/sections': features,
  'web/src/page': [...features, 'web/src/sections'],
  'web/src/preview': [...features, 'web/src/sections', 'web/src/page'],
  'web/src/site': [...features, 'web/src/sections', 'web/src/page', 'web/src/preview', 'web/src/styles'],
}

/** The parts of the lake; `documents` and `query` know nothing of HTTP routes. */
export const lake: Record<string, readonly string[]> = {
  'lake/src/server': [],
  'lake/src/storage': [],
  'lake/src/documents': ['lake/src/server', 'lake/src/storage'],
  'lake/src/query': ['lake/src/server', 'lake/src/storage', 'lake/src/documents'],
}

/** The parts of the backend. */
export const backend: Record<string, readonly string[]> = {
  'local/src/firestore': [],
  'local/src/functions': [],
  'local/src/mail': [],
  'local/src/backup': ['local/src/firestore', 'local/src/mail', 'local/src/dashboard'],
  'local/src/dashboard': ['local/src/firestore', 'local/src/mail'],
}

const testFile = '\\.test\\.tsx?$'

function directions(
  allowed: Record<string, readonly string[]>,
  comment: string,
): IRegularForbiddenRuleType[] {
  const all = Object.keys(allowed)
  return all.map((folder) => ({
    name: folder,
    severity: 'error',
    comment,
    from: {path: `^${folder}/`, pathNot: testFile},
    to: {path: `^(${all.join('|')})/`, pathNot: `^(${[folder, ...(allowed[folder] ?? [])].join('|')})/`},
  }))
}

export const rules: IRegularForbiddenRuleType[] = [
  ...directions(workspace, 'Add the package to the dependencies in package.json, or move the code.'),
  ...directions(backend, 'The parts of the backend import only from those that local/README.md names.'),
  ...directions(lake, 'The parts of the lake import only from those that lake/README.md names.'),
  {
    name: 'lake-entry',
    severity: 'error',
    comment: 'The backend uses the lake as everybody else does: by the entries of its package.',
    from: {path: '^local/'},
    to: {path: '^lake/src/', pathNot: '^lake/src/embed\\.ts$'},
  },
  ...directions(layers, 'Imports within the site go one way, see docs/architecture.md.'),
  {
    name: 'cycle',
    severity: 'error',
    comment: 'Files that need each other are one file, or a third one holds what both need.',
    from: {},
    // A dynamic import runs later, when both files are loaded: routes and sections are split that way.
    to: {circular: true, viaOnly: {dependencyTypesNot: ['dynamic-import']}},
  },
  {
    name: 'unresolvable',
    severity: 'error',
    comment: 'An import that is not resolved is not checked either.',
    from: {},
    to: {couldNotResolve: true},
  },
]

const configuration: IConfiguration = {
  forbidden: rules,
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: {path: 'node_modules'},
    // Examples are projects of their own: what they import is not installed here.
    exclude: {path: '(^|/)(dist|\\.types|\\.sanity|\\.local|lake/examples)/'},
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}

export default configuration
