import {BookIcon} from '@sanity/icons/Book'
import {CaseIcon} from '@sanity/icons/Case'
import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {CogIcon} from '@sanity/icons/Cog'
import {ComponentIcon} from '@sanity/icons/Component'
import {DocumentsIcon} from '@sanity/icons/Documents'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {HashIcon} from '@sanity/icons/Hash'
import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {PackageIcon} from '@sanity/icons/Package'
import {TagIcon} from '@sanity/icons/Tag'
import {TransferIcon} from '@sanity/icons/Transfer'
import {TrashIcon} from '@sanity/icons/Trash'
import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {UsersIcon} from '@sanity/icons/Users'
import type {ComponentType} from 'react'
import type {StructureBuilder, StructureResolver} from 'sanity/structure'
import {RecentlyDeleted} from '../recently-deleted.tsx'
import {ReviewList} from '../review/review-list.tsx'
import {PageTree} from './page-tree.tsx'

type Sorting = Parameters<ReturnType<StructureBuilder['documentTypeList']>['defaultOrdering']>[0]

const byName: Sorting = [{field: 'name', direction: 'asc'}]
const byTitle: Sorting = [{field: 'title', direction: 'asc'}]
const byOrder: Sorting = [{field: 'order', direction: 'asc'}]

type ListItem = ReturnType<StructureBuilder['listItem']>
type Child = Parameters<ListItem['child']>[0]

const itemsOf = (S: StructureBuilder) => ({
  item: (id: string, title: string, icon: ComponentType, child: Child) =>
    S.listItem().id(id).title(title).icon(icon).child(child),
  list: (id: string, title: string, items: Parameters<ReturnType<StructureBuilder['list']>['items']>[0]) =>
    S.list().id(id).title(title).items(items),
  pane: (id: string, title: string, component: Parameters<StructureBuilder['component']>[0]) =>
    S.component(component).id(id).title(title),
})

const collectionsOf = (S: StructureBuilder) => (type: string, title: string, sorting: Sorting) =>
  S.documentTypeListItem(type)
    .title(title)
    .child(S.documentTypeList(type).title(title).defaultOrdering(sorting))

/** Groups the content by the people it is for. */
export const structure: StructureResolver = (S) => {
  const collection = collectionsOf(S)
  const {item, pane} = itemsOf(S)
  const group = (title: string, icon: ComponentType, items: ReturnType<typeof collection>[]) =>
    S.listItem().title(title).icon(icon).child(S.list().title(title).items(items))
  const alone = (type: string, title: string, icon: ComponentType, sorting: Sorting) =>
    collection(type, title, sorting).icon(icon)

  return S.list()
    .id('content')
    .title('Content')
    .items([
      item(
        'pages',
        'Website pages',
        DocumentsIcon,
        pane('pages', 'Website pages', PageTree)
          .canHandleIntent((intent, {type}) => type === 'page' && (intent === 'edit' || intent === 'create'))
          .child((documentId) => S.defaultDocument({schemaType: 'page', documentId})),
      ),
      alone('sharedSection', 'Shared sections', ComponentIcon, byTitle),
      group('News', DocumentTextIcon, [
        collection('newsArticle', 'Articles', [{field: 'date', direction: 'desc'}]),
        collection('newsCategory', 'Categories', byOrder),
      ]),
      S.divider(),
      carriers(S),
      group('Plans and products', PackageIcon, [
        collection('plan', 'Plans', [{field: 'audience', direction: 'asc'}, ...byName]),
        collection('productCategory', 'Product categories', byName),
        collection('enrollmentWindow', 'Enrollment windows', [{field: 'line', direction: 'asc'}, ...byTitle]),
      ]),
      group('For agents', TrendUpwardIcon, [
        collection('course', 'Courses', byTitle),
        collection('calendarEvent', 'Calendar', [{field: 'startDate', direction: 'asc'}]),
        collection('resourceDocument', 'Documents', [{field: 'group', direction: 'asc'}, ...byName]),
        collection('marketingTool', 'Marketing tools', byName),
        collection('contractingTopic', 'Contracting', byOrder),
        collection('commissionLevel', 'Commission levels', byOrder),
        collection('compensationCap', 'Compensation caps', [{field: 'year', direction: 'desc'}, ...byTitle]),
        collection('planCount', 'Plan counts', [{field: 'year', direction: 'desc'}, ...byTitle]),
        collection('partnerTier', 'Partner tiers', byOrder),
        collection('careerLevel', 'Career levels', byOrder),
      ]),
      group('People and testimonials', UsersIcon, [
        collection('person', 'People', byOrder),
        collection('department', 'Departments', byName),
        collection('testimonial', 'Testimonials', [{field: 'author', direction: 'asc'}]),
        collection('timelineEntry', 'Timeline', [{field: 'year', direction: 'asc'}]),
        collection('faq', 'Questions and answers', [{field: 'topic', direction: 'asc'}]),
      ]),
      alone('legalSection', 'Legal texts', BookIcon, byTitle),
      alone('disclaimer', 'Disclaimers', InfoOutlineIcon, [
        {field: 'key', direction: 'asc'},
        {field: 'effectiveFrom', direction: 'desc'},
      ]),
      S.divider(),
      alone('fact', 'Facts and figures', HashIcon, [{field: 'label', direction: 'asc'}]),
      settings(S),
      alone('redirect', 'Redirects', TransferIcon, [{field: 'from', direction: 'asc'}]),
      S.divider(),
      item('reviews', 'Reviews', CheckmarkCircleIcon, pane('reviews', 'Reviews', ReviewList)),
      item(
        'recently-deleted',
        'Recently deleted',
        TrashIcon,
        pane('recently-deleted', 'Recently deleted', RecentlyDeleted),
      ),
    ])
}

