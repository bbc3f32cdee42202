import {Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {encodeAddressPart} from '@upline/domain/content/well-formed.ts'
import {lakeClientFactory} from '@upline/lake/studio.ts'
import {BehaviorSubject, map, of, shareReplay, switchMap} from 'rxjs'
import type {AuthStore, CurrentUser, SanityClient} from 'sanity'
import {Note} from './ui/note.tsx'
import {useData} from './ui/query-client.ts'
import {useAttempt} from './ui/use-attempt.ts'

/** The provider of users who chose their name. */
const chosen = 'chosen'

interface LocalAuthOptions {
  apiHost: string
  projectId: string
  dataset: string
}

/** Authenticates with a local lake: with several named editors each chooses a name and can sign out, otherwise no sign-in is needed. */
export function localAuth({apiHost, ...project}: LocalAuthOptions): AuthStore {
  // The same options as in the Studio's own auth store.
  const client = lakeClientFactory(apiHost)({
    ...project,
    apiVersion: '2021-06-07',
    useCdn: false,
    perspective: 'raw',
    requestTagPrefix: 'sanity.studio',
    // Live events of drafts need credentials, and the lake identifies an editor by a cookie.
    withCredentials: true,
  })
  const changes = new BehaviorSubject(undefined)
  const refresh = () => changes.next(undefined)
  const logout = async () => {
    await client.request({method: 'POST', url: '/auth/logout', tag: 'auth.logout'})
    refresh()
  }
  const store: AuthStore = {
    // Without a source of tokens the Studio looks for a session at sanity.io.
    token: of(null),
    state: changes.pipe(
      switchMap(() =>
        client.observable.request<Partial<CurrentUser>>({url: '/users/me', tag: 'users.get-current'}),
      ),
      map((user) => {
        // An empty object means that no name is chosen yet.
        const currentUser = user.id ? (user as CurrentUser) : null
        // The Studio offers to sign out if this function exists.
        if (user.provider === chosen) store.logout = logout
        return {authenticated: currentUser !== null, client, currentUser}
      }),
      shareReplay(1),
    ),
    LoginComponent: () => <LocalLogin client={client} onChoose={refresh} />,
  }
  return store
}

interface Provider {
  name: string
  title: string
}

const unreachable = 'The backend isn’t responding. Run npm start, then reload this page.'

/** Lets the editor choose one of the names in LOCAL_EDITORS. */
function LocalLogin({client, onChoose}: {client: SanityClient; onChoose: () => void}) {
  const {data, error} = useData({
    queryKey: ['auth providers'],
    queryFn: () => client.request<{providers: Provider[]}>({url: '/auth/providers', tag: 'auth.providers'}),
  })
  const {problem, attempt} = useAttempt(unreachable, {isInline: true})
  const choose = (name: string) =>
    attempt(async () => {
      await client.request({
        method: 'POST',
        url: `/auth/login/${encodeAddressPart(name)}`,
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
          {(error || problem) && (
            <Text size={1} role="alert">
              {problem ?? unreachable}
            </Text>
          )}
        </Stack>
      </Card>
    </Flex>
  )
}
