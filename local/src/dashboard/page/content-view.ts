import {element, emptyState} from './element.ts'
import type {ContentDocument} from './entries.ts'
import {absoluteTime, documentTitle, typeTitle} from './format.ts'
import type {Listed} from './list.ts'
import {definitions, heading, line} from './parts.ts'
import type {View} from './view.ts'

const isDraft = ({_id}: ContentDocument) => _id.startsWith('drafts.')

/** Documents of one type, whose name is appended to `list`. */
export const contentView: View<ContentDocument> = {
  title: 'Content',
  list: '/local/documents?type=',
  empty: ['No content yet', 'Documents appear here when a seed is loaded or the Studio creates one.'],
  id: (document) => document._id,
  words: (document) => `${documentTitle(document)} ${document._id} ${JSON.stringify(document)}`,
  row: (document) => [
    line(documentTitle(document), document._updatedAt),
    element(
      'p',
      {class: 'marks'},
      isDraft(document) && element('span', {class: 'warning'}, 'Draft'),
      element('code', {}, document._id),
    ),
  ],
  detail: (document) => [
    heading(documentTitle(document), document._updatedAt),
    definitions([
      ['Type', typeTitle(document._type)],
      ['State', isDraft(document) ? 'Draft' : 'Published'],
      ['Id', element('code', {}, document._id)],
      ['Created', absoluteTime(document._createdAt)],
    ]),
    element('pre', {class: 'text', tabindex: '0'}, JSON.stringify(document, null, 2)),
  ],
}

/** Content begins with its types; a list of ten thousand documents helps nobody. */
export function renderTypes(
  counts: Record<string, number>,
  search: string,
  selected: string | undefined,
): Listed {
  const wanted = search.trim().toLowerCase()
  const types = Object.entries(counts)
    .filter(([type]) => `${type} ${typeTitle(type)}`.toLowerCase().includes(wanted))
    .sort(([a], [b]) => typeTitle(a).localeCompare(typeTitle(b)))
  if (Object.keys(counts).length === 0) return {found: 0, content: emptyState(...contentView.empty)}
  if (types.length === 0) return {found: 0, content: emptyState('Nothing found', 'No type has such a name.')}
  const rows = types.map(([type, count]) => {
    const link = {
      class: 'type',
      href: `#/content/${encodeURIComponent(type)}`,
      'data-key': type,
      'aria-current': type === selected && 'true',
    }
    const figure = element('span', {class: 'figure'}, String(count))
    return element('li', {}, element('a', link, element('span', {}, typeTitle(type)), figure))
  })
  return {found: types.length, content: element('ul', {class: 'rows'}, rows)}
}
