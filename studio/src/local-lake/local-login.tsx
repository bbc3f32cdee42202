import {Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
import type {SanityClient} from 'sanity'

interface Provider {
  name: string
  title: string
}

/** Who is at the desk: the editors whom LOCAL_EDITORS names. */
export function LocalLogin({client, onChosen}: {client: SanityClient; onChosen: () => void}) {
  const [providers, setProviders] = useState<Provider[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    client
      .request<{providers: Provider[]}>({url: '/auth/providers', tag: 'auth.providers'})
      .then((answer) => setProviders(answer.providers))
      .catch(() => setFailed(true))
  }, [client])
  const choose = (name: string) => {
    setFailed(false)
    client
      .request({method: 'POST', url: `/auth/login/${encodeURIComponent(name)}`, tag: 'auth.login'})
      .then(onChosen)
      .catch(() => setFailed(true))
  }
  return (
    <Flex height="fill" align="center" justify="center" padding={4}>
      <Card border radius={3} padding={5} style={{minWidth: 280}}>
        <Stack gap={4}>
          <Heading as="h1" size={1}>
            Who are you?
          </Heading>
          <Text size={1} muted>
            History shows the name with what you change.
          </Text>
          {providers?.map(({name, title}) => (
            <Button key={name} mode="ghost" text={title} onClick={() => choose(name)} />
          ))}
          {hasFailed && (
            <Text size={1} role="alert">
              The backend does not answer. Start the product and load this page again.
            </Text>
          )}
        </Stack>
      </Card>
    </Flex>
  )
}
