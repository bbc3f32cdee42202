import {ListIcon} from '@sanity/icons/List'
import {definePlugin} from 'sanity'
import {BulkTool} from './bulk-tool.tsx'

/** Adds the tool that changes many documents at once. */
export const bulk = definePlugin({
  name: 'upline-bulk',
  tools: [{name: 'bulk', title: 'Bulk', icon: ListIcon, component: BulkTool}],
})
