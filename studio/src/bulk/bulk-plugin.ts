import {ListIcon} from '@sanity/icons/List'
import {definePlugin} from 'sanity'
import {BulkTool} from './bulk-tool.tsx'

/** Publishes, unpublishes, changes, deletes, exports and imports many documents in one transaction that can be undone. */
export const bulkPlugin = definePlugin({
  name: 'upline-bulk',
  tools: [{name: 'bulk', title: 'Bulk', icon: ListIcon, component: BulkTool}],
})
