import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {lazy, Suspense} from 'react'
import {definePlugin, type ToolMenuProps} from 'sanity'
import {route} from 'sanity/router'
import {Loading} from '../ui/loading.tsx'
import type {OpenInbox} from './inbox.tsx'
import {useNewInquiries} from './new-inquiries.ts'
import type {InboxSettings} from './settings.ts'

const name = 'inbox'

interface Options {
  settings: InboxSettings
  /** Opens the inbox of a local backend without a sign-in. */
  openLocal?: OpenInbox | undefined
}

/** Adds the tool for inquiries, whose code loads when it is opened, with the number of new ones next to its name. */
export const inbox = definePlugin<Options>(({settings, openLocal}) => {
  const Inbox = lazy(() => import('./inbox.tsx').then((module) => ({default: module.Inbox})))
  return {
    name,
    tools: [
      {
        name,
        title: 'Inbox',
        icon: EnvelopeIcon,
        router: route.create('/:inquiry'),
        component: () => (
          <Suspense fallback={<Loading />}>
            <Inbox settings={settings} openLocal={openLocal} />
          </Suspense>
        ),
      },
    ],
    studio: {
      components: {
        toolMenu: (props: ToolMenuProps) => {
          const count = useNewInquiries(settings, openLocal)
          const tools = props.tools.map((tool) =>
            tool.name === name && count ? {...tool, title: `${tool.title} (${count})`} : tool,
          )
          return props.renderDefault({...props, tools})
        },
      },
    },
  }
})
