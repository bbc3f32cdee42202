import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {Button, Flex} from '@sanity/ui'
import {useEffect} from 'react'
import {definePlugin, type ToolMenuProps, useAddonDataset, useCurrentUser} from 'sanity'
import {useRouter} from 'sanity/router'
import {useData} from '../../ui/query-client.ts'

/** Adds the number of the editor's open tasks to the navigation bar. */
export const tasks = definePlugin({
  name: 'upline-tasks',
  studio: {components: {toolMenu: ToolMenuWithTasks}},
})

const query = 'count(*[_type == "tasks.task" && status == "open" && assignedTo == $me])'

/** Adds a button that opens the Studio's list of tasks, whose own button has no number. */
function ToolMenuWithTasks(props: ToolMenuProps) {
  const {client} = useAddonDataset()
  const me = useCurrentUser()?.id
  const {navigateStickyParams} = useRouter()
  const {data: count = 0, refetch} = useData({
    queryKey: ['tasks', me],
    queryFn: async () => (client && me ? client.fetch<number>(query, {me}, {tag: 'tasks'}) : 0),
    refetchOnWindowFocus: true,
  })
  useEffect(() => {
    const options = {includeResult: false, visibility: 'query', tag: 'tasks'} as const
    const changes = client
      ?.listen('*[_type == "tasks.task"]', {}, options)
      .subscribe({next: () => void refetch(), error: () => {}})
    return () => changes?.unsubscribe()
  }, [client, refetch])
  return (
    <Flex align="center" gap={1}>
      {props.renderDefault(props)}
      {count > 0 && (
        <Button
          mode="bleed"
          tone="primary"
          fontSize={1}
          padding={2}
          icon={CheckmarkCircleIcon}
          text={count === 1 ? '1 task' : `${count} tasks`}
          onClick={() => navigateStickyParams({sidebar: 'tasks'})}
        />
      )}
    </Flex>
  )
}
