import {Schema} from '@sanity/schema'
import type {SchemaType} from '@sanity/types'
import {collectionSchemas, schemaTypes, singletonSchemas} from '@upline/schemas/schema-types.ts'
import {sections} from '@upline/schemas/sections.ts'
import type {FuzzDocument} from './memory-lake.ts'

const compiled = Schema.compile({name: 'content', types: schemaTypes})

const image = {
  _id: 'image-1',
  _type: 'sanity.imageAsset',
  url: 'https://cdn.example/images/local/production/one-1600x1000.png',
  extension: 'png',
  metadata: {dimensions: {width: 1600, height: 1000, aspectRatio: 1.6}, lqip: 'data:image/png;base64,AA=='},
}
const file = {
  _id: 'file-1',
  _type: 'sanity.fileAsset',
  url: 'https://cdn.example/files/local/production/one.pdf',
  extension: 'pdf',
  originalFilename: 'one.pdf',
  size: 1234,
}

// A change that all pages show costs less where they are few; a mistake is easier to find where they are small.
const sectionsOfAPage = 3

/** A site made of the schemas alone: a document of each type, every field filled, and every section on some page. */
export function siteDocuments(): FuzzDocument[] {
  const collections = collectionSchemas
    .filter(({name}) => name !== 'page')
    .map(({name}) => ({...documentOf(name), _id: `${name}-1`, ...fixed[name]}))
  const singletons = singletonSchemas.map(({name}) => ({...documentOf(name), _id: name}))
  const names = sections.map(({name}) => name)
  const pages = names
    .filter((_, index) => index % sectionsOfAPage === 0)
    .map((first, index) => {
      const from = index * sectionsOfAPage
      return page(
        first,
        `/s/${first.toLowerCase()}`,
        names.slice(from, from + sectionsOfAPage).map(sectionOf),
      )
    })
  const home = page('home', '/', [sectionOf('hero')])
  const more = {...documentOf('carrier'), _id: 'carrier-2', name: 'The other carrier', hasPage: false}
  const fact = {...documentOf('fact'), _id: 'fact-2', key: 'other', value: 'Other'}
  return [image, file, ...singletons, ...collections, more, fact, home, ...pages]
}

const fixed: Record<string, object> = {
  carrier: {path: '/carriers/one', hasPage: true},
  fact: {key: 'fact', value: 'Fact'},
  newsArticle: {path: '/about/news/one'},
  redirect: {from: '/old', enabled: true},
}

function page(name: string, path: string, content: unknown[]): FuzzDocument {
  return {...documentOf('page'), _id: `page-${name}`, title: `Page of ${name}`, path, sections: content}
}

function documentOf(name: string): FuzzDocument {
  const type = compiled.get(name)
  if (!type) throw new Error(`There is no type ${name}`)
  return sampleOf(type, name, true) as FuzzDocument
}

function sectionOf(name: string): unknown {
  const type = compiled.get(name)
  if (!type) throw new Error(`There is no section ${name}`)
  return {...(sampleOf(type, name) as object), _key: name}
}

/** A value that the type allows. */
function sampleOf(type: SchemaType, name: string, isTop = false): unknown {
  if (isKind(type, 'reference')) return {_type: 'reference', _weak: true, _ref: targetOf(type)}
  if (isKind(type, 'block')) return block()
  switch (type.jsonType) {
    case 'object': {
      const fields = type.fields.filter((field) => (isTop ? field.name !== 'sections' : true))
      const members = fields.map((field) => [field.name, fieldValue(type, field)])
      return {_type: type.name, ...Object.fromEntries(members.filter(([, value]) => value !== undefined))}
    }
    case 'array':
      return type.of.map((member, index) => {
        const value = sampleOf(member, name)
        return typeof value === 'object' ? {_key: `${member.name}-${index}`, ...value} : value
      })
    case 'number':
      return 3
    case 'boolean':
      return true
    default:
      return textOf(type, name)
  }
}

function fieldValue(parent: SchemaType, field: {name: string; type: SchemaType}): unknown {
  const {name} = field
  if (name === 'asset')
    return {_type: 'reference', _weak: true, _ref: isKind(parent, 'file') ? file._id : image._id}
  // Types of Sanity's own, which the site's schema does not compile.
  if (name === 'media') return undefined
  if (name === 'crop') return {_type: 'sanity.imageCrop', top: 0, bottom: 0.1, left: 0, right: 0}
  if (name === 'hotspot') return {_type: 'sanity.imageHotspot', x: 0.5, y: 0.5, width: 1, height: 1}
  // One section inside of a tab is enough: each type has a page.
  if (parent.name === 'tabPanel' && name === 'sections') return [sectionOf('prose'), sectionOf('steps')]
  return sampleOf(field.type, name)
}

function textOf(type: SchemaType, name: string): string {
  // What has ended is named in the report.
  if (name === 'effectiveUntil') return '2999-12-31'
  const choices =
    type.options && 'list' in type.options && Array.isArray(type.options.list) ? type.options.list : []
  const [choice] = choices.map((each: unknown) =>
    typeof each === 'object' && each && 'value' in each ? each.value : each,
  )
  if (typeof choice === 'string') return choice
  if (isKind(type, 'date')) return '2024-03-01'
  if (isKind(type, 'url')) return 'https://example.org/'
  return `Words of ${name}`
}

function targetOf(type: SchemaType): string {
  const [target] = 'to' in type && Array.isArray(type.to) ? type.to : []
  return target?.name === 'page' ? 'page-home' : `${target?.name}-1`
}

function block() {
  return {
    _type: 'block',
    style: 'normal',
    markDefs: [
      {_key: 'l', _type: 'textLink', link: {_type: 'link', kind: 'url', url: 'https://example.org/'}},
    ],
    children: [{_type: 'span', _key: 's', text: 'Words of a block', marks: ['l']}],
  }
}

function isKind(type: SchemaType, name: string): boolean {
  for (let at: SchemaType | undefined = type; at; at = at.type as SchemaType | undefined) {
    if (at.name === name) return true
  }
  return false
}
