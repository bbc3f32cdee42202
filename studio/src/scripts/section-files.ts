import type {SectionDefinition} from '@upline/schemas/sections/define-section.ts'
import {sections} from '@upline/schemas/sections.ts'

const header = '// Generated from schemas/src/sections.ts by `npm run typegen`. Do not edit.\n'

/**
 * Sections that most pages have come with the code of the site. Loaded apart, with what they share, they make home's code 6 KiB
 * (gzip) larger, in 19 files more. So a page that has no others is hydrated without the list of them.
 */
const frequent = ['hero', 'cardGrid', 'carrierShowcase', 'testimonials', 'callToAction']

/**
 * The generated files of `web/src/sections`, text by name. TypeGen reads a projection only where it is one template literal of
 * imported strings, and a bundler an import only where its path is written out; so both are generated.
 */
export function sectionFiles(): Record<string, string> {
  const inPanels = sections.filter(({place}) => place === 'page-or-tab')
  const onPages = sections.filter(({place}) => place === 'page')
  const others = sections.filter(({name}) => !frequent.includes(name))
  return {
    'panel-section-fields.generated.ts': `${header}${fieldImports(inPanels)}
/** The projection of a section that may stand in a tab panel. */
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
    'frequent-sections.generated.ts': `${header}${frequent.map(componentImport).sort().join('')}import type {SectionComponents} from './section-component.ts'

/** The components of the most frequent section types, which are part of the site's code. */
export const frequentSections = {
  ${frequent.map((name) => `${name}: ${componentOf(name)}`).join(',\n  ')},
} satisfies Partial<SectionComponents>
`,
    'registry.generated.ts': `${header}import type {frequentSections} from './frequent-sections.generated.ts'
import type {SectionRegistry} from './section-component.ts'

/** Loads the component of each section type that is not part of the site's code. */
export const registry = {
  ${others.map(({name}) => `${name}: ${loader(name)}`).join(',\n  ')},
} satisfies Omit<SectionRegistry, keyof typeof frequentSections>
`,
  }
}

const fieldImports = (list: readonly SectionDefinition[]) =>
  list
    .map(({name}) => `import {${name}Fields} from './${folderOf(name)}/${folderOf(name)}.groq.ts'\n`)
    .sort()
    .join('')

const projection = ({name}: SectionDefinition) => `_type == "${name}" => {\${${name}Fields}}`

const componentImport = (name: string) => `import {${componentOf(name)}} from '${sourceOf(name)}'\n`

const loader = (name: string) =>
  `() => import('${sourceOf(name)}').then((module) => module.${componentOf(name)})`

const sourceOf = (name: string) => `./${folderOf(name)}/${folderOf(name)}.tsx`

/** `cardGrid` stands in `card-grid/`. */
const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `cardGrid` is rendered by `CardGrid`. */
const componentOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
