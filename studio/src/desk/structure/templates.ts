import {singletonTypes} from '@upline/editorial/documents/singletons.ts'
import type {Template, TemplateItem} from 'sanity'
import {newSection, startingPoints} from './starting-points.ts'

/** A new page below another one. Parameter `path`: the parent's path, or '/' for a page at the top level. */
const pageUnder: Template<{path: string}, unknown> = {
  id: 'page-under',
  title: 'Page',
  schemaType: 'page',
  parameters: [{name: 'path', title: 'Path of the parent page', type: 'string'}],
  value: ({path}: {path: string}) => ({
    ...(path !== '/' && {path: `${path}/`}),
    sections: [newSection('hero')],
  }),
}

/** A page and a redirect for an address that visitors did not find, and a page for a search. */
export const forUnfound: Template<{path?: string; title?: string; from?: string}, unknown>[] = [
  {
    id: 'page-for',
    title: 'Page',
    schemaType: 'page',
    parameters: ['path', 'title'].map((name) => ({name, title: name, type: 'string'})),
    value: (given: object) => ({...given, sections: [newSection('hero')]}),
  },
  {
    id: 'redirect-from',
    title: 'Redirect',
    schemaType: 'redirect',
    parameters: [{name: 'from', title: 'Old path', type: 'string'}],
    value: ({from}: {from: string}) => ({from}),
  },
]

/** Leaves out the tags and folders of Media. A singleton without a template would open without its initial values. */
export function templates(own: Template[]): Template[] {
  return [
    ...own.filter(({schemaType}) => !schemaType.startsWith('media.')),
    pageUnder,
    ...forUnfound,
    ...startingPoints,
  ]
}

const withParameters = new Set([pageUnder, ...forUnfound].map(({id}) => id))

/** Removes singletons, and the templates whose parameters only the page tree and Health know, from the list of documents to create. */
export function newDocumentOptions(options: TemplateItem[]): TemplateItem[] {
  return options.filter(({templateId}) => !singletonTypes.has(templateId) && !withParameters.has(templateId))
}
