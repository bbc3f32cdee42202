import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {lazy, Suspense, useEffect} from 'react'
import {definePlugin, type ToolMenuProps} from 'sanity'
import {route} from 'sanity/router'
import {Loading} from '../../ui/loading.tsx'
import {useData} from '../../ui/query-client.ts'
import {type InboxOptions, useAccess} from './use-access.ts'

const name = 'inbox'

/** Adds the tool for inquiries, whose code loads when it is opened, with the number of new ones next to its name. */
export const inbox = definePlugin<InboxOptions>((options) => {
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
            <Inbox {...options} />
          </Suspense>
        ),
      },
    ],
    studio: {
      components: {
        toolMenu: (props: ToolMenuProps) => {
          const count = useNewInquiries(options)
          const tools = props.tools.map((tool) =>
            tool.name === name && count ? {...tool, title: `${tool.title} (${count})`} : tool,
          )
          return props.renderDefault({...props, tools})
        },
      },
    },
  }
})

/** Returns the number of new inquiries, or undefined if the editor can't read them. It may be old in the cloud until the tab gets the focus. */
function useNewInquiries(options: InboxOptions): number | undefined {
  const {access} = useAccess(options)
  const connection = access?.state === 'staff' ? access.connection : undefined
  const {data, refetch} = useData({
    queryKey: ['new inquiries', connection !== undefined],
    queryFn: async () => (await connection?.inbox.countNew()) ?? 0,
    refetchOnWindowFocus: true,
  })
  // Watching reads Firestore several times a minute in the cloud.
  const isLocal = options.openLocal !== undefined
  useEffect(
    () => (isLocal ? connection?.watch(() => void refetch()) : undefined),
    [isLocal, connection, refetch],
  )
  return data
}
