import {existsSync} from 'node:fs'
import {join} from 'node:path'
import type {SectionDefinition} from '@upline/schemas/sections/define-section.ts'
import {sections} from '@upline/schemas/sections/sections.ts'
import {projectionsOf} from './section-fields.ts'

export const sectionsFolder = join(import.meta.dirname, '../../../web/src/sections')

/** The sections of the home page, which most visits begin with. A page with another section loads the code of all others. */
const onHome = [
  'hero',
  'cardGrid',
  'comparisonTable',
  'carrierShowcase',
  'testimonials',
  'callToAction',
  'eventList',
]

/** Loaded by `web/src/page/rare-code.ts`. */
const rare = ['inquiryForm']

const header = '// Generated from schemas/src/sections/sections.ts by `npm run typegen`. Do not edit.\n'

/**
 * The generated files of `web/src/sections`, text by name. TypeGen reads a projection only if it is one template literal of
 * imported strings, and a bundler follows an import only if its path is a literal; so all are generated.
 */
export function sectionFiles(): Record<string, string> {
  const inPanels = sections.filter(({place}) => place !== 'page')
  const onPages = sections.filter(({place}) => place === 'page')
  const home = sections.filter(({name}) => onHome.includes(name))
  const more = sections.filter(({name}) => ![...onHome, ...rare].includes(name))
  return {
    'panel-section-fields.generated.ts': `${header}${imports(inPanels)}
/** The projection of a section that may be in a tab panel. */
export const panelSectionFields = /* groq */ \`
  _key,
  _type,
  anchor,
  tone,
  ${inPanels.map(projection).join(',\n  ')}
\`
`,
    'section-fields.generated.ts': `${header}${imports(onPages)}import {panelSectionFields} from './panel-section-fields.generated.ts'

/** The projection of a section of a page. */
export const sectionFields = /* groq */ \`
  \${panelSectionFields},
  ${onPages.map(projection).join(',\n  ')}
\`
`,
    'home-sections.generated.ts': `${header}${componentImports(home)}
/** The sections whose code every page has. */
export const homeSections: Pick<SectionComponents, ${home.map(({name}) => `'${name}'`).join(' | ')}> = {
${components(home)}}
`,
    'more-sections.generated.ts': `${header}${componentImports(more)}import type {homeSections} from './home-sections.generated.ts'

/** The sections whose code is loaded when a page needs it. */
export const moreSections: Omit<SectionComponents, keyof typeof homeSections | ${rare.map((name) => `'${name}'`).join(' | ')}> = {
${components(more)}}
`,
  }
}

function componentImports(list: readonly SectionDefinition[]): string {
  const lines = list.map(({name}) => `import {${componentOf(name)}} from '${sourceOf(name)}'\n`)
  return `import type {SectionComponents} from '../content/types.ts'\n${lines.sort().join('')}`
}

const components = (list: readonly SectionDefinition[]) =>
  list.map(({name}) => `  ${name}: ${componentOf(name)},\n`).join('')

/** Imports the hand-written parts of the projections, and the fragments that the generated parts contain. */
function imports(list: readonly SectionDefinition[]): string {
  const own = list
    .filter(hasOwnFields)
    .map(({name}) => `import {${name}Fields} from './${folderOf(name)}/${folderOf(name)}.groq.ts'\n`)
  const text = list.map(generatedFields).join()
  const fragments = [...new Set(text.match(/(?<=\$\{)\w+/g))].sort()
  return [`import {${fragments.join(', ')}} from '../content/fragments.ts'\n`, ...own.sort()].join('')
}

const hasOwnFields = ({name}: SectionDefinition) =>
  existsSync(join(sectionsFolder, folderOf(name), `${folderOf(name)}.groq.ts`))

const generatedFields = ({schema: {fields}}: SectionDefinition) =>
  projectionsOf(fields.filter(({name}) => !['anchor', 'tone'].includes(name))).filter(Boolean)

function projection(section: SectionDefinition): string {
  const own = hasOwnFields(section) ? [`\${${section.name}Fields}`] : []
  return `_type == "${section.name}" => {${[...generatedFields(section), ...own].join(', ')}}`
}

const sourceOf = (name: string) => `./${folderOf(name)}/${folderOf(name)}.tsx`

/** `cardGrid` is in `card-grid/`. */
const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `cardGrid` is rendered by `CardGrid`. */
const componentOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
