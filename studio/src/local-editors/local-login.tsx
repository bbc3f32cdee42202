import {Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import type {SanityClient} from 'sanity'
import {Note} from '../ui/note.tsx'
import {useAsync} from '../ui/use-async.ts'
import {useAttempt} from '../ui/use-attempt.ts'

interface Provider {
  name: string
  title: string
}

const unreachable = 'The backend does not respond. Start the product and reload this page.'

/** Lets the editor choose one of the names in LOCAL_EDITORS. */
export function LocalLogin({client, onChoose}: {client: SanityClient; onChoose: () => void}) {
  const {data, error} = useAsync(
    () => client.request<{providers: Provider[]}>({url: '/auth/providers', tag: 'auth.providers'}),
    [client],
  )
  const {problem, attempt} = useAttempt(unreachable, {isInline: true})
  const choose = (name: string) =>
    attempt(async () => {
      await client.request({
        method: 'POST',
        url: `/auth/login/${encodeURIComponent(name)}`,
        tag: 'auth.login',
      })
      onChoose()
    })
  return (
    <Flex height="fill" align="center" justify="center" padding={4}>
      <Card border radius={3} padding={5} style={{minWidth: 280}}>
        <Stack gap={4}>
          <Heading as="h1" size={1}>
            Who are you?
          </Heading>
          <Note>History shows this name with your changes.</Note>
          {data?.providers.map(({name, title}) => (
            <Button key={name} mode="ghost" text={title} onClick={() => choose(name)} />
          ))}
          {(error !== undefined || problem) && (
            <Text size={1} role="alert">
              {problem ?? unreachable}
            </Text>
          )}
        </Stack>
      </Card>
    </Flex>
  )
}
