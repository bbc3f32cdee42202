import {lakeStudio} from '@upline/lake/vite'
import {defineCliConfig} from 'sanity/cli'

const {LAKE: url} = process.env

export default defineCliConfig({
  api: {projectId: 'local', dataset: 'production'},
  deployment: {autoUpdates: false},
  // With the lake's address in LAKE the Studio edits the lake, without it hosted Sanity.
  vite: {plugins: url ? [lakeStudio({url})] : []},
})
