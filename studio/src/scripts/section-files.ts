import type {SectionDefinition} from '@upline/schemas/sections/define-section.ts'
import {sections} from '@upline/schemas/sections.ts'

const header = '// Generated from schemas/src/sections.ts by `npm run typegen`. Do not edit.\n'

/**
 * The generated files of `web/src/sections`, text by name. TypeGen reads a projection only if it is one template literal of
 * imported strings, and a bundler follows an import only if its path is a literal; so both are generated.
 */
export function sectionFiles(): Record<string, string> {
  const inPanels = sections.filter(({place}) => place !== 'page')
  const onPages = sections.filter(({place}) => place === 'page')
  return {
    'panel-section-fields.generated.ts': `${header}${fieldImports(inPanels)}
/** The projection of a section that may be in a tab panel. */
export const panelSectionFields = /* groq */ \`
  _key,
  _type,
  anchor,
  tone,
  ${inPanels.map(projection).join(',\n  ')}
\`
`,
    'section-fields.generated.ts': `${header}${fieldImports(onPages)}import {panelSectionFields} from './panel-section-fields.generated.ts'

/** The projection of a section of a page. */
export const sectionFields = /* groq */ \`
  \${panelSectionFields},
  ${onPages.map(projection).join(',\n  ')}
\`
`,
    'registry.generated.ts': `${header}import type {SectionRegistry} from './section-component.ts'

/** Loads the component of each section type. */
export const registry = {
  ${sections.map(({name}) => `${name}: ${loader(name)}`).join(',\n  ')},
} satisfies SectionRegistry
`,
  }
}

const fieldImports = (list: readonly SectionDefinition[]) =>
  list
    .map(({name}) => `import {${name}Fields} from './${folderOf(name)}/${folderOf(name)}.groq.ts'\n`)
    .sort()
    .join('')

const projection = ({name}: SectionDefinition) => `_type == "${name}" => {\${${name}Fields}}`

const loader = (name: string) =>
  `() => import('${sourceOf(name)}').then((module) => module.${componentOf(name)})`

const sourceOf = (name: string) => `./${folderOf(name)}/${folderOf(name)}.tsx`

/** `cardGrid` is in `card-grid/`. */
const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `cardGrid` is rendered by `CardGrid`. */
const componentOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
