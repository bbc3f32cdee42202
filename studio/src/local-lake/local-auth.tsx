import {BehaviorSubject, map, shareReplay, switchMap} from 'rxjs'
import type {AuthStore, CurrentUser} from 'sanity'
import {localClientFactory} from './client-factory.ts'
import {LocalLogin} from './local-login.tsx'

/** What the lake says of a user whom somebody chose among several. */
const chosen = 'chosen'

/**
 * Who works in a Studio on one machine: whom the lake at `apiHost` names. Where several editors are named, each says who they
 * are, and can sign out; where none is, nobody signs in.
 */
export function localAuth({
  apiHost,
  ...project
}: {
  apiHost: string
  projectId: string
  dataset: string
}): AuthStore {
  // As the Studio's own auth store makes its client.
  const client = localClientFactory(apiHost)({
    ...project,
    apiVersion: '2021-06-07',
    useCdn: false,
    perspective: 'raw',
    requestTagPrefix: 'sanity.studio',
    // The lake asks for none, but the client refuses live events of drafts without; and it knows an editor by a cookie.
    withCredentials: true,
  })
  const changes = new BehaviorSubject(undefined)
  const askAgain = () => changes.next(undefined)
  const logout = async () => {
    await client.request({method: 'POST', url: '/auth/logout', tag: 'auth.logout'})
    askAgain()
  }
  const store: AuthStore = {
    state: changes.pipe(
      switchMap(() =>
        client.observable.request<Partial<CurrentUser>>({url: '/users/me', tag: 'users.get-current'}),
      ),
      map((user) => {
        // A whole user or, where several are named and none is chosen, an empty object.
        const currentUser = user.id ? (user as CurrentUser) : null
        // The Studio offers to sign out where there is such a function.
        if (user.provider === chosen) store.logout = logout
        return {authenticated: currentUser !== null, client, currentUser}
      }),
      shareReplay(1),
    ),
    LoginComponent: () => <LocalLogin client={client} onChosen={askAgain} />,
  }
  return store
}