/** Lists all carriers, the featured ones, those with a page, and the carriers of each category. */
function carriers(S: StructureBuilder) {
  // Unlike a document list, a type list with a filter keeps the sort menu and resolves intents.
  const listOf = (id: string, title: string, filter: string, params = {}) =>
    S.documentTypeList('carrier')
      .id(id)
      .title(title)
      .filter(`_type == $type${filter}`)
      .params({type: 'carrier', ...params})
      .apiVersion('2025-02-19')
      .defaultOrdering(byName)
  const {item, list} = itemsOf(S)
  const some = (id: string, title: string, filter = '') =>
    item(id, title, CaseIcon, listOf(id, title, filter))
  const collection = collectionsOf(S)
  const byCategory = S.documentTypeList('carrierCategory')
    .id('by-category')
    .title('By category')
    .defaultOrdering(byOrder)
    // Without this, intents would open categories here instead of in their own list.
    .filter('_type == "carrierCategory"')
    .apiVersion('2025-02-19')
    .canHandleIntent(() => false)
    .child((category) =>
      listOf(category, 'Carriers', ' && category == *[_id == $category][0].key', {category}),
    )
  const items = [
    some('all', 'All carriers'),
    some('featured', 'Featured partners', ' && featured == true'),
    some('with-page', 'With a page', ' && hasPage == true'),
    S.divider(),
    item('by-category', 'By category', TagIcon, byCategory),
    S.divider(),
    collection('carrierCategory', 'Categories', byOrder),
    collection('carrierSpecialty', 'Specialties', byOrder),
    collection('partnerLevel', 'Partner levels', byOrder),
  ]
  return item('carriers', 'Carriers', CaseIcon, list('carriers', 'Carriers', items))
}

/** Lists the singletons. */
function settings(S: StructureBuilder) {
  const singleton = (type: string, title: string) =>
    S.documentListItem()
      .schemaType(type)
      .id(type)
      .title(title)
      .child(S.document().schemaType(type).documentId(type).title(title))
  const {item, list} = itemsOf(S)
  const items = [
    singleton('siteSettings', 'Site'),
    singleton('navigation', 'Menu and footer'),
    singleton('inquirySettings', 'Inquiry form'),
    singleton('carrierPage', 'Carrier pages'),
    singleton('notificationMail', 'Notification email'),
    singleton('notFoundPage', 'Page not found'),
    singleton('interfaceText', 'Site labels and messages'),
  ]
  return item('settings', 'Site settings', CogIcon, list('settings', 'Site settings', items))
}
