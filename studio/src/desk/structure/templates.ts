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

/** Leaves out the tags and folders of Media. A singleton without a template would open without its initial values. */
export function templates(own: Template[]): Template[] {
  return [...own.filter(({schemaType}) => !schemaType.startsWith('media.')), pageUnder, ...startingPoints]
}

/** Removes singletons, and the template whose parent only the page tree knows, from the list of documents to create. */
export function newDocumentOptions(options: TemplateItem[]): TemplateItem[] {
  return options.filter(({templateId}) => !singletonTypes.has(templateId) && templateId !== pageUnder.id)
}
