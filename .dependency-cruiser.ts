/**
 * Which folders may import which, checked by `npm run lint` on the files that imports resolve to, `import type` included.
 * docs/architecture.md shows the same; scripts/src/checks/lint-texts.ts compares the two.
 */
import type {IConfiguration, IRegularForbiddenRuleType} from 'dependency-cruiser'
import {workspace} from './scripts/src/product/workspace.ts'

const ui = ['web/src/lib', 'web/src/ui']
const errors = ['web/src/lib', 'web/src/errors']
const content = [...ui, 'web/src/content']
const search = [...content, 'web/src/errors', 'web/src/unfound']
const features = [...search, 'web/src/analytics', 'web/src/search', 'web/src/inquiry']

/** For each folder of the site the others that it may import from. */
export const layers: Record<string, readonly string[]> = {
  'web/src/lib': [],
  'web/src/styles': [],
  'web/src/ui': ['web/src/lib'],
  'web/src/errors': ['web/src/lib'],
  'web/src/content': ui,
  'web/src/analytics': errors,
  'web/src/unfound': errors,
  'web/src/search': search,
  'web/src/inquiry': [...content, 'web/src/errors', 'web/src/analytics'],
  'web/src/sections': features,
  'web/src/page': [...features, 'web/src/sections'],
  'web/src/preview': [...features, 'web/src/sections', 'web/src/page'],
  'web/src/site': [...features, 'web/src/sections', 'web/src/page', 'web/src/preview', 'web/src/styles'],
}

/** Returns, for each folder of a list, the folders before it, from which it may import. */
const inOrder = (parent: string, ...names: string[]): Record<string, readonly string[]> => {
  const folders = names.map((name) => `${parent}/${name}`)
  return Object.fromEntries(folders.map((folder, at) => [folder, folders.slice(0, at)]))
}

/** The rules that all packages share. */
const domain = inOrder('domain/src', 'brand', 'dates', 'content', 'periods', 'inquiry', 'unfound')

/** The rules of publishing. */
export const editorial = inOrder(
  'editorial/src',
  'documents',
  'uses',
  'changes',
  'checks',
  'tables',
  'schedules',
)

/** The parts of the Studio. */
export const studio: Record<string, readonly string[]> = {
  'studio/src/ui': [],
  'studio/src/form': ['studio/src/ui'],
  'studio/src/plugins': ['studio/src/ui', 'studio/src/form'],
  'studio/src/desk': ['studio/src/ui', 'studio/src/form', 'studio/src/plugins'],
}

/** The parts of the prerenderer, from the content to the site. The commands `build.ts` and `serve.ts` use all of them. */
export const prerender: Record<string, readonly string[]> = {
  ...inOrder('prerender/src', 'files', 'lake', 'render', 'hosting', 'outputs', 'site', 'effect', 'archive'),
  'prerender/src/hosting': [],
}

/** The parts of the content model. `schema-types.ts` is made of all of them but `health`. */
export const schemas: Record<string, readonly string[]> = {
  ...inOrder('schemas/src', 'validation', 'fields', 'sections', 'objects', 'documents', 'singletons'),
  'schemas/src/health': ['schemas/src/validation'],
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
  'local/src/personal-data': ['local/src/firestore', 'local/src/mail'],
  'local/src/backup': ['local/src/firestore', 'local/src/mail'],
  'local/src/dashboard': ['local/src/firestore', 'local/src/mail', 'local/src/personal-data'],
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
  ...directions(
    domain,
    'The rules that all packages share import one way: inquiry from periods, both from content.',
  ),
  ...directions(
    editorial,
    'The rules of publishing stand on each other in one direction, see editorial/README.md.',
  ),
  {
    name: 'editorial-without-react',
    severity: 'error',
    comment: 'The rules of publishing also run without a Studio, in the scheduler.',
    from: {path: '^editorial/', pathNot: testFile},
    to: {path: 'node_modules/(react|react-dom|sanity|styled-components|@sanity/ui)/'},
  },
  ...directions(studio, 'Imports within the Studio go one way, see docs/architecture.md.'),
  {
    name: 'studio-plugin',
    severity: 'error',
    comment:
      'A plugin of the Studio imports no other plugin: move what both need to studio/src/ui or editorial.',
    from: {path: '^studio/src/plugins/([^/]+)/', pathNot: testFile},
    to: {path: '^studio/src/plugins/', pathNot: '^studio/src/plugins/$1/'},
  },
  ...directions(backend, 'The parts of the backend import only from those that local/README.md names.'),
  ...directions(lake, 'The parts of the lake import only from those that lake/README.md names.'),
  {
    name: 'lake-entry',
    severity: 'error',
    comment: 'The backend uses of the lake only what embed.ts exports for it.',
    from: {path: '^local/'},
    to: {path: '^lake/src/', pathNot: '^lake/src/embed\\.ts$'},
  },
  ...directions(prerender, 'The parts of the prerenderer import one way, see docs/architecture.md.'),
  ...directions(schemas, 'The parts of the content model import one way, see docs/architecture.md.'),
  {
    name: 'content-model',
    severity: 'error',
    comment: 'The content model is made of its parts; only the checks in health know the whole.',
    from: {path: '^schemas/src/[^/]+/', pathNot: ['^schemas/src/health/', testFile]},
    to: {path: '^schemas/src/[^/]+\\.ts$'},
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
    name: 'studio-folders',
    severity: 'error',
    scope: 'folder',
    comment: 'No folders of the Studio or of the rules of publishing need each other.',
    from: {path: '^(studio|editorial)/src/'},
    to: {circular: true},
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
