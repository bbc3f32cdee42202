import {ActivityIcon} from '@sanity/icons/Activity'
import {definePlugin, type LayoutProps, type ToolMenuProps} from 'sanity'
import {useHealth} from './health-context.ts'
import {HealthProvider} from './health-provider.tsx'
import {HealthTool} from './health-tool.tsx'
import type {UseUnfound} from './unfound-groups.tsx'

const name = 'health'

interface Options {
  /** Origin of the site, which serves the report of its last build. */
  siteUrl: string
  useUnfound: UseUnfound
}

/** Adds the Health tool, with the number of problems next to its name. */
export const health = definePlugin<Options>(({siteUrl, useUnfound}) => ({
  name,
  tools: [
    {name, title: 'Health', icon: ActivityIcon, component: () => <HealthTool useUnfound={useUnfound} />},
  ],
  studio: {
    components: {
      layout: (props: LayoutProps) => (
        <HealthProvider siteUrl={siteUrl}>{props.renderDefault(props)}</HealthProvider>
      ),
      toolMenu: ToolMenuWithCount,
    },
  },
}))

function ToolMenuWithCount(props: ToolMenuProps) {
  const {health: found} = useHealth()
  const count = found?.open.length ?? 0
  const tools = props.tools.map((tool) =>
    tool.name === name && count > 0 ? {...tool, title: `${tool.title} (${count})`} : tool,
  )
  return props.renderDefault({...props, tools})
}
