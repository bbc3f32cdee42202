import type {Template} from 'sanity'
import {singletonTypes} from './singletons.ts'
import {startingPoints} from './starting-points.ts'

/** A page that starts with its place in the tree and an empty hero. Parameter `path`: the path of the page above. */
const pageUnder: Template<{path: string}, unknown> = {
  id: 'page-under',
  title: 'Page',
  schemaType: 'page',
  parameters: [{name: 'path', title: 'Path of the page above', type: 'string'}],
  value: ({path}: {path: string}) => ({
    path: path === '/' ? '/' : `${path}/`,
    sections: [{_type: 'hero', _key: 'hero', layout: 'page'}],
  }),
}

export function templates(own: Template[]): Template[] {
  return [...own.filter(({schemaType}) => !singletonTypes.has(schemaType)), pageUnder, ...startingPoints]
}
