import {ListIcon} from '@sanity/icons/List'
import {definePlugin} from 'sanity'
import {BulkTool} from './bulk-tool.tsx'

/** Many documents at once: publish, unpublish, set a field, delete, export and import, each in one step that can be undone. */
export const bulkPlugin = definePlugin({
  name: 'upline-bulk',
  tools: [{name: 'bulk', title: 'Bulk', icon: ListIcon, component: BulkTool}],
})
